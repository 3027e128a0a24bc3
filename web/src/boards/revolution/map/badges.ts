/* Where the price of a choice may stand on the map: beside its place, clear of cities, names and plates, and of terrain
   where that can be. Pure. */
import type { Measure } from "../../../common/letters.svelte";
import type { SpaceView } from "../../../generated/revolution/types";
import { boxAt, type Point } from "../../shared/framing";
import type { Spot, Taken, Wish } from "../../shared/labels";
import { CITIES, CITY, RADIUS } from "../chart";
import { SPACE, terrainOf } from "../lines";
import type { Plate } from "../plates";
import { nameIn } from "../things";

export const BADGE = { font: "700 12.6px var(--font-text)", height: 17, pad: 12 } as const;
/** How far along its line a badge may go, nearest first. */
const ALONG = [0, -8, 8, -16, 16, -24, 24];
/** How far from its bed one under the pointer stands: the ghost is to be seen. */
const BESIDE = 15;
/** Room between a badge and what it is not to touch. */
const MARGIN = 2;
/** How bad it is to cover a city, a name, a plate or another badge, and the terrain of a space. */
const WEIGHTS = { thing: 100, terrain: 12 };
/** What comes first is only a little better: all are beside the same place. */
const STEP = 0.05;

export function widthOf(words: string, measure: Measure): number {
  return measure(words, BADGE.font) + BADGE.pad;
}

export function wishOf(thing: string, words: string, active: boolean, measure: Measure): Wish {
  const id = nameIn(thing);
  const size = { width: widthOf(words, measure) + 2 * MARGIN, height: BADGE.height + 2 * MARGIN };
  const places = SPACE.has(id) ? besideBed(id, active) : aroundCity(id, size.width);
  return { id: thing, size, spots: places.map((at, k): Spot => ({ at, rank: k * STEP })), weight: WEIGHTS.thing };
}

/** On the side of the bed without terrain, else on the other, else farther off. */
function besideBed(id: string, active: boolean): Point[] {
  const { at, along, aside, side } = SPACE.get(id)!;
  const near = active ? BESIDE : 10 * Math.abs(aside[0]);
  return [near, -near, BESIDE + 6, -BESIDE - 6].flatMap((far) => {
    const off = -far * (side || 1);
    return ALONG.map((on): Point => [at[0] + aside[0] * off + along[0] * on, at[1] + aside[1] * off + along[1] * on]);
  });
}

/** Under a city, else left or right of it. */
function aroundCity(id: string, width: number): Point[] {
  const [x, y] = CITY.get(id)!.at;
  const off = RADIUS + width / 2 + 3;
  return [
    [x, y + 29],
    [x - off, y],
    [x + off, y],
    [x - off, y + 18],
    [x + off, y + 18],
  ];
}

/** What is not to be covered. */
export function taken(plates: readonly Plate[], spaces: readonly SpaceView[]): Taken[] {
  const cities = CITIES.map(({ at }) => boxAt(at, { width: 2 * RADIUS, height: 2 * RADIUS }));
  const things = [...cities, ...plates.flatMap(({ box, name }) => [box, name.box])];
  return [...things.map((box) => ({ box, weight: WEIGHTS.thing })), ...spaces.flatMap(terrain)];
}

function terrain({ id, triangles, market }: SpaceView): Taken[] {
  const space = SPACE.get(id)!;
  if (space.side === 0) return [];
  const { at, ...size } = terrainOf(space, triangles, market);
  return [{ box: boxAt(at, size), weight: WEIGHTS.terrain }];
}
