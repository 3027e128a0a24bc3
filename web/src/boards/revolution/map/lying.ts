/* Where things lie on the map, as data: for what is placed among them. Pure. */
import { cityThing, spaceThing, stationThing } from "../../../generated/revolution/things";
import { boxAt } from "../../shared/framing";
import type { Lying } from "../../shared/stage.svelte";
import { CITIES, RADIUS } from "../chart";
import { BED, SPACES } from "../lines";
import { HOUSE, type Plate } from "../plates";

/** How bad it is to cover a name or a plate: less than a place. */
const LETTERS = 0.5;

/** Where things lie on the map, and the names and plates of its cities. */
export function lying(plates: readonly Plate[]): (readonly [thing: string, at: Lying])[] {
  const around = 2 * RADIUS;
  return [
    ...CITIES.map(({ id, at }) => [cityThing(id), boxAt(at, { width: around, height: around })] as const),
    ...SPACES.map(({ id, at }) => [spaceThing(id), boxAt(at, BED)] as const),
    ...plates.flatMap(({ id, box, name, later }) => [
      [`plate:${id}`, { ...box, weight: LETTERS }] as const,
      [`name:${id}`, { ...name.box, weight: LETTERS }] as const,
      ...later.map(({ seat, x, y }) => [stationThing(id, seat), boxAt([x, y], { width: HOUSE, height: HOUSE })] as const),
    ]),
  ];
}
