/* Water lines: where the sea is a given distance from any coast. A field of distances is made once
   on a grid, and each line is the contour through it. Pure. */
import { along, type Point } from "./points";

/** Units between two nodes of the grid. */
const STEP = 5;

export interface Field {
  left: number;
  top: number;
  columns: number;
  rows: number;
  /** Distance to the nearest coast, row by row; `reach` where it is farther. */
  values: Float32Array;
}

/** Distances up to `reach` around closed coasts. */
export function distances(coasts: readonly (readonly Point[])[], reach: number): Field {
  const points = coasts.flat();
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - reach - STEP, Math.min(...ys) - reach - STEP];
  const columns = Math.ceil((Math.max(...xs) + reach - left) / STEP) + 2;
  const rows = Math.ceil((Math.max(...ys) + reach - top) / STEP) + 2;
  const field = { left, top, columns, rows, values: new Float32Array(columns * rows).fill(reach) };
  for (const coast of coasts) coast.forEach((from, i) => lower(field, from, coast[(i + 1) % coast.length]!, reach));
  return field;
}

/** Brings the nodes near one stretch of coast down to their distance from it. Numbers, not points:
    this runs a million times before the map is first seen. */
function lower(field: Field, [ax, ay]: Point, [bx, by]: Point, reach: number): void {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy || 1;
  const last = Math.ceil((Math.max(ax, bx) + reach - field.left) / STEP);
  const bottom = Math.ceil((Math.max(ay, by) + reach - field.top) / STEP);
  for (let row = Math.floor((Math.min(ay, by) - reach - field.top) / STEP); row <= bottom; row++)
    for (let column = Math.floor((Math.min(ax, bx) - reach - field.left) / STEP); column <= last; column++) {
      const [x, y] = [field.left + column * STEP - ax, field.top + row * STEP - ay];
      const part = Math.max(0, Math.min(1, (x * dx + y * dy) / length));
      const far = Math.sqrt((x - part * dx) ** 2 + (y - part * dy) ** 2);
      const at = row * field.columns + column;
      if (far < field.values[at]!) field.values[at] = far;
    }
}

function node(field: Field, column: number, row: number): Point {
  return [field.left + column * STEP, field.top + row * STEP];
}

/** The lines at one distance, each as its points in order. */
export function contours(field: Field, level: number): Point[][] {
  const next = new Map<number, Crossing>();
  for (let row = 0; row < field.rows - 1; row++)
    for (let column = 0; column < field.columns - 1; column++)
      if (isCrossed(field, row * field.columns + column, level))
        for (const crossing of crossings(field, column, row, level)) next.set(crossing.from, crossing);
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
function crossings(field: Field, column: number, row: number, level: number): Crossing[] {
  const at = row * field.columns + column;
  const sides = [2 * at, 2 * at + 3, 2 * (at + field.columns), 2 * at + 1];
  const ring = [[column, row], [column + 1, row], [column + 1, row + 1], [column, row + 1]] as const;
  const values = ring.map(([c, r]) => field.values[r * field.columns + c]!);
  const changes = (k: number, inwards: boolean): boolean => values[k]! < level !== inwards && values[(k + 1) % 4]! < level === inwards;
  const outs = [0, 1, 2, 3].filter((k) => changes(k, false));
  return [0, 1, 2, 3]
    .filter((k) => changes(k, true))
    .map((k, i) => {
      const [a, b] = [values[k]!, values[(k + 1) % 4]!];
      const cut = along(node(field, ...ring[k]!), node(field, ...ring[(k + 1) % 4]!), (level - a) / (b - a));
      return { from: sides[k]!, to: sides[outs[i]!]!, at: cut };
    });
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
  coast.forEach(([ax, ay], i) => {
    const [bx, by] = coast[(i + 1) % coast.length]!;
    if (ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay)) inside = !inside;
  });
  return inside;
}

/** The lines at one distance that lie on water. */
export function waterLines(field: Field, level: number, coasts: readonly (readonly Point[])[]): Point[][] {
  return contours(field, level).filter((line) => !coasts.some((coast) => isInside(line[0]!, coast)));
}
