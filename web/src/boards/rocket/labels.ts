/* What is lettered on the map: plates of engines and names of towns, each where it meets no piece, no choice and no
   other; names keep off rails too, and stand over water rather than land. Pure. */
import type { View } from "../../generated/rocket/types";
import type { Measure } from "../../common/letters.svelte";
import type { Box } from "../shared/framing";
import type { Label, Spot, Taken, Wish } from "../shared/labels";
import { COMPANY, LAND, type Town, TOWNS } from "./chart";
import { NARROW, SHEET } from "./framing";
import { around, centre, neighbour, type Point } from "./hexes";
import { engines, houses, machineBox, railPoints } from "./stage";

/** A place for a plate or a name, seen from the middle of its hex. */
export interface Lettered extends Spot {
  by: Point;
}

export interface Lettering {
  /** By town. */
  names: ReadonlyMap<string, string>;
  /** Hexes with figures. */
  choices: readonly string[];
  /** Where the ghost of an engine stands. */
  ghost: string | null;
  /** How much larger than usual letters are. */
  scale: number;
  measure: Measure;
}

export const plateOf = (company: string): string => `plate:${company}`;
export const nameOf = (town: string): string => `name:${town}`;

/** How names are written; those of starting towns are spaced. */
const FONTS = {
  city: "700 14.5px var(--font-title)",
  start: "600 14.5px var(--font-title)",
  railway: "italic 500 14.5px var(--font-title)",
};
const SPACED = 0.3;
const PLATE = { font: "700 14.2px var(--font-text)", height: 16, pad: 10 };
const NAME = { height: 14, baseline: 4 };

/** How bad it is to cover a piece, a choice or another label, and a point of rails. */
const WEIGHTS = { thing: 100, rail: 12 };

export function wishes(view: View, shown: Lettering): Wish<Lettered>[] {
  const plated = engines(view);
  const rails = railPoints(view).map((at): Taken => ({ box: around(at, 6, 6), weight: WEIGHTS.rail }));
  const hexes = new Set(plated.map(({ hex }) => hex));
  const order = { city: 0, start: 1, railway: 2 };
  const towns = TOWNS.toSorted((a, b) => order[a.kind] - order[b.kind]);
  return [
    ...plated.map(({ company, hex }) => plateWish(company, hex, shown)),
    ...towns.map((town) => ({ ...nameWish(town, hexes.has(town.hex), shown), shuns: rails })),
  ];
}

/** What nothing lettered should cover. */
export function taken(view: View, { choices, ghost }: Lettering): Taken[] {
  const machines = [...engines(view).map(({ hex }) => hex), ...(ghost === null ? [] : [ghost])];
  const things: Omit<Taken, "weight">[] = [
    ...machines.map((hex) => ({ box: machineBox(hex), of: hex })),
    ...houses(view, new Map()).map(({ at }) => ({ box: around(at, 12, 13) })),
    ...TOWNS.flatMap((town) => townBoxes(town).map((box) => ({ box, of: town.hex }))),
    ...choices.map((hex) => ({ box: around(centre(hex), 19, 16) })),
  ];
  return things.map((thing) => ({ ...thing, weight: WEIGHTS.thing }));
}

/** Where names may stand; where letters are so large that only the land has room, less of the sheet is in sight. */
export function edges({ scale }: Lettering): Box {
  return scale > NARROW.letters ? { ...SHEET.box, ...NARROW } : SHEET.box;
}

// --- plates ----------------------------------------------------------------------------------------

/** The middle of a plate below its engine. */
export const BELOW: Point = [0, 18.5];
/** How far a plate may slide along, and how far off it stands above and beside. */
const [ALONG, ABOVE, BESIDE] = [17, -37, 25];

export function plateWidth(company: string, measure: Measure): number {
  return measure(COMPANY.get(company)?.label ?? company, PLATE.font) + PLATE.pad;
}

function plateWish(company: string, hex: string, { scale, measure }: Lettering): Wish<Lettered> {
  const size = { width: plateWidth(company, measure) * scale, height: PLATE.height * scale };
  const [x, y] = BELOW;
  const beside = size.width / 2 + BESIDE;
  const spots: Point[] = [BELOW, [x - ALONG, y], [x + ALONG, y], [0, ABOVE], [beside, 0], [-beside, 0]];
  return { id: plateOf(company), of: hex, size, spots: spots.map((by, k) => spotAt(hex, by, 2 * k)), weight: WEIGHTS.thing };
}

// --- names -----------------------------------------------------------------------------------------

/** How far a name above or below may slide along, and one beside may stand higher or lower. */
const [ASIDE, FARTHER, LIFT] = [14, 28, 10];
/** How far below, above and beside a town its name stands, and at what height beside it. */
const OFF = { city: [24, -31, 27, 7], start: [26, -17, 16, 5], railway: [22, -13, 14, 5], plated: [40, -30, 30, 4] } as const;
/** What it is worth to be written over water. */
const SEA = 12;

function nameWish(town: Town, plated: boolean, { names, scale, measure }: Lettering): Wish<Lettered> {
  const words = names.get(town.id) ?? town.id;
  const spaced = town.kind === "start" ? SPACED * words.length : 0;
  const size = { width: (measure(words, FONTS[town.kind]) + spaced) * scale, height: NAME.height * scale };
  return { id: nameOf(town.id), of: town.hex, size, spots: spotsOf(town, plated, size.width, scale), weight: WEIGHTS.thing };
}

function spotsOf({ kind, hex }: Town, plated: boolean, width: number, scale: number): Lettered[] {
  const [under, above, beside, middle] = OFF[plated ? "plated" : kind];
  /* The plate of an engine grows with its letters, and what a lesson rings is both of them. */
  const below = under + (plated ? 19 : 10) * (scale - 1);
  const off = beside + (plated ? 22 : 0) * (scale - 1) + width / 2;
  const isSea = (...sides: number[]): boolean => sides.every((side) => !LAND.has(neighbour(hex, side) ?? ""));
  const spot = (dx: number, dy: number, rank: number, ...sides: number[]) => spotAt(hex, [dx, dy - NAME.baseline * scale], rank - (isSea(...sides) ? SEA : 0));
  const over = (dx: number, rank: number): Lettered[] => [spot(dx, below, rank, 1, 2), spot(dx, above, rank + 1, 4, 5)];
  const level = (lift: number, rank: number): Lettered[] => [spot(off, middle + lift, rank, 0), spot(-off, middle + lift, rank + 1, 3)];
  return [
    ...over(0, 0),
    ...level(0, 2),
    ...[ASIDE, -ASIDE].flatMap((dx) => over(dx, 4)),
    ...[LIFT, -LIFT].flatMap((lift) => level(lift, 5)),
    ...[FARTHER, -FARTHER].flatMap((dx) => over(dx, 8)),
  ];
}

/** The line that a name is written on, from its middle. */
export function baseline({ spot }: Label, scale: number): Point {
  return [spot.at[0], spot.at[1] + NAME.baseline * scale];
}

function spotAt(hex: string, by: Point, rank: number): Lettered {
  const [x, y] = centre(hex);
  return { at: [x + by[0], y + by[1]], by, rank };
}

/** The room that a town takes: a city is roofs and tray, with a spire in the middle. */
export function townBoxes({ kind, hex }: Town): Box[] {
  const [x, y] = centre(hex);
  if (kind !== "city") return [around([x, y], 12, 12)];
  return [
    { left: x - 23, right: x + 23, top: y - 15, bottom: y + 12 },
    { left: x - 5, right: x + 5, top: y - 29, bottom: y - 15 },
  ];
}
