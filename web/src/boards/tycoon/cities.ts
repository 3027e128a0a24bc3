/* Cities as they are drawn, with their cubes one by one. Pure. */
import type { CityView } from "../../generated/tycoon/types";
import type { Point } from "../shared/framing";
import { CITY, COLOURS, type Letter, letterOf, LETTERS } from "./chart";
import { centre } from "./hexes";

export const RADIUS = { coloured: 14.5, gray: 12 };
export const NAME = 13.2;
/** From one cube to the next. */
export const STEP = 15.2;

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
