/* Track as curves: through the middles of the sides, straight or bent inside each hex, and the
   two rails beside that line. Pure; a route is the hexes an engine stood on, starting town first. */
import { along, between, centre, distance, type Point, sideTo } from "./hexes";

/** One stretch of a line; a bend has the point it leans towards. */
export interface Stretch {
  to: Point;
  lean?: Point;
}

export interface Line {
  from: Point;
  stretches: Stretch[];
}

/** Track leaves a starting town at its ring. */
const RING = 0.42;

/** The line up to the side by which the engine entered its hex; null before the first step. */
export function body(route: readonly string[]): Line | null {
  if (route.length < 2) return null;
  const [start, second] = [route[0]!, route[1]!];
  const side = between(start, second);
  const bends = route.slice(1, -1).map((hex, i) => bend(hex, route[i + 2]!));
  return { from: along(centre(start), side, RING), stretches: [{ to: side }, ...bends] };
}

/** From that side to the middle of the hex the engine stands on. */
export function tip(route: readonly string[]): Line | null {
  if (route.length < 2) return null;
  const [before, last] = [route.at(-2)!, route.at(-1)!];
  return { from: between(before, last), stretches: [{ to: centre(last) }] };
}

/** From the last side of an absorbed line into the track that it joined. */
export function junction(route: readonly string[], link: string, other: readonly string[]): Line {
  const [before, last] = [route.at(-2), route.at(-1)!];
  const side = between(last, link);
  const into = intoTrack(last, link, other);
  if (before === undefined) return { from: along(centre(last), side, RING), stretches: [{ to: side }, into] };
  return { from: between(before, last), stretches: [bend(last, link), into] };
}

function bend(hex: string, next: string): Stretch {
  return { lean: centre(hex), to: between(hex, next) };
}

/** Along the joined track on its straighter side; to the ring of a town that was not left yet. */
function intoTrack(last: string, link: string, other: readonly string[]): Stretch {
  const at = other.indexOf(link);
  const exits = at < 1 ? [] : [other[at - 1]!, other[at + 1]].filter((hex) => hex !== undefined);
  if (exits.length === 0) return { to: along(centre(link), between(last, link), RING) };
  const entry = sideTo(link, last);
  const straightest = exits.reduce((a, b) => (turn(entry, sideTo(link, a)) >= turn(entry, sideTo(link, b)) ? a : b));
  return bend(link, straightest);
}

/** Sides between two sides of a hex: 3 is straight on. */
function turn(a: number, b: number): number {
  const apart = Math.abs(a - b) % 6;
  return Math.min(apart, 6 - apart);
}

export function path(line: Line): string {
  const steps = line.stretches.map(({ to, lean }) => (lean ? `Q${pair(lean)} ${pair(to)}` : `L${pair(to)}`));
  return `M${pair(line.from)}${steps.join("")}`;
}

/** Points along the line, close enough to draw curves and to test what lies in the way. */
export function sampled(line: Line): Point[] {
  const points = [line.from];
  for (const stretch of line.stretches) {
    const from = points.at(-1)!;
    const parts = stretch.lean ? 10 : Math.max(1, Math.round(distance(from, stretch.to) / 5));
    for (let k = 1; k <= parts; k++) points.push(onStretch(from, stretch, k / parts));
  }
  return points;
}

function onStretch(from: Point, { to, lean }: Stretch, part: number): Point {
  return lean ? along(along(from, lean, part), along(lean, to, part), part) : along(from, to, part);
}

/** The two rails: the line moved by half the gauge to either side. */
export function rails(line: Line, half = 2.7): string {
  const points = sampled(line);
  return [half, -half].map((offset) => `M${points.map((_, i) => pair(beside(points, i, offset))).join("L")}`).join("");
}

function beside(points: Point[], i: number, offset: number): Point {
  const [a, b] = [points[Math.max(0, i - 1)]!, points[Math.min(points.length - 1, i + 1)]!];
  const length = distance(a, b) || 1;
  const [x, y] = points[i]!;
  return [x - ((b[1] - a[1]) / length) * offset, y + ((b[0] - a[0]) / length) * offset];
}

function pair([x, y]: Point): string {
  return `${x.toFixed(1)},${y.toFixed(1)}`;
}
