/* The general map in units: where places lie, and the course of the line. Pure. */
import type { LeadView, TileView, View } from "../../generated/dice/types";
import { along, distance, pair, type Point } from "../shared/points";
import type { Box, Sheet } from "../shared/framing";
import { ACROSS, type EndName, positionOf, type Side, SIDES, STEP } from "./cells";
import { signOf } from "./printed";

/** A place, in units. */
export const PLACE = 72;
const CELL = PLACE / ACROSS;
/** How much of an empty place a blank sheet shows. */
const SHOWN = 0.46;

export type Place = readonly [number, number];

export const cornerOf = ([x, y]: Place): Point => [x * PLACE, y * PLACE];

// --- the line --------------------------------------------------------------------------------------

/** The whole line as points of the map, from end B to end A. */
export function courseOf(tiles: readonly TileView[]): Point[] {
  const line: { cell: Point; at: Point }[] = [];
  for (const tile of tiles) {
    const run = tile.course.map((cell) => onMap(tile.place, cell));
    const [first] = run;
    if (first === undefined) continue;
    if (line.length > 0 && distance(first.cell, line[0]!.cell) === 1) line.unshift(...run.reverse());
    else line.push(...run);
  }
  return line.map(({ at }) => at);
}

function onMap([x, y]: Place, name: string): { cell: Point; at: Point } {
  const [column, row] = positionOf(name);
  const cell: Point = [x * ACROSS + column, y * ACROSS + row];
  return { cell, at: [(cell[0] + 0.5) * CELL, (cell[1] + 0.5) * CELL] };
}

/** A line through points with round corners. */
export function bent(points: readonly Point[], radius = 4.5): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return "";
  const turns = points.slice(1, -1).map((point, k) => {
    const [before, after] = [points[k]!, points[k + 2]!];
    const [into, from] = [cut(point, before, radius), cut(point, after, radius)];
    return `L${pair(into)}Q${pair(point)} ${pair(from)}`;
  });
  return `M${pair(first)}${turns.join("")}L${pair(last)}`;
}

function cut(corner: Point, towards: Point, radius: number): Point {
  const length = distance(corner, towards) || 1;
  return along(corner, towards, Math.min(radius, length / 2) / length);
}

// --- what lies ahead -------------------------------------------------------------------------------

/** An empty place beside an active tile: a blank sheet with the signs of what fits. */
export interface Blank {
  place: Place;
  box: Box;
  kinds: ("country" | "lake" | "mountain")[];
}

export function blanksOf(leads: readonly LeadView[]): Blank[] {
  const places = new Map<string, LeadView[]>();
  for (const lead of leads) places.set(String(lead.place), [...(places.get(String(lead.place)) ?? []), lead]);
  return [...places.values()].map((here) => {
    const { place, kinds, side } = here[0]!;
    const sides = new Set(here.map((lead) => lead.side));
    return { place, box: sides.size > 1 ? wholeBox(place) : partBox(place, side), kinds: [...new Set(kinds.map(signOf))] };
  });
}

const GAP = 3;

function wholeBox(place: Place): Box {
  const [left, top] = cornerOf(place);
  return { left: left + GAP, top: top + GAP, right: left + PLACE - GAP, bottom: top + PLACE - GAP };
}

/** The part of a place next to the tile that the line would come from, over this side of it. */
export function partBox(place: Place, side: Side): Box {
  const box = wholeBox(place);
  const deep = PLACE * SHOWN - 2 * GAP;
  switch (side) {
    case "N":
      return { ...box, top: box.bottom - deep };
    case "S":
      return { ...box, bottom: box.top + deep };
    case "E":
      return { ...box, right: box.left + deep };
    case "W":
      return { ...box, left: box.right - deep };
  }
}

/** Where the signs of a blank sheet stand, in a row or in a column. */
export function signsIn({ box, kinds }: Blank): Point[] {
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const wide = box.right - box.left >= box.bottom - box.top;
  return kinds.map((_, k) => {
    const off = (k - (kinds.length - 1) / 2) * 17;
    return wide ? [x + off, y] : [x, y + off];
  });
}

// --- how it is looked at ---------------------------------------------------------------------------

const MARGIN = 12;
/** No smaller on a strip: the stations of one place do not touch there. */
const NEAR = 0.7;

/** The map as a sheet for the camera: all tiles, what lies ahead of them, and a tile that is being discovered
    with what may lie around it. On a strip a part of it is seen from near: all of it would be a heap of letters. */
export function sheetOf(view: View, strip = false): Sheet {
  const boxes = [...view.general_map.map(({ place }) => wholeBox(place)), ...blanksOf(view.leads).map(({ box }) => box), ...discovered(view)];
  const box = {
    left: Math.min(...boxes.map(({ left }) => left)) - MARGIN,
    top: Math.min(...boxes.map(({ top }) => top)) - MARGIN,
    right: Math.max(...boxes.map(({ right }) => right)) + MARGIN,
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)) + MARGIN,
  };
  const room = 2 * PLACE;
  const outer = { left: box.left - room, top: box.top - room, right: box.right + room, bottom: box.bottom + room };
  const [legible, least] = strip ? [NEAR, NEAR] : [0.4, 0.46];
  return { box, outer, legible, part: { least, most: 1.1 }, most: 1.2, room: 0.8 * PLACE, reach: PLACE / 2 };
}

function discovered({ obligation, general_map }: View): Box[] {
  if (obligation?.what !== "tile" && obligation?.what !== "entry") return [];
  const [x, y] = obligation.place;
  const around = SIDES.map((side) => ({ side, place: [x + STEP[side][0], y + STEP[side][1]] as const }));
  const isFree = ({ place }: { place: Place }): boolean => !general_map.some((tile) => String(tile.place) === String(place));
  return [wholeBox(obligation.place), ...around.filter(isFree).map(({ place, side }) => partBox(place, side))];
}

/** The middles of the places on which the ends stand, the one that is wanted first: where they lie too far
    apart, that one is seen. */
export function endsAt(view: View, wanted: EndName): Point[] {
  const active = view.general_map.filter(({ ends }) => ends.length > 0);
  return [...active.filter(({ ends }) => ends.includes(wanted)), ...active.filter(({ ends }) => !ends.includes(wanted))].map(({ place }) => middleOf(place));
}

/** The middles of tiles by their numbers. */
export function middlesOf(view: View, numbers: readonly number[]): Point[] {
  return view.general_map.filter(({ number }) => numbers.includes(number)).map(({ place }) => middleOf(place));
}

export const middleOf = ([x, y]: Place): Point => [(x + 0.5) * PLACE, (y + 0.5) * PLACE];
