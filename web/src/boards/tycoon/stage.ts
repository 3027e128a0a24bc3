/* A view as things to draw: tracks with their mileboards, what is lit, what is chosen. Pure. */
import type { View } from "../../generated/tycoon/types";
import { boxAround } from "../shared/framing";
import type { Taken } from "../shared/labels";
import type { Line } from "../shared/lines";
import { pair, type Point } from "../shared/points";
import { angleOf, sidePoint } from "./hexes";
import { lineOf, linkWay, mileboard, type Pass, pointsOf, tileLine, unfinishedWay } from "./links";
import { WEIGHTS } from "./plaques";
import { tileOf } from "./places";
import { linkThing, unfinishedThing } from "./things";

export interface Track {
  thing: string;
  seat: number;
  way: Pass[];
  line: Line;
  /** Where its mileboard stands. */
  board: Point;
  /** The buffer stop of an unfinished link. */
  stop: { at: Point; turn: number } | null;
}

/** All track: what is complete first, so that loose ends lie above it. */
export function tracks(view: View): Track[] {
  const crossings = new Set(view.crossings);
  const track = (thing: string, seat: number, way: Pass[], stop: Track["stop"]): Track => {
    return { thing, seat, way, line: lineOf(way), board: mileboard(way, crossings), stop };
  };
  const links = view.links.map((link) => track(linkThing(link.id), link.owner, linkWay(link), null));
  const loose = view.unfinished.map((link) => {
    const { hex, side } = link.loose_end;
    return track(unfinishedThing(hex), link.owner, unfinishedWay(link), { at: sidePoint(hex, side), turn: angleOf(side) });
  });
  return [...links, ...loose];
}

/** The mileboards of one seat on links of one kind: their rims in one path, then a sign in each. */
export interface Boards {
  key: string;
  seat: number;
  /** Whether their links are unfinished. */
  open: boolean;
  rims: string;
  places: Point[];
}

const RIM = 7.2;

export function mileboards(shown: readonly Track[]): Boards[] {
  const found = new Map<string, Boards>();
  for (const { seat, stop, board } of shown) {
    const open = stop !== null;
    const key = `${seat} ${open}`;
    const known = found.get(key) ?? { key, seat, open, rims: "", places: [] };
    found.set(key, { ...known, rims: known.rims + rim(board), places: [...known.places, board] });
  }
  return [...found.values()];
}

function rim([x, y]: Point): string {
  return `M${pair([x - RIM, y])}a${RIM} ${RIM} 0 1 1 ${2 * RIM} 0a${RIM} ${RIM} 0 1 1-${2 * RIM} 0z`;
}

const waysOf = (view: View): Pass[][] => [...view.links.map(linkWay), ...view.unfinished.map(unfinishedWay)];

/** What names keep off as they are drawn at this scale: points of track. */
export function trackTaken(view: View, scale: number, weight = WEIGHTS.track): Taken[] {
  return around(
    waysOf(view).flatMap((way) => pointsOf(lineOf(way))),
    5 * scale,
    weight,
  );
}

/** The same with mileboards, and the tiles that could be laid. */
export function tracksTaken(view: View, scale: number, ghosts: readonly string[] = []): Taken[] {
  const crossings = new Set(view.crossings);
  const boards = [...waysOf(view).map((way) => mileboard(way, crossings)), ...ghosts.flatMap(ghostPoints)];
  return [...trackTaken(view, scale), ...around(boards, 8 * scale, WEIGHTS.board)];
}

export function ghostPoints(tile: string): Point[] {
  return pointsOf(tileLine(tileOf(tile)));
}

export function around(points: readonly Point[], half: number, weight: number): Taken[] {
  return points.map((at) => ({ box: boxAround(at, half), weight }));
}
