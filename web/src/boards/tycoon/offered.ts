/* Which of the marked things are drawn as choices now: a map of 52 cities and 680 first tiles shows
   only what the next click could mean. Pure. */
import type { View } from "../../generated/tycoon/types";
import type { Choice, Text } from "../../net/types";
import type { Mark } from "../board";
import { nearest } from "../shared/gestures";
import type { Point } from "../shared/points";
import { SIDE_NAMES } from "./chart";
import type { Level } from "./framing";
import { pointOf, pointsOf } from "./places";
import { cityThing, exitThing, kindOf, nameIn } from "./things";

type Marks = ReadonlyMap<string, Mark>;

/** More cities than one look holds. */
export const CROWD = 16;
/** So many ghosts of tiles are drawn at once. */
const GHOSTS = 6;

export interface Offered {
  /** Cities with a ring, by id. */
  cities: string[];
  /** The cubes that an opened kind is about, by thing; none while one is in the hand. */
  cubes: string[];
  /** What a cube that is only pointed at would pay in each of them. */
  figures: ReadonlyMap<string, Text>;
  /** Exits, tiles, loose ends and western places, by thing. */
  exits: string[];
  tiles: string[];
  loose: string[];
  western: string[];
}

/** What to draw; `near` are the cities under the pointer, the focus or in the hand, `seen` is the cube there. */
export function offered(marks: Marks, choices: readonly Choice[], picked: readonly string[], near: ReadonlySet<string>, seen: string | null = null): Offered {
  const of = (kind: string): string[] => [...marks.keys()].filter((thing) => kindOf(thing) === kind);
  const tiles = of("tile");
  const holds = picked.some((thing) => kindOf(thing) === "cube");
  const figures = holds ? new Map() : destinations(choices, seen);
  const cities = figures.size > 0 ? [...figures.keys()] : ringed(marks, choices, picked);
  return {
    cities,
    cubes: holds || cities.length === 0 ? [] : of("cube"),
    figures,
    exits: of("exit").filter((thing) => near.has(nameIn(thing)) && !picked.includes(thing)),
    tiles: tiles.length <= GHOSTS ? tiles : [],
    loose: of("loose"),
    western: of("western"),
  };
}

/** Where a cube could go, each with what the best way there pays; the best first. */
export function destinations(choices: readonly Choice[], cube: string | null): Map<string, Text> {
  const found = new Map<string, Text>();
  for (const { things, badge } of choices) {
    const city = cube !== null && things.includes(cube) ? things.find((thing) => kindOf(thing) === "city") : undefined;
    if (city && badge && !found.has(nameIn(city))) found.set(nameIn(city), badge);
  }
  return found;
}

/** Cities that a click would mean: where a held cube may go, what an opened kind is about. */
function ringed(marks: Marks, choices: readonly Choice[], picked: readonly string[]): string[] {
  const cities = [...marks.keys()].filter((thing) => kindOf(thing) === "city");
  const cube = picked.find((thing) => kindOf(thing) === "cube");
  if (cube) return cities.map(nameIn).filter((city) => city !== nameIn(cube));
  if (new Set(choices.map(({ group }) => group)).size !== 1) return [];
  const free = (thing: string): boolean => !picked.includes(thing);
  return cities.filter(free).map(nameIn);
}

/** Where the eye should be: the things that the next click is about, in the order of their narrowness. */
export function inSight({ cities, cubes, tiles, loose, western, exits }: Offered, picked: readonly string[]): string[] {
  const held = picked.filter((thing) => ["cube", "exit", "city"].includes(kindOf(thing)));
  if (tiles.length > 0) return [...tiles, ...held];
  return [...held, ...cities.map((city) => cityThing(city)), ...cubes, ...loose, ...western, ...exits];
}

/** The exits of a city at which no link can begin: they carry track, or are closed. */
export function shutExits({ cities }: View, id: string): string[] {
  const city = cities.find((each) => each.id === id);
  return city ? [...city.used_exits, ...city.closed_exits].map((side) => exitThing(id, SIDE_NAMES[side]!)) : [];
}

/** The things that the keyboard walks: those that can be chosen and are drawn, and cities that the helper knows. */
export function walkable(marks: Marks, offered: Offered, level: Level, aims: Iterable<string>): string[] {
  const drawn = new Set([...offered.exits, ...offered.tiles, ...offered.loose, ...offered.western]);
  const isDrawn = (thing: string): boolean => kindOf(thing) === "city" || (kindOf(thing) === "cube" ? level !== "far" : drawn.has(thing));
  return [...new Set([...[...marks.keys()].filter(isDrawn), ...aims])];
}

/** The next of them in a direction; with a cube in the hand, the next city that it may go to. */
export function nextThing(thing: string, towards: Point, walked: readonly string[], ringed: readonly string[] | null): string | null {
  const from = pointOf(thing);
  if (!from) return null;
  const placed = (things: readonly string[]): (readonly [string, Point])[] => things.flatMap((each) => pointsOf([each]).map((point) => [each, point] as const));
  if (ringed) return nearest(from, towards, placed(ringed)) ?? ringed[0] ?? null;
  return nearest(from, towards, placed(walked.filter((other) => kindOf(other) === kindOf(thing) || kindOf(other) !== "cube")));
}
