/* The hex under a pointer, and its outline. Pure. */
import { type Point, written } from "../shared/points";
import { corners, named, SIZE } from "./hexes";

/** The hex of the map that a point lies in. */
export function hexAt([x, y]: Point): string | null {
  const across = ((Math.sqrt(3) / 3) * x - y / 3) / SIZE;
  const down = ((2 / 3) * y) / SIZE;
  const [q, r] = nearestCell(across, down);
  return named(q + (r - (r & 1)) / 2, r);
}

/** Rounds a place between hexes to the nearest of them. */
function nearestCell(q: number, r: number): [number, number] {
  const s = -q - r;
  const [rq, rr, rs] = [Math.round(q), Math.round(r), Math.round(s)];
  const [dq, dr, ds] = [Math.abs(rq - q), Math.abs(rr - r), Math.abs(rs - s)];
  if (dq > dr && dq > ds) return [-rr - rs, rr];
  return dr > ds ? [rq, -rq - rs] : [rq, rr];
}

export function outline(hex: string, size = SIZE): string {
  return written(corners(hex, size));
}
