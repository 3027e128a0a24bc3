/* Where hexes lie on the sheet: centres, corners, sides and neighbours. Pure. */
import { along, type Point, polar, written } from "../shared/points";
import { type Box, boxAt } from "../shared/framing";
import { STEPS } from "./chart";

export { along, distance, type Point, polar } from "../shared/points";

/** From the centre of a hex to a corner, in units of the sheet. */
export const SIZE = 28;
/** From the centre of a hex to the next one in its row. */
export const WIDTH = Math.sqrt(3) * SIZE;
/** From one marker in the tray of a city to the next. */
export const SLOT = 14.6;
/** Directions 0 E to 5 NE, clockwise. */
export const SIDES = [0, 1, 2, 3, 4, 5];

export function place(hex: string): [column: number, row: number] {
  return [hex.charCodeAt(0) - 65, Number(hex.slice(1)) - 1];
}

export function nameOf(column: number, row: number): string {
  return `${String.fromCharCode(65 + column)}${row + 1}`;
}

export function centre(hex: string): Point {
  const [column, row] = place(hex);
  return [WIDTH * (column + (row % 2 ? 0.5 : 0)), 1.5 * SIZE * row];
}

/** The corners clockwise from the northern one. */
export function corners(hex: string, size = SIZE): Point[] {
  const [x, y] = centre(hex);
  return SIDES.map((k) => polar([x, y], size, 60 * k - 90));
}

/** The hex on that side; it may be water, and is null off the sheet to the west and north. */
export function neighbour(hex: string, side: number): string | null {
  const [column, row] = place(hex);
  const [dcolumn, drow] = (row % 2 ? STEPS.odd : STEPS.even)[(side + 6) % 6]!;
  const [c, r] = [column + dcolumn!, row + drow!];
  return c < 0 || r < 0 ? null : nameOf(c, r);
}

export function neighbours(hex: string): string[] {
  return SIDES.map((side) => neighbour(hex, side)).filter((other) => other !== null);
}

/** On which side of `from` lies `to`; -1 when they do not touch. */
export function sideTo(from: string, to: string): number {
  return SIDES.findIndex((side) => neighbour(from, side) === to);
}

/** The middle of the side between two hexes. */
export function between(a: string, b: string): Point {
  return along(centre(a), centre(b), 0.5);
}

/** What lies so far around a point. */
export function around(at: Point, wide: number, high: number): Box {
  return boxAt(at, { width: 2 * wide, height: 2 * high });
}

export function outline(hex: string, size = SIZE): string {
  return written(corners(hex, size));
}
