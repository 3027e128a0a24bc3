/* Where hexes lie on the sheet: centres, corners, sides, neighbours, and the hex at a point. Pure. */
import { type Point, polar } from "../shared/points";
import { COLUMNS, GROUND, nameOf, ROWS } from "./chart";

/** From the centre of a hex to a corner, in units of the sheet. */
export const SIZE = 22;
/** From the centre of a hex to the next one in its row. */
export const WIDTH = Math.sqrt(3) * SIZE;
/** Sides clockwise: 0 NE, 1 E, 2 SE, 3 SW, 4 W, 5 NW. */
export const SIDES = [0, 1, 2, 3, 4, 5];

/** Steps (column, row) to the neighbours, by whether the row is shifted. */
const STEPS = [
  [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [-1, -1],
  ],
  [
    [1, -1],
    [1, 0],
    [1, 1],
    [0, 1],
    [-1, 0],
    [0, -1],
  ],
] as const;

export function place(hex: string): [column: number, row: number] {
  const [, letters, number] = /^([A-Z]+)(\d+)$/.exec(hex) ?? ["", "A", "1"];
  const column = letters!.length === 1 ? letters!.charCodeAt(0) - 65 : 26 + letters!.charCodeAt(1) - 65;
  return [column, Number(number) - 1];
}

export function centre(hex: string): Point {
  const [column, row] = place(hex);
  return [WIDTH * (column + (row % 2 ? 0.5 : 0)), 1.5 * SIZE * row];
}

/** The corners clockwise from the northern one; side k lies between corner k and the next. */
export function corners(hex: string, size = SIZE): Point[] {
  const at = centre(hex);
  return SIDES.map((k) => polar(at, size, 60 * k - 90));
}

export function edge(hex: string, side: number): [Point, Point] {
  const around = corners(hex);
  return [around[side]!, around[(side + 1) % 6]!];
}

/** The middle of a side, or a point on the way to it. */
export function sidePoint(hex: string, side: number, part = 1): Point {
  return polar(centre(hex), (part * WIDTH) / 2, angleOf(side));
}

/** Degrees clockwise from east. */
export function angleOf(side: number): number {
  return 60 * (side - 1);
}

export function opposite(side: number): number {
  return (side + 3) % 6;
}

/** The hex on that side; null off the map. */
export function neighbour(hex: string, side: number): string | null {
  const [column, row] = place(hex);
  const [dc, dr] = STEPS[row % 2]![side]!;
  return named(column + dc, row + dr);
}

export function named(column: number, row: number): string | null {
  if (column < 0 || row < 0 || column >= COLUMNS || row >= ROWS) return null;
  const name = nameOf(column, row);
  return GROUND.has(name) ? name : null;
}
