/* How the map of Railroad Tycoon is looked at: its sheet, and the three levels of detail. Pure. */
import type { Box, Frame, Sheet } from "../shared/framing";
import { COLUMNS, ROWS } from "./chart";
import { SIZE, WIDTH } from "./hexes";

export type Level = "far" | "middle" | "close";

/** Below it single hexes cannot be told apart, above the other there is room for their names. */
const FAR = 0.68;
const CLOSE = 1.7;

const BOX: Box = { left: -46, top: -52, right: WIDTH * COLUMNS + 24, bottom: 1.5 * SIZE * ROWS + 16 };

/** What is drawn of the map and the land around it. */
export const OUTER: Box = { left: BOX.left - 420, top: BOX.top - 260, right: BOX.right + 420, bottom: BOX.bottom + 260 };

export const SHEET: Sheet = {
  box: BOX,
  outer: OUTER,
  legible: 0.9,
  part: { least: 0.9, most: 1.35 },
  most: 1.6,
  room: 96,
  reach: 26,
};

/** On a phone more of the map is shown at once. */
export const NARROW: Sheet = { ...SHEET, part: { least: 0.7, most: 1.2 }, room: 60 };

export function levelOf(scale: number): Level {
  return scale < FAR ? "far" : scale > CLOSE ? "close" : "middle";
}

/** From a frame to another: how drawings that were made for one scale are moved to be seen at the other. */
export function moved({ x, y, k }: Frame, made: number): string {
  const by = k / made;
  return `translate(${x + OUTER.left * k}px,${y + OUTER.top * k}px) scale(${by})`;
}
