/* Where cells lie on a map, what they are called, and how a tile turns. Pure. */
import type { Box, Point } from "../shared/framing";

/** The side of a cell, in units of the sheet. */
export const CELL = 96;
export const HALF = CELL / 2;

/** A cell by its column and row; the first tile of every map lies on (0, 0). */
export interface Place {
  x: number;
  y: number;
}

/** Sides are numbered clockwise from the north. */
export const SIDES = [0, 1, 2, 3] as const;
const STEPS: readonly Point[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];
const LETTERS = 26;
/** The first tile is M13. */
const MIDDLE = 12;

export function beside({ x, y }: Place, side: number): Place {
  const [dx, dy] = STEPS[side]!;
  return { x: x + dx, y: y + dy };
}

export function opposite(side: number): number {
  return (side + 2) % 4;
}

/** Where a side of the drawing points: mirrored first, then turned clockwise (TIL-3). */
export function turned(side: number, orientation: number): number {
  const mirrored = orientation >= 4;
  return ((mirrored ? 4 - side : side) + (orientation % 4)) % 4;
}

/** The middle of a cell on the sheet. */
export function centre({ x, y }: Place): Point {
  return [x * CELL, y * CELL];
}

export function nameOf({ x, y }: Place): string {
  return `${columnName(x)}${y + MIDDLE + 1}`;
}

export function columnName(x: number): string {
  const column = x + MIDDLE;
  return column < 0 ? `-${letters(-1 - column)}` : letters(column);
}

export function rowName(y: number): string {
  return `${y + MIDDLE + 1}`;
}

function letters(column: number): string {
  const head = Math.floor(column / LETTERS);
  const last = String.fromCharCode(65 + (column % LETTERS));
  return head > 0 ? letters(head - 1) + last : last;
}

export function placeOf(name: string): Place {
  const [, west, column, row] = /^(-?)([A-Z]+)(-?\d+)$/.exec(name) ?? ["", "", "M", "13"];
  const count = [...column!].reduce((sum, letter) => sum * LETTERS + letter.charCodeAt(0) - 64, 0);
  return { x: (west ? -count : count - 1) - MIDDLE, y: Number(row) - 1 - MIDDLE };
}

export function key({ x, y }: Place): string {
  return `${x},${y}`;
}

/** The sheet that some cells take, with so many cells around them. */
export function boxAround(places: readonly Place[], margin: number): Box {
  const all = places.length > 0 ? places : [{ x: 0, y: 0 }];
  const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)];
  const reach = HALF + margin * CELL;
  return {
    left: Math.min(...xs) * CELL - reach,
    right: Math.max(...xs) * CELL + reach,
    top: Math.min(...ys) * CELL - reach,
    bottom: Math.max(...ys) * CELL + reach,
  };
}

/** The outer border of a group of cells, drawn a little inside of it. */
export function border(cells: readonly Place[], inset: number): string {
  const inside = new Set(cells.map(key));
  const has = (x: number, y: number): boolean => inside.has(key({ x, y }));
  return cells.map((cell) => SIDES.map((side) => edge(cell, side, inset, has)).join("")).join("");
}

/** One side of a cell as a line: drawn in at an outer corner, out at an inner one. */
function edge({ x, y }: Place, side: number, inset: number, has: (x: number, y: number) => boolean): string {
  const [dx, dy] = STEPS[side]!;
  if (has(x + dx, y + dy)) return "";
  const ends = [-1, 1].map((way) => {
    const [ax, ay] = [x - way * dy, y + way * dx];
    const along = !has(ax, ay) ? HALF - inset : has(ax + dx, ay + dy) ? HALF + inset : HALF;
    const out = HALF - inset;
    return `${x * CELL + dx * out - way * dy * along} ${y * CELL + dy * out + way * dx * along}`;
  });
  return `M${ends[0]}L${ends[1]}`;
}
