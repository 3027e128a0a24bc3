/* Lines of track as curves: straight or bent inside each hex, and the two rails beside them. Pure. */
import { along, distance, pair, type Point } from "./points";

/** One stretch of a line; a bend has the point it leans towards. */
export interface Stretch {
  to: Point;
  lean?: Point;
}

export interface Line {
  from: Point;
  stretches: Stretch[];
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
