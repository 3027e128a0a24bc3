/* Cities as they are seen from far off: bare cubes, and the names that find room. Pure. */
import type { CityView, View } from "../../generated/tycoon/types";
import { type Box, whole } from "../shared/framing";
import { hull, type Label, type Labels, legible, placed, type Taken } from "../shared/labels";
import { pair } from "../shared/points";
import type { Letter } from "./chart";
import { cubesOf, isColoured, placeOf } from "./cities";
import { NARROW } from "./framing";
import { HALO, type Hanging, type Lettering, marksOf, type Plate, WEIGHTS, wishes } from "./plaques";
import { trackTaken } from "./stage";

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

const NAME = { font: "700 12.6px var(--font-title)", height: 13 };
const RADIUS = 8;
/** Track is a thin line there. */
const THIN = 1 / 6;
/** So much of a word may lie under another, in pixels: one that touches another is better than one that is left out. */
const TOUCH = 2;

/** From far off only coloured cities have their name, and it stands at the size of the screen; printed ones first. */
export function farPlates(view: View, { names, measure }: Lettering): Plate[] {
  const coloured = view.cities.filter(isColoured);
  return [...coloured.filter(({ urbanized }) => !urbanized), ...coloured.filter(({ urbanized }) => urbanized)].map(({ id }) => ({
    id,
    at: placeOf(id),
    width: measure(names.get(id) ?? id, NAME.font) + HALO,
    height: NAME.height,
    radius: RADIUS,
  }));
}

/** From a name to the edge of the screen, in pixels. */
const EDGE = 5;

/** Where all names stand at this scale. */
export function farNames(view: View, lettering: Lettering, scale: number, last?: Labels<Hanging>): Map<string, Label<Hanging>> {
  const plates = farPlates(view, lettering);
  const taken = [...trackTaken(view, 1 / scale, THIN * WEIGHTS.track), ...marksOf(plates, 1 / scale), ...view.cities.map((city) => bitsTaken(city, scale))];
  return placed(wishes(plates, 1 / scale), { taken, ...(last && { last }) });
}

/** Those of them that can be read. */
export function readable(labels: Labels<Hanging>, scale: number): Map<string, Label<Hanging>> {
  return legible(labels, TOUCH / scale);
}

/** The whole map with the names that stand beyond its coast, as it is seen through this pane: the more it shows, the
    smaller it is, and the more the names take of it. */
export function overview(view: View, lettering: Lettering, pane: Box): Box {
  const seen = (box: Box): Box => {
    const { k } = whole({ ...NARROW, box }, pane);
    const names = [...readable(farNames(view, lettering, k), k).values()];
    return hull([NARROW.box, ...names.map(({ box: { left, right, ...name } }) => ({ ...name, left: left - EDGE / k, right: right + EDGE / k }))]);
  };
  return seen(seen(NARROW.box));
}

/** What the bare cubes of a city take, and of a gray one its dot. */
function bitsTaken(city: CityView, scale: number): Taken {
  const [x, y] = placeOf(city.id);
  const half = Math.max(4, 2.8 * cubesOf(city).length) / scale;
  const [over, under] = isColoured(city) ? [9, 16] : [-4, 11];
  return { box: { left: x - half, right: x + half, top: y + over / scale, bottom: y + under / scale }, weight: WEIGHTS.plaque };
}
