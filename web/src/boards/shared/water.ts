/* Water lines: where the sea is a given distance from any coast. A field of distances is made once
   on a grid, and each line is the contour through it. Pure. */
import type { Point } from "./points";

/** Units between two nodes of the grid. */
const STEP = 5;

export interface Field {
  left: number;
  top: number;
  columns: number;
  rows: number;
  /** Distance to the nearest coast, row by row, below nought on land; `reach` where it is farther. */
  values: Float32Array;
  /** The cells that a line may cross, by their north-western node. */
  near: number[];
}

/* All of this runs hundreds of thousands of times while the map is first looked at: numbers there, no points. */

/** Distances up to `reach` around closed coasts. */
export function distances(coasts: readonly (readonly Point[])[], reach: number): Field {
  const points = coasts.flat();
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - reach - STEP, Math.min(...ys) - reach - STEP];
  const columns = Math.ceil((Math.max(...xs) + reach - left) / STEP) + 2;
  const rows = Math.ceil((Math.max(...ys) + reach - top) / STEP) + 2;
  const field: Field = { left, top, columns, rows, values: new Float32Array(columns * rows).fill(reach * reach), near: [] };
  for (const coast of coasts) coast.forEach((from, i) => lower(field, from, coast[(i + 1) % coast.length]!, reach));
  field.values = field.values.map(Math.sqrt);
  for (const coast of coasts) sink(field, coast);
  field.near = nearby(field, reach);
  return field;
}

/** Brings the nodes near one stretch of coast down to the square of their distance from it. */
function lower(field: Field, [ax, ay]: Point, [bx, by]: Point, reach: number): void {
  const { left, top, columns, values } = field;
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy || 1;
  const first = Math.floor((Math.min(ax, bx) - reach - left) / STEP);
  const last = Math.ceil((Math.max(ax, bx) + reach - left) / STEP);
  const bottom = Math.ceil((Math.max(ay, by) + reach - top) / STEP);
  for (let row = Math.floor((Math.min(ay, by) - reach - top) / STEP); row <= bottom; row++) {
    const y = top + row * STEP - ay;
    for (let column = first; column <= last; column++) {
      const x = left + column * STEP - ax;
      const run = (x * dx + y * dy) / length;
      const part = run < 0 ? 0 : run > 1 ? 1 : run;
      const aside = x - part * dx;
      const ahead = y - part * dy;
      const far = aside * aside + ahead * ahead;
      const at = row * columns + column;
      if (far < values[at]!) values[at] = far;
    }
  }
}

/** Puts the nodes inside a coast below nought: between each two places where a row meets the coast. */
function sink({ left, top, columns, rows, values }: Field, coast: readonly Point[]): void {
  const meets = Array.from({ length: rows }, (): number[] => []);
  coast.forEach(([ax, ay], i) => {
    const [bx, by] = coast[(i + 1) % coast.length]!;
    const end = Math.ceil((Math.max(ay, by) - top) / STEP);
    for (let row = Math.ceil((Math.min(ay, by) - top) / STEP); row < end; row++) meets[row]!.push(ax + ((bx - ax) * (top + row * STEP - ay)) / (by - ay));
  });
  meets.forEach((xs, row) => {
    xs.sort((a, b) => a - b);
    for (let k = 0; k + 1 < xs.length; k += 2)
      for (let column = Math.ceil((xs[k]! - left) / STEP); left + column * STEP < xs[k + 1]!; column++) {
        const at = row * columns + column;
        values[at] = -Math.abs(values[at]!);
      }
  });
}

function isWithin(reach: number, value: number): boolean {
  return value < reach && value > -reach;
}

function nearby({ columns, rows, values }: Field, reach: number): number[] {
  const found: number[] = [];
  for (let at = 0; at < (rows - 1) * columns - 1; at++)
    if (
      isWithin(reach, values[at]!) ||
      isWithin(reach, values[at + 1]!) ||
      isWithin(reach, values[at + columns]!) ||
      isWithin(reach, values[at + columns + 1]!)
    )
      found.push(at);
  return found;
}

/** The lines at one distance from the coasts, over land where it is below nought, each as its points in order. */
export function contours(field: Field, level: number): Point[][] {
  const next = new Map<number, Crossing>();
  for (const at of field.near) if (isCrossed(field, at, level)) for (const crossing of crossings(field, at, level)) next.set(crossing.from, crossing);
  return chained(next);
}

function isCrossed({ values, columns }: Field, at: number, level: number): boolean {
  const inside = values[at]! < level;
  return values[at + 1]! < level !== inside || values[at + columns]! < level !== inside || values[at + columns + 1]! < level !== inside;
}

interface Crossing {
  /** The sides of the grid where the line comes in and goes out. */
  from: number;
  to: number;
  at: Point;
}

/* Corners and sides of a cell run clockwise from the north-west; side k lies between corner k and the
   next. The line keeps what is nearer than the level on its right. */
function crossings(field: Field, at: number, level: number): Crossing[] {
  const { columns, values } = field;
  const corners = [at, at + 1, at + columns + 1, at + columns];
  const sides = [2 * at, 2 * at + 3, 2 * (at + columns), 2 * at + 1];
  const [ins, outs]: [number[], number[]] = [[], []];
  for (let k = 0; k < 4; k++) {
    const isNear = values[corners[k]!]! < level;
    if (values[corners[(k + 1) % 4]!]! < level !== isNear) (isNear ? outs : ins).push(k);
  }
  return ins.map((k, i) => ({ from: sides[k]!, to: sides[outs[i]!]!, at: cut(field, corners[k]!, corners[(k + 1) % 4]!, level) }));
}

/** Where the level is met between two nodes. */
function cut({ left, top, columns, values }: Field, one: number, other: number, level: number): Point {
  const part = (level - values[one]!) / (values[other]! - values[one]!);
  const column = (one % columns) + part * ((other % columns) - (one % columns));
  const [above, below] = [Math.floor(one / columns), Math.floor(other / columns)];
  return [left + column * STEP, top + (above + part * (below - above)) * STEP];
}

function chained(next: Map<number, Crossing>): Point[][] {
  const lines: Point[][] = [];
  for (let start = next.values().next().value; start; start = next.values().next().value) {
    const line: Point[] = [];
    for (let here: Crossing | undefined = start; here; here = next.get(here.to)) {
      next.delete(here.from);
      line.push(here.at);
    }
    lines.push(line);
  }
  return lines;
}

/** Whether a point lies inside a closed coast. */
export function isInside([x, y]: Point, coast: readonly Point[]): boolean {
  let inside = false;
  let before = coast.at(-1)!;
  for (const here of coast) {
    if (here[1] > y !== before[1] > y && x < here[0] + ((before[0] - here[0]) * (y - here[1])) / (before[1] - here[1])) inside = !inside;
    before = here;
  }
  return inside;
}
