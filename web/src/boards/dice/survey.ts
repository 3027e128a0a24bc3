/* The general map in units: where places, stations and chains lie, and the course of the line. Pure. */
import type { CompanyView, LeadView, TileView, View } from "../../generated/dice/types";
import { along, distance, pair, type Point } from "../shared/points";
import type { Box, Sheet } from "../shared/framing";
import type { Sign } from "../../net/types";
import { ACROSS, type EndName, positionOf, type Side, SIDES, STEP } from "./cells";
import { COMPANIES, signOf } from "./printed";

/** A place, in units. */
export const PLACE = 72;
const CELL = PLACE / ACROSS;
/** How far apart the lanes of two companies run. */
const LANE = 11.6;
/** How much of an empty place a blank sheet shows. */
const SHOWN = 0.46;

type Place = readonly [number, number];

export const cornerOf = ([x, y]: Place): Point => [x * PLACE, y * PLACE];

/** Where the station of a company stands in a place: each company has its own row and column. */
export function markAt([x, y]: Place, company: string): Point {
  const lane = (COMPANIES.indexOf(company) - 2) * LANE;
  return [(x + 0.5) * PLACE + lane, (y + 0.5) * PLACE + lane];
}

// --- chains ----------------------------------------------------------------------------------------

/** A band between two neighbouring stations of a company; it is drawn from one to the other. */
export interface Band {
  key: string;
  d: string;
  counts: boolean;
  isNew: boolean;
}

/** All bands of a company; those to the station that was just built lead to it. */
export function bandsOf({ id, groups }: CompanyView, built: Place | null = null): Band[] {
  return groups.flatMap(({ places, counts }) =>
    neighboursIn(places).map(([one, other]) => {
      const back = String(one) === String(built);
      const isNew = back || String(other) === String(built);
      return { key: `${one} ${other}`, d: back ? joined(other, one, id) : joined(one, other, id), counts, isNew };
    }),
  );
}

function neighboursIn(places: readonly Place[]): [Place, Place][] {
  const held = new Set(places.map(String));
  return places.flatMap((place) =>
    [[1, 0], [0, 1]]
      .map(([dx, dy]): Place => [place[0] + dx!, place[1] + dy!])
      .filter((other) => held.has(String(other)))
      .map((other): [Place, Place] => [place, other]),
  );
}

/** The line between two places, in the lane of a company. */
function joined(from: Place, to: Place, company: string): string {
  return `M${pair(markAt(from, company))}L${pair(markAt(to, company))}`;
}

/** A chain as a pointed choice would make it: its bands, and the station that is new. */
export interface Foreseen {
  company: string;
  bands: string;
  station: Point | null;
}

export function chainOf(signs: readonly Sign[], { general_map }: View): Foreseen | null {
  const marks = signs.flatMap(({ thing, sign }) => {
    const [kind, number, company] = thing.split(":");
    const tile = kind === "mark" ? general_map.find((each) => each.number === Number(number)) : undefined;
    return tile ? [{ sign, company: company!, place: tile.place }] : [];
  });
  const built = marks.find(({ sign }) => sign === "ghost");
  if (!built) return null;
  const places = marks.flatMap(({ sign, place }) => (sign === "chain" ? [place] : []));
  return { company: built.company, bands: neighboursIn(places).map(([one, other]) => joined(one, other, built.company)).join(""), station: markAt(built.place, built.company) };
}

/** The places around a tile that is tried, as far as they are shown, and whether the line could go on there. */
export function aroundOf(signs: readonly Sign[], tried: Place | null): { box: Box; opens: boolean }[] {
  if (!tried) return [];
  return signs.flatMap(({ thing, sign }) => {
    const at = /^place:(-?\d+),(-?\d+)$/.exec(thing);
    if (!at || (sign !== "opens" && sign !== "closes")) return [];
    const place: Place = [Number(at[1]), Number(at[2])];
    const side = SIDES.find((each) => STEP[each][0] === place[0] - tried[0] && STEP[each][1] === place[1] - tried[1]);
    return side ? [{ box: partBox(place, side), opens: sign === "opens" }] : [];
  });
}

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
function partBox(place: Place, side: Side): Box {
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

/** The map as a sheet for the camera: all tiles and what lies ahead of them. */
export function sheetOf(view: View): Sheet {
  const boxes = [...view.general_map.map(({ place }) => wholeBox(place)), ...blanksOf(view.leads).map(({ box }) => box)];
  const box = {
    left: Math.min(...boxes.map(({ left }) => left)) - MARGIN,
    top: Math.min(...boxes.map(({ top }) => top)) - MARGIN,
    right: Math.max(...boxes.map(({ right }) => right)) + MARGIN,
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)) + MARGIN,
  };
  const room = 2 * PLACE;
  const outer = { left: box.left - room, top: box.top - room, right: box.right + room, bottom: box.bottom + room };
  return { box, outer, legible: 0.4, part: { least: 0.46, most: 1.1 }, most: 1.2, room: 0.8 * PLACE, reach: PLACE / 2 };
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

const middleOf = ([x, y]: Place): Point => [(x + 0.5) * PLACE, (y + 0.5) * PLACE];
