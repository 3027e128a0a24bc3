/* Where the price of a choice stands on the map: beside its place, and clear of names and plates. Pure. */
import type { Box, Point } from "../../shared/framing";
import { CITIES, CITY, RADIUS } from "../chart";
import { besideSpace, SPACE } from "../lines";
import type { Plate } from "../plates";
import { nameIn } from "../things";

const HEIGHT = 17;
/** How far along its line a badge may go, nearest first. */
const ALONG = [0, -8, 8, -16, 16, -24, 24];
/** How far from its bed one under the pointer stands: the ghost is to be seen. */
const BESIDE = 15;
/** Room between a badge and what it is not to touch. */
const MARGIN = 2;
/** What a bit of a name, a plate or a city weighs against as much of the terrain. */
const WEIGHT = 8;
/** The terrain of a space: its triangles or tufts, and its Market. */
const TERRAIN = { width: 44, height: 15 };

export const widthOf = (words: string): number => 7.2 * words.length + 12;

/** Of the places for it the one where it covers least; the usual one where that is as good. */
export function badgeAt(thing: string, words: string, active: boolean, taken: readonly Box[]): Point {
  const id = nameIn(thing);
  const terrain = terrainOf(id);
  const covered = (at: Point): number => taken.reduce((sum, box) => sum + shared(at, words, box), 0) * WEIGHT + (terrain ? shared(at, words, terrain) : 0);
  const places = SPACE.has(id) ? besideBed(id, active) : aroundCity(id, words);
  return places.reduce((best, at) => (covered(at) < covered(best) ? at : best));
}

function terrainOf(id: string): Box | null {
  const space = SPACE.get(id);
  if (!space || space.side === 0) return null;
  const [x, y] = besideSpace(space, TERRAIN.width, TERRAIN.height);
  return { left: x - TERRAIN.width / 2, right: x + TERRAIN.width / 2, top: y - TERRAIN.height / 2, bottom: y + TERRAIN.height / 2 };
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
function aroundCity(id: string, words: string): Point[] {
  const [x, y] = CITY.get(id)!.at;
  const off = RADIUS + widthOf(words) / 2 + 5;
  return [
    [x, y + 29],
    [x - off, y],
    [x + off, y],
    [x - off, y + 18],
    [x + off, y + 18],
  ];
}

/** How much of a box a badge covers there. */
function shared([x, y]: Point, words: string, { left, right, top, bottom }: Box): number {
  const [across, up] = [widthOf(words) / 2 + MARGIN, HEIGHT / 2 + MARGIN];
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
