/* Cities as they are seen from far off: bare cubes, and the names that find room. Pure. */
import type { CityView, View } from "../../generated/tycoon/types";
import type { Box } from "../shared/framing";
import { pair } from "../shared/points";
import type { Letter } from "./chart";
import { cubesOf, isColoured, placeOf } from "./cities";
import { legible } from "./legible";
import { breadth, type Obstacles, type Plaque, type Plate } from "./plaques";
import { obstacles } from "./stage";

const FAR_NAME = 12.6;
const FAR_RADIUS = 8;

/** The names that can be read at this scale. */
export function farNames(view: View, names: ReadonlyMap<string, string>, scale: number): Map<string, Plaque> {
  return legible(farPlates(view, names), farObstacles(view, scale));
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

/** The sea before Florida, where the whole map of a phone ends: its longest name would be cut there. */
const EDGE: Box = { left: 1140, right: 1240, top: 880, bottom: 1080 };

/** At the scale at which the whole map is read: a desk shows more of it than a phone. */
export function farObstacles(view: View, scale: number): Obstacles {
  const boxes = [...view.cities.map((city) => bitsBox(city, scale)), EDGE];
  return { ...obstacles(view, 1 / scale), mileboards: [], boxes, weight: 0.3 };
}

/** What the bare cubes of a city take from far off, and of a gray one its dot. */
function bitsBox(city: CityView, scale: number): Box {
  const [x, y] = placeOf(city.id);
  const half = Math.max(4, 2.8 * cubesOf(city).length) / scale;
  const [over, under] = isColoured(city) ? [9, 16] : [-4, 11];
  return { left: x - half, right: x + half, top: y + over / scale, bottom: y + under / scale };
}
