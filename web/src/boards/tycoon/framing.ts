/* How the map of Railroad Tycoon is looked at: its sheet, and the three levels of detail. Pure. */
import type { Box, Frame, Sheet } from "../shared/framing";
import { COLUMNS, ROWS } from "./chart";
import { SIZE, WIDTH } from "./hexes";

export type Level = "far" | "middle" | "close";

/** Below it single hexes cannot be told apart, above the other there is room for their names. */
const FAR = 0.68;
const CLOSE = 1.7;

const BOX: Box = { left: -46, top: -78, right: WIDTH * COLUMNS + 24, bottom: 1.5 * SIZE * ROWS + 16 };

/** What is drawn of the map and the land around it. */
export const DRAWN: Box = { left: BOX.left - 900, top: BOX.top - 420, right: BOX.right + 900, bottom: BOX.bottom + 420 };

export const SHEET: Sheet = {
  box: BOX,
  outer: { left: BOX.left - 260, top: BOX.top - 160, right: BOX.right + 260, bottom: BOX.bottom + 160 },
  legible: 0.9,
  part: { least: 0.9, most: 1.35 },
  most: 1.6,
  room: 96,
  reach: 42,
};

/** On a phone more of the map is shown at once, and the whole of it up to its edge. */
export const NARROW: Sheet = { ...SHEET, box: { ...BOX, left: BOX.left + 16 }, part: { least: 0.7, most: 1.2 }, room: 60 };

export function levelOf(scale: number): Level {
  return scale < FAR ? "far" : scale > CLOSE ? "close" : "middle";
}

/** How drawings that were made for one scale are moved to be seen in a frame. */
export function moved({ x, y, k }: Frame, made: number): string {
  return `translate(${x + DRAWN.left * k}px,${y + DRAWN.top * k}px) scale(${k / made})`;
}

/** How much larger than drawn names and discs stand: names at most 16 px high on the screen, and the
    letters of cubes never under 12. */
export function lettersAt(scale: number): number {
  return Math.min(Math.max(1, 12.1 / (LETTER * scale)), 16 / (NAME * scale));
}

const LETTER = 12.2;

const NAME = 13.2;

/** The same for figures of 13 units. */
export function pillsAt(scale: number): number {
  return Math.max(12.4 / 13, Math.min(1.15, scale)) / scale;
}
