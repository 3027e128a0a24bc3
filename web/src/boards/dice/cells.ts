/* Cells and sides of a sheet in the units of its drawing. Pure. */
import type { Point } from "../shared/framing";

export type Side = "N" | "E" | "S" | "W";
export type EndName = "A" | "B";

/** Clockwise from the north. */
export const SIDES: readonly Side[] = ["N", "E", "S", "W"];
/** Cells along a side of a sheet. */
export const ACROSS = 7;
/** A cell, and a whole sheet, in units. */
export const UNIT = 48;
export const SPAN = ACROSS * UNIT;

/** One step over a side, to the east and to the south. */
export const STEP: Record<Side, Point> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

/** Column and row of a cell named as `d3`. */
export function positionOf(cell: string): Point {
  return [cell.charCodeAt(0) - 97, Number(cell.slice(1)) - 1];
}

export function cellAt(column: number, row: number): string {
  return `${String.fromCharCode(97 + column)}${row + 1}`;
}

/** The middle of a cell. */
export function centre(cell: string): Point {
  const [column, row] = positionOf(cell);
  return [(column + 0.5) * UNIT, (row + 0.5) * UNIT];
}

/** A point so far from another, towards a side. */
export function beyond([x, y]: Point, side: Side, by: number): Point {
  return [x + by * STEP[side][0], y + by * STEP[side][1]];
}

export function opposite(side: Side): Side {
  return SIDES[(SIDES.indexOf(side) + 2) % 4]!;
}

/** How far a drawing that leads north is turned to lead to a side, in degrees. */
export function turnTo(side: Side): number {
  return 90 * SIDES.indexOf(side);
}

/** The side of a cell on which another cell lies; null where they do not touch. */
export function sideTowards(cell: string, other: string): Side | null {
  const [[x, y], [ox, oy]] = [positionOf(cell), positionOf(other)];
  return SIDES.find((side) => STEP[side][0] === ox - x && STEP[side][1] === oy - y) ?? null;
}

/** A rail as its die shows it: straight from north to south, or a curve from north to east, turned. */
export interface Lie {
  shape: "straight" | "curve";
  /** In quarters, clockwise. */
  turn: number;
}

export function lieOf(entered: Side, out: Side): Lie {
  const [from, to] = [SIDES.indexOf(entered), SIDES.indexOf(out)];
  if ((from + to) % 2 === 0) return { shape: "straight", turn: from % 2 };
  return { shape: "curve", turn: (from + 1) % 4 === to ? from : to };
}
