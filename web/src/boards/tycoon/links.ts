/* Links as lines from city to city, tile by tile, with the place of their mileboard. Pure. */
import type { LinkView, TrackTile, UnfinishedView } from "../../generated/tycoon/types";
import { type Line, sampled } from "../shared/lines";
import { along, type Point } from "../shared/points";
import { CITY, CITY_AT } from "./chart";
import { angleOf, centre, neighbour, sidePoint } from "./hexes";

/** One tile in the direction of travel. */
export interface Pass {
  hex: string;
  from: number;
  to: number;
}

/** The buffer stop at the end of track that goes no further. */
export const BUFFER = "M0-7V7M-4-4.5H2M-4 4.5H2";

/** Track leaves a city at the rim of its field. */
const RIM = 0.5;

/** The tiles from a city on, each with the side it is entered and left by. */
export function passes(city: string, tiles: readonly TrackTile[]): Pass[] {
  let at = CITY.get(city)!.hex;
  return tiles.map(({ hex, sides: [a, b] }) => {
    const pass = neighbour(hex, a!) === at ? { hex, from: a!, to: b! } : { hex, from: b!, to: a! };
    at = hex;
    return pass;
  });
}

/** A stretch of track: from the field of a city where it begins at one, to that of the city at its end. */
export function lineOf(way: readonly Pass[]): Line {
  const [first, last] = [way[0]!, way.at(-1)!];
  const begin = cityBeyond(first.hex, first.from);
  const end = cityBeyond(last.hex, last.to);
  const start = sidePoint(first.hex, first.from);
  const bends = way.map(({ hex, to }) => ({ lean: centre(hex), to: sidePoint(hex, to) }));
  const out = end ? [{ to: along(centre(end), bends.at(-1)!.to, RIM) }] : [];
  if (!begin) return { from: start, stretches: [...bends, ...out] };
  return { from: along(centre(begin), start, RIM), stretches: [{ to: start }, ...bends, ...out] };
}

function cityBeyond(hex: string, side: number): string | null {
  const beyond = neighbour(hex, side);
  return beyond !== null && CITY_AT.get(beyond)?.exits.includes((side + 3) % 6) ? beyond : null;
}

export function tileLine({ hex, sides: [a, b] }: TrackTile): Line {
  return lineOf([{ hex, from: a!, to: b! }]);
}

export function linkWay(link: LinkView): Pass[] {
  return passes(link.city_a, link.tiles);
}

export function unfinishedWay(link: UnfinishedView): Pass[] {
  return passes(link.city, link.tiles);
}

/** The middle of the line, off a tile that another line crosses. */
export function mileboard(way: readonly Pass[], crossings: ReadonlySet<string>): Point {
  const half = way.length / 2;
  const clear = ({ hex }: Pass): boolean => !crossings.has(hex);
  if (way.length % 2 === 0 && clear(way[half - 1]!) && clear(way[half]!)) return sidePoint(way[half]!.hex, way[half]!.from);
  const off = (k: number): number => Math.abs(k - (way.length - 1) / 2) + (clear(way[k]!) ? 0 : way.length);
  const best = way.map((_, k) => k).reduce((a, b) => (off(b) < off(a) ? b : a));
  return bendOf(way[best]!);
}

function bendOf({ hex, from, to }: Pass): Point {
  return along(along(sidePoint(hex, from), sidePoint(hex, to), 0.5), centre(hex), 0.5);
}

export interface Arrow {
  at: Point;
  /** Degrees. */
  turn: number;
}

/** Small arrows between the tiles, in the direction of travel; none under the mileboard. */
export function arrows(way: readonly Pass[], board: Point, forwards: boolean): Arrow[] {
  return way.slice(0, -1).flatMap(({ hex, to }) => {
    const at = sidePoint(hex, to);
    const clear = Math.hypot(at[0] - board[0], at[1] - board[1]) > 20;
    return clear ? [{ at, turn: angleOf(to) + (forwards ? 0 : 180) }] : [];
  });
}

/** Points of track, for keeping names off it. */
export function pointsOf(line: Line): Point[] {
  return sampled(line);
}
