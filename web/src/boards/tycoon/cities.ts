/* Cities as they are drawn: their cubes one by one, and the room that name and cubes take. Pure. */
import type { CityView, View } from "../../generated/tycoon/types";
import type { Point } from "../shared/framing";
import { CITY, COLOURS, type Letter, letterOf, LETTERS } from "./chart";
import { centre } from "./hexes";
import { breadth, type Plate } from "./plaques";

export const RADIUS = { coloured: 14.5, gray: 12 };
export const NAME = 13.2;
/** From one cube to the next, and the height of a plaque. */
export const STEP = 15.2;
const HEIGHT = 31;
/** How much wider the letters of the map are than they are taken for. */
const SERIF = 1.12;

export interface CubeMark {
  letter: Letter;
  /** Which of the equal cubes of its city it is: the last one leaves first. */
  rank: number;
}

/** The cubes of a city in the order of the colours. */
export function cubesOf({ cubes }: CityView): CubeMark[] {
  return COLOURS.flatMap((_, k) => Array.from({ length: cubes[k] ?? 0 }, (_, rank) => ({ letter: LETTERS[k]!, rank })));
}

export function placeOf(city: string): Point {
  return centre(CITY.get(city)!.hex);
}

export function isColoured({ colour }: CityView): boolean {
  return letterOf(colour) !== null;
}

export function radiusOf(city: CityView): number {
  return isColoured(city) ? RADIUS.coloured : RADIUS.gray;
}

/** The plaques of all cities, those with most links first. */
export function plates(view: View, names: ReadonlyMap<string, string>): Plate[] {
  const busy = (id: string): number => view.links.filter(({ city_a, city_b }) => city_a === id || city_b === id).length;
  return view.cities
    .map((city) => ({ city, links: busy(city.id) }))
    .sort((a, b) => b.links - a.links)
    .map(({ city }) => {
      const name = SERIF * breadth(names.get(city.id) ?? city.id, NAME, isColoured(city));
      const cubes = Math.max(1, cubesOf(city).length) * STEP;
      return { id: city.id, at: placeOf(city.id), width: Math.max(name, cubes) + 2, height: HEIGHT, radius: radiusOf(city) };
    });
}
