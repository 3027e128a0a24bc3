/* Points of a drawing: between, beside and around each other. Pure. */
import type { Point } from "./framing";

export type { Point };

export function along([ax, ay]: Point, [bx, by]: Point, part: number): Point {
  return [ax + (bx - ax) * part, ay + (by - ay) * part];
}

export function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(bx - ax, by - ay);
}

/** The point that far from `from`, at an angle in degrees clockwise from east. */
export function polar([x, y]: Point, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}

/** As the points of a polygon. */
export function written(points: readonly Point[]): string {
  return points.map(pair).join(" ");
}

export function pair([x, y]: Point): string {
  return `${x.toFixed(1)},${y.toFixed(1)}`;
}
