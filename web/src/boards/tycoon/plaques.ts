/* The plaques of cities, a name over its cubes: what they keep off, and where each may stand beside its city. Pure. */
import type { Measure } from "../../common/letters.svelte";
import type { CityView, View } from "../../generated/tycoon/types";
import { boxAround, type Point } from "../shared/framing";
import type { Label, Labels, Spot, Taken, Wish } from "../shared/labels";
import { cubesOf, isColoured, NAME, placeOf, radiusOf, STEP } from "./cities";

export type Anchor = "start" | "middle" | "end";

/** A place for a plaque, and the side at which its words begin. */
export interface Hanging extends Spot {
  anchor: Anchor;
}

/** What wants a place: in units of its own lettering, which a scale brings to units of the sheet. */
export interface Plate {
  id: string;
  at: Point;
  width: number;
  height: number;
  /** Of the mark that it stands beside. */
  radius: number;
}

/** The names of cities, and the pen that they are written with. */
export interface Lettering {
  names: ReadonlyMap<string, string>;
  measure: Measure;
}

/** Where a plaque hangs, from the middle of its city, in units of its lettering. */
export interface Plaque {
  anchor: Anchor;
  /** Where its words are anchored. */
  x: number;
  /** Its upper edge. */
  top: number;
}

/** The names that stand on the map, at their scale, and the marks of their cities. */
export interface Named {
  labels: Labels<Hanging>;
  cities: readonly (Taken & { of: string })[];
  scale: number;
}

const HEIGHT = 31;
/** The halo of words. */
export const HALO = 2;

/** How bad it is to cover a plaque, the mark of a city, a mileboard, a point of track; words over track are read through
    their halo. */
export const WEIGHTS = { plaque: 500, city: 500, board: 36, track: 9 };

/** The plaques of all cities, those with most links first. */
export function plates(view: View, { names, measure }: Lettering): Plate[] {
  const busy = (id: string): number => view.links.filter(({ city_a, city_b }) => city_a === id || city_b === id).length;
  return view.cities
    .map((city) => ({ city, links: busy(city.id) }))
    .sort((a, b) => b.links - a.links)
    .map(({ city }) => {
      const name = measure(names.get(city.id) ?? city.id, nameFont(city));
      const cubes = Math.max(1, cubesOf(city).length) * STEP;
      return { id: city.id, at: placeOf(city.id), width: Math.max(name, cubes) + HALO, height: HEIGHT, radius: radiusOf(city) };
    });
}

function nameFont(city: CityView): string {
  return `${isColoured(city) ? 700 : 500} ${NAME}px var(--font-title)`;
}

export function wishes(plates: readonly Plate[], scale: number): Wish<Hanging>[] {
  return plates.map((plate) => ({
    id: plate.id,
    of: plate.id,
    size: { width: plate.width * scale, height: plate.height * scale },
    spots: spotsOf(plate, scale),
    weight: WEIGHTS.plaque,
  }));
}

/** The marks of all cities: that of its own a plaque may touch. */
export function marksOf(plates: readonly Plate[], scale: number): (Taken & { of: string })[] {
  return plates.map(({ id, at, radius }) => ({ box: boxAround(at, radius * scale), weight: WEIGHTS.city, of: id }));
}

function spotsOf({ at: [x, y], width, height, radius }: Plate, scale: number): Hanging[] {
  const r = radius + 3;
  const [half, low] = [width / 2, height / 2];
  const spot = (dx: number, dy: number, anchor: Anchor, rank: number): Hanging => ({ at: [x + dx * scale, y + dy * scale], anchor, rank });
  const both = (dx: number, dy: number, rank: number): Hanging[] => [spot(dx + half, dy, "start", rank), spot(-dx - half, dy, "end", rank + 3)];
  const over = (dx: number, rank: number): Hanging[] => [spot(dx, r + low, "middle", rank), spot(dx, -r - low - 4, "middle", rank + 3)];
  return [
    ...both(r, 0, 0),
    ...over(0, 2),
    ...both(r * 0.8, low, 5),
    ...both(r * 0.8, -low, 6),
    ...over(width * 0.28, 5),
    ...over(-width * 0.28, 5),
    ...both(r * 0.5, r * 0.5 + low, 9),
    ...both(r * 0.5, -r * 0.5 - low, 10),
  ];
}

/** A plaque in its place, as its city draws it. */
export function plaqueOf({ box, spot: { anchor } }: Label<Hanging>, [x, y]: Point, scale: number): Plaque {
  const edge = { start: box.left, middle: (box.left + box.right) / 2, end: box.right }[anchor];
  return { anchor, x: (edge - x) / scale, top: (box.top - y) / scale };
}
