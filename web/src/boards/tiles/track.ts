/* The middle lines of the track on a tile, and lines beside them. Units of the sheet, the middle of
   the tile at (0, 0). Pure. */
import type { Point } from "../shared/framing";
import type { Segment } from "./printed";
import { HALF, opposite } from "./squares";

/** A straight piece of track, or a quarter of a circle around `hub`. */
export interface Run {
  from: Point;
  to: Point;
  hub?: Point;
}

/** Where track leaves the tile on each side. */
export const GATES: readonly Point[] = [
  [0, -HALF],
  [HALF, 0],
  [0, HALF],
  [-HALF, 0],
];
const MIDDLE: Point = [0, 0];
/** How far a blind end reaches beyond the middle, and a track stays short of a station's. */
const BLIND = 0.12;

/** Rails part in curves; roads, and all tracks of a station, meet in the middle. */
export function runsOf({ kind, sides }: Segment, station: boolean): Run[] {
  const gates = sides.map((side) => GATES[side]!);
  if (sides.length === 1) return [{ from: gates[0]!, to: along(gates[0]!, station ? BLIND : -BLIND) }];
  if (sides.length === 2) return [between(sides[0]!, sides[1]!)];
  if (sides.length === 4) return [between(0, 2), between(1, 3)];
  const branch = sides.find((side) => !sides.includes(opposite(side)))!;
  const [left, right] = sides.filter((side) => side !== branch) as [number, number];
  if (kind === "H" || station) return [between(left, right), { from: GATES[branch]!, to: MIDDLE }];
  return [between(left, right), between(branch, left), between(branch, right)];
}

function between(one: number, other: number): Run {
  const [from, to] = [GATES[one]!, GATES[other]!];
  if (opposite(one) === other) return { from, to };
  return { from, to, hub: [from[0] + to[0], from[1] + to[1]] };
}

export function along([x, y]: Point, part: number): Point {
  return [x * part, y * part];
}

/** A run as the data of a path, moved to its right by `aside`. */
export function path({ from, to, hub }: Run, aside = 0): string {
  if (!hub) {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const [nx, ny] = [((from[1] - to[1]) / length) * aside, ((to[0] - from[0]) / length) * aside];
    return `M${point([from[0] + nx, from[1] + ny])}L${point([to[0] + nx, to[1] + ny])}`;
  }
  const [radius, clockwise] = [HALF + aside, turnsRight(from, to, hub) ? 1 : 0];
  const off = (end: Point): Point => [hub[0] + ((end[0] - hub[0]) * radius) / HALF, hub[1] + ((end[1] - hub[1]) * radius) / HALF];
  return `M${point(off(from))}A${radius} ${radius} 0 0 ${clockwise} ${point(off(to))}`;
}

function turnsRight(from: Point, to: Point, hub: Point): boolean {
  return (from[0] - hub[0]) * (to[1] - hub[1]) - (from[1] - hub[1]) * (to[0] - hub[0]) > 0;
}

/** Points along a run, both ends included. */
export function sampled({ from, to, hub }: Run, count = 14): Point[] {
  const parts = Array.from({ length: count + 1 }, (_, k) => k / count);
  if (!hub) return parts.map((part) => [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]);
  const first = Math.atan2(from[1] - hub[1], from[0] - hub[0]);
  const swept = turnsRight(from, to, hub) ? Math.PI / 2 : -Math.PI / 2;
  return parts.map((part) => [hub[0] + HALF * Math.cos(first + swept * part), hub[1] + HALF * Math.sin(first + swept * part)]);
}

/** A part of a run as the data of a path. */
export function stretch(run: Run, begin: number, end: number): string {
  const points = sampled(run, 24).slice(Math.round(24 * begin), Math.round(24 * end) + 1);
  return `M${points.map(point).join("L")}`;
}

export function point([x, y]: Point): string {
  return `${round(x)} ${round(y)}`;
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
