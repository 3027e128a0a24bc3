/* The lines between cities: where a rail space lies on its line, and the lane of each seat along it.
   Pure. */
import type { Point } from "../shared/framing";
import { CITY, type Link, LINKS, RADIUS, type Side } from "./chart";

export interface Space {
  id: string;
  link: Link;
  at: Point;
  /** Along the line, one unit long. */
  along: Point;
  /** To the right of it. */
  aside: Point;
  /** In degrees, for beds and glows that lie along the line. */
  turn: number;
  /** On which side its terrain is drawn; 0 where it has none. */
  side: Side;
  /** How much farther along the line. */
  farther: number;
  /** The part of the line that belongs to it, as shares of the whole. */
  from: number;
  to: number;
}

/** The bed of a rail space, whichever way its line runs. */
export const BED = { width: 29, height: 29 } as const;

/** How far the lanes of neighbouring seats lie apart. */
const LANE = 4.8;
const LANES = 4;
/** Rails run a little under the rim of a city. */
const UNDER = 3;
/** Points along the stretch of a bent line. */
const STEPS = 8;

/** A point of a line, `part` of the way from its first city. */
export function pointOn({ from, to, bend }: Link, part: number): Point {
  const [a, b] = [CITY.get(from)!.at, CITY.get(to)!.at];
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const swing = (4 * part * (1 - part) * bend) / length;
  return [a[0] + (b[0] - a[0]) * part - (b[1] - a[1]) * swing, a[1] + (b[1] - a[1]) * part + (b[0] - a[0]) * swing];
}

/** The direction of a line there, one unit long. */
export function directionOn(link: Link, part: number): Point {
  const [a, b] = [pointOn(link, part - 0.01), pointOn(link, part + 0.01)];
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  return [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
}

function spacesOf(link: Link): Space[] {
  const [a, b] = [CITY.get(link.from)!.at, CITY.get(link.to)!.at];
  const rim = (RADIUS - UNDER) / Math.hypot(b[0] - a[0], b[1] - a[1]);
  const share = (1 - 2 * rim) / link.spaces.length;
  return link.spaces.map(([id, side, farther = 0], k) => {
    const [from, to] = [rim + k * share, rim + (k + 1) * share];
    const along = directionOn(link, (from + to) / 2);
    const turn = (Math.atan2(along[1], along[0]) * 180) / Math.PI;
    return { id, link, at: pointOn(link, (from + to) / 2), along, aside: [-along[1], along[0]], turn, side, farther, from, to };
  });
}

export const SPACES: readonly Space[] = LINKS.flatMap(spacesOf);
export const SPACE: ReadonlyMap<string, Space> = new Map(SPACES.map((space) => [space.id, space]));

/** How far the lane of a seat lies beside the middle of the line. */
export function laneOf(seat: number): number {
  return ((seat % LANES) - (LANES - 1) / 2) * LANE;
}

/** The rail of a seat on a space: each seat keeps its lane on every line. */
export function railPath({ link, from, to }: Space, seat: number): string {
  const steps = link.bend === 0 ? 1 : STEPS;
  return path(Array.from({ length: steps + 1 }, (_, k) => beside(link, from + ((to - from) * k) / steps, laneOf(seat))));
}

/** Where the shape of a seat is drawn on its rail, clear of those of the others. */
export function shapeOn({ link, along, from, to }: Space, seat: number): Point {
  const [x, y] = beside(link, (from + to) / 2, laneOf(seat));
  const shift = ((seat % LANES) - (LANES - 1) / 2) * 8.6;
  return [x + along[0] * shift, y + along[1] * shift];
}

function beside(link: Link, part: number, off: number): Point {
  const [x, y] = pointOn(link, part);
  const [dx, dy] = directionOn(link, part);
  return [x - dy * off, y + dx * off];
}

/** The whole line from city to city. */
export function linkPath(link: Link): string {
  const steps = link.bend === 0 ? 1 : 2 * STEPS;
  return path(Array.from({ length: steps + 1 }, (_, k) => pointOn(link, k / steps)));
}

export function path(points: readonly Point[]): string {
  return "M" + points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L");
}

const TRIANGLE = 9.4;
const TUFTS = 13;
const SCALES = 17;

/** What is drawn beside a space: how wide its triangles or tufts are, how wide they are with its Market, where. */
export function terrainOf(space: Space, triangles: number, market: boolean): { ground: number; width: number; height: number; at: Point } {
  const ground = triangles > 0 ? triangles * TRIANGLE : TUFTS;
  const [width, height] = [ground + (market ? SCALES : 0), market ? 15 : 9];
  return { ground, width, height, at: besideSpace(space, width, height) };
}

/** The middle of what is drawn beside a space: its triangles or tufts, and its Market. */
export function besideSpace({ at, along, aside, side, farther }: Space, width: number, height: number): Point {
  const [nx, ny] = [aside[0] * side, aside[1] * side];
  const far = 13 + (Math.abs(nx) * width + Math.abs(ny) * height) / 2;
  return [at[0] + nx * far + along[0] * farther, at[1] + ny * far + along[1] * farther];
}
