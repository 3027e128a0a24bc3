/* Cities as they are drawn: their cubes one by one, and the room that name and cubes take. Pure. */
import type { CityView, View } from "../../generated/tycoon/types";
import type { Box, Point } from "../shared/framing";
import type { Line } from "../shared/lines";
import { pair } from "../shared/points";
import { CITY, COLOURS, type Letter, letterOf, LETTERS, SIDE_NAMES } from "./chart";
import { centre } from "./hexes";
import { linkWay, lineOf, mileboard, pointsOf, unfinishedWay } from "./links";
import { breadth, type Obstacles, type Plate } from "./plaques";
import { exitThing } from "./things";

export const RADIUS = { coloured: 14.5, gray: 12 };
export const NAME = 13.2;
/** From one cube to the next, and the height of a plaque. */
export const STEP = 15.2;
const HEIGHT = 31;
const FAR_NAME = 12.6;
/** How much wider the letters of the map are than they are taken for. */
const SERIF = 1.12;
const FAR_RADIUS = 8;

export interface CubeMark {
  letter: Letter;
  /** Which of the equal cubes of its city it is: the last one leaves first. */
  rank: number;
}

/** The cubes of a city in the order of the colours. */
export function cubesOf({ cubes }: CityView): CubeMark[] {
  return COLOURS.flatMap((_, k) => Array.from({ length: cubes[k] ?? 0 }, (_, rank) => ({ letter: LETTERS[k]!, rank })));
}

/** From one bare cube to the next, and how wide one is, on the screen. */
const BIT = { step: 5.6, size: 4.8 };

/** All cubes of a colour as bare squares under their cities, in one path; a city has its own in one row. */
export function bitsOf(cities: readonly CityView[], letter: Letter, scale: number): string {
  const size = (BIT.size / scale).toFixed(2);
  return cities
    .flatMap((city) => {
      const cubes = cubesOf(city);
      const [x, y] = placeOf(city.id);
      const top = y + (isColoured(city) ? 10.2 : 5.6) / scale;
      const left = (k: number): number => x + ((k - cubes.length / 2) * BIT.step + 0.4) / scale;
      return cubes.flatMap((cube, k) => (cube.letter === letter ? [`M${pair([left(k), top])}h${size}v${size}h-${size}z`] : []));
    })
    .join("");
}

export function placeOf(city: string): Point {
  return centre(CITY.get(city)!.hex);
}

/** The exits of a city at which no link can begin: they carry track, or are closed. */
export function shutExits({ cities }: View, id: string): string[] {
  const city = cities.find((each) => each.id === id);
  return city ? [...city.used_exits, ...city.closed_exits].map((side) => exitThing(id, SIDE_NAMES[side]!)) : [];
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

/** Far off only coloured cities have their name, and it stands at the size of the screen; printed ones first.
    Names may come a little closer there: one that touches another is better than one that is left out. */
export function farPlates(view: View, names: ReadonlyMap<string, string>): Plate[] {
  const coloured = view.cities.filter(isColoured);
  return [...coloured.filter(({ urbanized }) => !urbanized), ...coloured.filter(({ urbanized }) => urbanized)].map((city) => ({
    id: city.id,
    at: placeOf(city.id),
    width: breadth(names.get(city.id) ?? city.id, FAR_NAME, true) + 2,
    height: 13,
    radius: FAR_RADIUS,
  }));
}

/** At the scale at which the whole map is read: a desk shows more of it than a phone. */
export function farObstacles(view: View, scale: number): Obstacles {
  const boxes = view.cities.map((city) => bitsBox(city, scale));
  return { ...obstacles(view, 1 / scale), mileboards: [], boxes, weight: 0.3 };
}

/** What the bare cubes of a city take from far off, and of a gray one its dot. */
function bitsBox(city: CityView, scale: number): Box {
  const [x, y] = placeOf(city.id);
  const half = Math.max(4, 2.8 * cubesOf(city).length) / scale;
  const [over, under] = isColoured(city) ? [9, 16] : [-4, 11];
  return { left: x - half, right: x + half, top: y + over / scale, bottom: y + under / scale };
}

export function obstacles(view: View, scale: number, ghosts: readonly Line[] = []): Obstacles {
  const crossings = new Set(view.crossings);
  const ways = [...view.links.map(linkWay), ...view.unfinished.map(unfinishedWay)];
  return {
    track: ways.flatMap((way) => pointsOf(lineOf(way))),
    mileboards: [...ways.map((way) => mileboard(way, crossings)), ...ghosts.flatMap(pointsOf)],
    boxes: [],
    scale,
  };
}
