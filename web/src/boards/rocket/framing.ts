/* Which part of the sheet a screen shows, and how large its lettering must be. Pure. */
import type { Box } from "./labels";
import type { Point } from "./hexes";

/** Screen = sheet * k + (x, y). */
export interface Frame {
  x: number;
  y: number;
  k: number;
}

export interface Size {
  width: number;
  height: number;
}

export const SHEET: Box = { left: -190, top: -60, right: 738, bottom: 766 };
/** How far one may drag beyond the sheet. */
export const OUTER: Box = { left: -320, top: -180, right: 850, bottom: 880 };

/** Below this scale the whole sheet is too small to read. */
const LEGIBLE = 0.78;
const SMALLEST_PART = 0.86;
const LARGEST_PART = 1.06;
/** Space around the choices, so that one sees where they are. */
const ROOM = 84;

export function whole(size: Size): Frame {
  const k = Math.min(size.width / (SHEET.right - SHEET.left), size.height / (SHEET.bottom - SHEET.top));
  return centredOn([(SHEET.left + SHEET.right) / 2, (SHEET.top + SHEET.bottom) / 2], k, size);
}

export function isLegible(size: Size): boolean {
  return whole(size).k >= LEGIBLE;
}

/** The part of the sheet around some points. */
export function partAround(points: readonly Point[], size: Size): Frame {
  const box = boxOf(points);
  const fitting = Math.min(size.width / (box.right - box.left + 2 * ROOM), size.height / (box.bottom - box.top + 2 * ROOM));
  const k = Math.max(SMALLEST_PART, Math.min(LARGEST_PART, fitting));
  return kept(centredOn([(box.left + box.right) / 2, (box.top + box.bottom) / 2], k, size), size);
}

/** The whole sheet where it can be read, else the part around the choices. */
export function opening(choices: readonly Point[], size: Size): Frame {
  return isLegible(size) || choices.length === 0 ? whole(size) : partAround(choices, size);
}

export function shows(frame: Frame, [x, y]: Point, size: Size): boolean {
  const [sx, sy] = [x * frame.k + frame.x, y * frame.k + frame.y];
  const edge = 26 * frame.k;
  return sx > edge && sy > edge && sx < size.width - edge && sy < size.height - edge;
}

/** The factor that keeps lettering of 14.2 units at 12 px or more. */
export function lettering(k: number): number {
  return Math.max(1, 12.1 / (14.2 * k));
}

function centredOn([x, y]: Point, k: number, size: Size): Frame {
  return { x: size.width / 2 - x * k, y: size.height / 2 - y * k, k };
}

/** The same frame moved so that it shows no more than needed of what lies off the sheet. */
function kept(frame: Frame, size: Size): Frame {
  const across = within(frame.x, size.width - SHEET.right * frame.k, -SHEET.left * frame.k);
  const down = within(frame.y, size.height - SHEET.bottom * frame.k, -SHEET.top * frame.k);
  return { x: across, y: down, k: frame.k };
}

function within(value: number, least: number, most: number): number {
  return least > most ? (least + most) / 2 : Math.min(most, Math.max(least, value));
}

function boxOf(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}
