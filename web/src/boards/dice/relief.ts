/* The engraved land of a sheet: meadow with strokes, tufts and trees, hills with a peak on each
   mountain cell, a lake with lines along its shore. Pure; the same ground looks the same everywhere. */
import { type Chance, chance, closed, rounded } from "../shared/coast";
import { pair, type Point } from "../shared/points";
import { contours, distances } from "../shared/water";
import { ACROSS, SIDES, SPAN, STEP, UNIT } from "./cells";
import { type Peak, peak } from "./peaks";
import type { Grid } from "./printed";

export interface Relief {
  hatching: string;
  tufts: string;
  trees: string;
  shade: string;
  hills: string;
  /** Short strokes downhill around the hills. */
  foot: string;
  /** From the north to the south, so that nearer ones stand before the others. */
  peaks: Peak[];
  lake: string;
  /** Lines along the shore, the outermost first. */
  shore: string[];
}

/** How much is drawn: a sheet close by, or a small tile that only tells its kind. */
export type Detail = "sheet" | "tile";

type Cells = ReadonlySet<string>;

const known = new Map<string, Relief>();
const SHORE: Record<Detail, readonly number[]> = { sheet: [5, 10.5, 17, 24.5, 33], tile: [12, 27] };

export function reliefOf(grid: Grid, detail: Detail): Relief {
  const key = `${detail}${grid.join("")}`;
  let relief = known.get(key);
  if (!relief) known.set(key, (relief = drawn(grid, detail)));
  return relief;
}

function drawn(grid: Grid, detail: Detail): Relief {
  const draw = chance(seedOf(grid));
  const [wet, high] = [cellsOf(grid, "W"), beyond(cellsOf(grid, "M"))];
  const isPlain = (x: number, y: number, reach: number): boolean => around(x, y, reach).every((cell) => !wet.has(cell) && !high.has(cell));
  const hills = outlines(high).map((loop) => soft(loop, 1.3));
  const lakes = outlines(wet).map((loop) => soft(loop, 0.7));
  return {
    ...meadow(draw, isPlain, detail),
    hills: hills.map(closed).join(""),
    foot: detail === "sheet" ? hills.map(foot).join("") : "",
    peaks: peaksOn(high, draw, detail),
    lake: lakes.map(closed).join(""),
    shore: lakes.length > 0 ? SHORE[detail].map((level) => shoreLine(lakes, level)) : [],
  };
}

function seedOf(grid: Grid): number {
  return [...grid.join("")].reduce((seed, letter) => (seed * 31 + letter.charCodeAt(0)) | 0, 7);
}

// --- cells -----------------------------------------------------------------------------------------

const key = (column: number, row: number): string => `${column},${row}`;
const columnAndRow = (cell: string): Point => cell.split(",").map(Number) as unknown as Point;

function cellsOf(grid: Grid, letter: string): Cells {
  return new Set(grid.flatMap((line, row) => [...line].flatMap((each, column) => (each === letter ? [key(column, row)] : []))));
}

/** Mountains go on beyond the border they reach. */
function beyond(high: Cells): Cells {
  const outside = [...high].flatMap((cell) => {
    const [column, row] = columnAndRow(cell);
    return SIDES.filter((side) => !isOnSheet(column + STEP[side][0], row + STEP[side][1])).flatMap((side) =>
      [1, 2].map((far) => key(column + far * STEP[side][0], row + far * STEP[side][1])),
    );
  });
  return new Set([...high, ...outside]);
}

function isOnSheet(column: number, row: number): boolean {
  return column >= 0 && row >= 0 && column < ACROSS && row < ACROSS;
}

function around(x: number, y: number, reach: number): string[] {
  const steps = [-reach, 0, reach];
  return steps.flatMap((dx) => steps.map((dy) => key(Math.floor((x + dx) / UNIT), Math.floor((y + dy) / UNIT))));
}

/** The closed borders of a set of cells, clockwise, in units; no two cells may meet at a corner alone. */
export function outlines(cells: Cells): Point[][] {
  const next = new Map<string, string>();
  for (const cell of cells) {
    const [x, y] = columnAndRow(cell);
    const corners = [key(x, y), key(x + 1, y), key(x + 1, y + 1), key(x, y + 1)];
    SIDES.forEach((side, k) => {
      if (!cells.has(key(x + STEP[side][0], y + STEP[side][1]))) next.set(corners[k]!, corners[(k + 1) % 4]!);
    });
  }
  const loops: Point[][] = [];
  for (let start = first(next); start; start = first(next)) loops.push(followed(next, start));
  return loops;
}

function first(next: Map<string, string>): string | undefined {
  return next.keys().next().value;
}

function followed(next: Map<string, string>, start: string): Point[] {
  const loop: Point[] = [];
  for (let here: string | undefined = start; here !== undefined && next.has(here);) {
    const [x, y] = columnAndRow(here);
    loop.push([x * UNIT, y * UNIT]);
    const to: string = next.get(here)!;
    next.delete(here);
    here = to;
  }
  return loop;
}

/** A border with round corners and an unsteady hand. */
function soft(loop: readonly Point[], phase: number): Point[] {
  return rounded(loop, 3).map(([x, y]) => [
    x + 2.4 * Math.sin(y * 0.13 + phase) + 1.4 * Math.sin(x * 0.21 + 2 * phase),
    y + 2.4 * Math.sin(x * 0.12 + 3 * phase) + 1.4 * Math.sin(y * 0.23 + phase),
  ]);
}

// --- meadow ----------------------------------------------------------------------------------------

