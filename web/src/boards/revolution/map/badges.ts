/* Where the price of a choice stands on the map: beside its place, and clear of names and plates. Pure. */
import type { Box, Point } from "../../shared/framing";
import { CITIES, CITY, RADIUS } from "../chart";
import { SPACE } from "../lines";
import type { Plate } from "../plates";
import { nameIn } from "../things";

const HEIGHT = 17;
/** How far along its line a badge may go, nearest first. */
const ALONG = [0, -8, 8, -16, 16];
/** So much of names and plates is not to be covered, though terrain be covered instead. */
const MUCH = 60;

export const widthOf = (words: string): number => 7.2 * words.length + 12;

/** Of the places for it the one where it covers least; the usual one where that is as good. */
export function badgeAt(thing: string, words: string, active: boolean, taken: readonly Box[]): Point {
  const covered = (at: Point): number => taken.reduce((sum, box) => sum + shared(at, words, box), 0);
  const least = (places: Point[]): Point => places.reduce((best, at) => (covered(at) < covered(best) ? at : best));
  const id = nameIn(thing);
  if (!SPACE.has(id)) return least(aroundCity(id, words));
  const best = least(besideBed(id, active, 1));
  return covered(best) > MUCH ? least([best, ...besideBed(id, active, -1)]) : best;
}

/** On the side of the bed without terrain, or on the other. */
function besideBed(id: string, active: boolean, which: 1 | -1): Point[] {
  const { at, along, aside, side } = SPACE.get(id)!;
  const far = -which * (side || 1) * (active ? 15 : 10 * Math.abs(aside[0]));
  return ALONG.map((on) => [at[0] + aside[0] * far + along[0] * on, at[1] + aside[1] * far + along[1] * on]);
}

/** Under a city, else left or right of it. */
function aroundCity(id: string, words: string): Point[] {
  const [x, y] = CITY.get(id)!.at;
  const off = RADIUS + widthOf(words) / 2 + 5;
  return [[x, y + 29], [x - off, y], [x + off, y], [x - off, y + 18], [x + off, y + 18]];
}

/** How much of a box a badge covers there. */
function shared([x, y]: Point, words: string, { left, right, top, bottom }: Box): number {
  const [across, up] = [widthOf(words) / 2, HEIGHT / 2];
  const [width, height] = [Math.min(x + across, right) - Math.max(x - across, left), Math.min(y + up, bottom) - Math.max(y - up, top)];
  return Math.max(0, width) * Math.max(0, height);
}

/** What is not to be covered: cities, names and plates. */
export function takenBy(plates: readonly Plate[]): Box[] {
  const cities = CITIES.map(({ at: [x, y] }) => ({ left: x - RADIUS, right: x + RADIUS, top: y - RADIUS, bottom: y + RADIUS }));
  return [...cities, ...namesOf(plates), ...plates.map(({ box }) => box)];
}

export function namesOf(plates: readonly Plate[]): Box[] {
  return plates.map(({ name: { x, y, width } }) => ({ left: x, right: x + width, top: y - 10, bottom: y + 3 }));
}