type Plain = (x: number, y: number, reach: number) => boolean;

function meadow(draw: Chance, isPlain: Plain, detail: Detail): Pick<Relief, "hatching" | "tufts" | "trees" | "shade"> {
  if (detail === "tile") return { hatching: sparse(draw, isPlain), tufts: "", trees: "", shade: "" };
  const patches = Array.from({ length: 16 }, (): Point => [draw() * SPAN, draw() * SPAN]);
  const near = (x: number, y: number): number => Math.min(...patches.map(([px, py]) => Math.hypot(px - x, py - y)));
  const trees = scattered(draw, 30, 17, (x, y) => isPlain(x, y, 11) && near(x, y) < 42);
  const tufts = scattered(draw, 36, 15, (x, y) => isPlain(x, y, 9) && trees.every(([tx, ty]) => Math.hypot(tx - x, ty - y) > 14));
  trees.sort(([, a], [, b]) => a - b);
  return {
    hatching: grass(draw, isPlain, near),
    tufts: tufts.map(([x, y]) => `M${pair([x - 2.4, y - 2.6])}l1.5 2.6M${pair([x, y - 3.8])}v3.8M${pair([x + 2.4, y - 2.6])}l-1.5 2.6`).join(""),
    trees: trees.map(([x, y]) => `M${pair([x, y + 4.5])}v-4.5M${pair([x - 4, y - 2.5])}a4 4 0 1 0 8 0a4 4 0 1 0-8 0z`).join(""),
    shade: trees.map(([x, y]) => `M${pair([x + 0.6, y - 6.4])}a4 4 0 0 1-1.6 7.8q3.6-3 1.6-7.8z`).join(""),
  };
}

/** Rows of short strokes, thick in the patches and none between them. */
function grass(draw: Chance, isPlain: Plain, near: (x: number, y: number) => number): string {
  const strokes: string[] = [];
  for (let y = 4; y < SPAN - 2; y += 4.6) {
    for (let x = 2 + draw() * 7; x < SPAN - 8;) {
      const [length, gap, chanceOf, lift] = [4 + draw() * 7, 2.5 + draw() * 4.5, 14 + draw() * 32, draw() - 0.5];
      const drawn = near(x, y) < chanceOf && isPlain(x, y, 7) && isPlain(x + length, y, 7) && x + length < SPAN - 2;
      if (drawn) strokes.push(`M${pair([x, y + lift])}h${length.toFixed(1)}`);
      x += length + gap;
    }
  }
  return strokes.join("");
}

/** A few pairs of long strokes, to be seen from afar. */
function sparse(draw: Chance, isPlain: Plain): string {
  const spots = scattered(draw, 15, 42, (x, y) => isPlain(x, y, 8) && isPlain(x + 20, y, 8));
  return spots.map(([x, y]) => `M${pair([x, y])}h21M${pair([x + 7, y + 10])}h16`).join("");
}

function scattered(draw: Chance, most: number, apart: number, may: (x: number, y: number) => boolean): Point[] {
  const found: Point[] = [];
  for (let k = 0; k < 220; k++) {
    const [x, y] = [9 + draw() * (SPAN - 18), 12 + draw() * (SPAN - 20)];
    const alone = found.every(([ox, oy]) => Math.hypot(ox - x, oy - y) > apart);
    if (found.length < most && alone && may(x, y)) found.push([x, y]);
  }
  return found;
}

// --- hills and water -------------------------------------------------------------------------------

function foot(loop: readonly Point[]): string {
  const strokes: string[] = [];
  let run = 0;
  loop.forEach(([x, y], k) => {
    const [nx, ny] = loop[(k + 1) % loop.length]!;
    const length = Math.hypot(nx - x, ny - y);
    run += length;
    if (run <= 5.2 || length === 0) return;
    run = 0;
    const far = 5 + 2.4 * Math.sin(x * 0.7 + y);
    const [dx, dy] = [(ny - y) / length, (x - nx) / length];
    strokes.push(`M${pair([x - dx * 1.5, y - dy * 1.5])}l${pair([dx * far, dy * far])}`);
  });
  return strokes.join("");
}

function peaksOn(high: Cells, draw: Chance, detail: Detail): Peak[] {
  const shown = detail === "sheet" ? [...high] : [...high].filter((cell) => columnAndRow(cell).reduce((a, b) => a + b) % 2 === 0);
  const grown = detail === "sheet" ? 1 : 1.5;
  const standing = shown.flatMap((cell) => {
    const [column, row] = columnAndRow(cell);
    const at: Point = [(column + 0.41 + draw() * 0.18) * UNIT, (row + 0.8 + draw() * 0.16) * UNIT];
    const great = { at, width: 46 * grown * (0.9 + draw() * 0.2), height: 36 * grown * (0.82 + draw() * 0.32) };
    const aside = (draw() < 0.5 ? -1 : 1) * (0.3 + draw() * 0.12) * UNIT;
    const small = { at: [at[0] + aside, at[1] + 2.5] as Point, width: 21 + draw() * 8, height: 15 + draw() * 7 };
    return draw() < 0.62 && detail === "sheet" ? [great, small] : [great];
  });
  const seen = standing.filter(({ at: [x, y] }) => x > -30 && x < SPAN + 30 && y > -6 && y < SPAN + 44);
  return seen.sort((a, b) => a.at[1] - b.at[1]).map((one) => peak(one, draw));
}

/** The line on the water that lies so far from the shore. */
function shoreLine(lakes: readonly Point[][], level: number): string {
  const field = distances(lakes, level + 6);
  return contours(field, -level).map(closed).join("");
}
