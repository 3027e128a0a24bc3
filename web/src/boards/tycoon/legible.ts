/* What lies over what on the map: names that would hide others, tags beside what is new, words in rounded
   fields. Pure. */
import type { Box, Point } from "../shared/framing";
import { polar } from "../shared/points";
import { breadth, type Obstacles, placed, type Plaque, type Plate } from "./plaques";

/** The same without words that would lie over others: those that come first keep their place. */
export function legible(plates: readonly Plate[], obstacles: Obstacles): Map<string, Plaque> {
  const found = placed(plates, obstacles);
  const kept: Box[] = [];
  for (const plate of plates) {
    const box = wordsAt(plate, found.get(plate.id)!, obstacles.scale);
    if (kept.some((other) => overlap(box, other) > 2 * obstacles.scale)) found.delete(plate.id);
    else kept.push(box);
  }
  return found;
}

/** The room that all plaques take. */
export function boxesOf(plates: readonly Plate[], plaques: ReadonlyMap<string, Plaque>, scale: number): Box[] {
  return plates.flatMap((plate) => (plaques.has(plate.id) ? [wordsAt(plate, plaques.get(plate.id)!, scale)] : []));
}

/** The room that the marks of all cities take. */
export function marksOf(plates: readonly Plate[], scale: number): Box[] {
  return plates.map(({ at: [x, y], radius }) => ({ left: x - radius * scale, right: x + radius * scale, top: y - radius * scale, bottom: y + radius * scale }));
}

/** Half as high as a tag, and how far from a place its edge stands at the side. */
const TAG = { half: 12, off: 21 } as const;

/** Where a tag of this half width stands beside a place, in units of its lettering: where it hides nothing of
    what must be seen, if there is such a spot. */
export function tagged(at: Point, seen: readonly Box[], pills: number, half: number, spots: readonly Point[] = beside(half)): Point {
  const isFree = (by: Point): boolean => seen.every((other) => overlap(tagBox(at, by, pills, half), other) <= 0);
  return spots.find(isFree) ?? spots[0]!;
}

function beside(half: number): Point[] {
  const aside = TAG.off + half;
  return [
    [0, 26],
    [0, -26],
    [aside, 0],
    [-aside, 0],
    [0, 48],
    [0, -48],
  ];
}

/** The room of such a tag. */
export function tagBox([x, y]: Point, [dx, dy]: Point, pills: number, half: number): Box {
  const [left, top] = [x + (dx - half) * pills, y + (dy - TAG.half) * pills];
  return { left, top, right: left + 2 * half * pills, bottom: top + 2 * TAG.half * pills };
}

/** Over the dots of a way, else a little aside, else under them. */
const OVER_DOTS: readonly Point[] = [
  [0, -15],
  [0, -26],
  [28, -16],
  [-28, -16],
  [0, 15],
  [0, 26],
  [28, 16],
  [-28, 16],
];

/** Where the prices of the tiles of a way stand, one after the other: off what is seen, and off each other. */
export function pricedAlong(tiles: readonly { at: Point; half: number }[], seen: readonly Box[], pills: number): Point[] {
  const taken = [...seen];
  return tiles.map(({ at, half }) => {
    const by = tagged(at, taken, pills, half, OVER_DOTS);
    taken.push(tagBox(at, by, pills, half));
    return by;
  });
}

function wordsAt({ at: [x, y], width, height }: Plate, { anchor, x: dx, top }: Plaque, scale: number): Box {
  const left = x + scale * { start: dx, middle: dx - width / 2, end: dx - width }[anchor];
  return { left, right: left + width * scale, top: y + top * scale, bottom: y + (top + height) * scale };
}

/** How far two boxes reach into each other, by the narrower of both ways; less than nought apart. */
export function overlap(a: Box, b: Box): number {
  return Math.min(Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
}

/** Where the price of a tile stands that leads on at an angle: those of neighbouring sides keep off each other. */
export function beyond(angle: number): Point {
  const [dx, dy] = polar([0, 0], 1, angle);
  return [Math.sign(dx) * (Math.abs(dx) > 0.9 ? 34 : 28), 30 * dy];
}

/** Where the arrow of an exit ends, from the middle of its city. */
const TIP = 29;
/** How long an arrow is beyond the rim; within it it leaves the middle free, where a click means the city. */
const SHAFT = 15;

/** The arrow of an exit at an angle: beyond the rim of its city, or within it where names and cubes stand. */
export function arrowAt(city: Point, angle: number, rim: number, names: readonly Box[]): { from: number; to: number } {
  const tip = polar(city, TIP - 4, angle);
  const head = { left: tip[0] - 6, right: tip[0] + 6, top: tip[1] - 6, bottom: tip[1] + 6 };
  const isFree = names.every((box) => overlap(head, box) <= 0);
  return isFree ? { from: TIP - SHAFT, to: TIP } : { from: 0.35 * rim, to: rim };
}

/** Before and after the words in a rounded field. */
export const PAD = 8;

/** How much room words take in such a field, and how wide it is with nothing else in it, or with the points
    of so many seats. */
export const pillWords = (words: string): number => breadth(words, 13, true) * 1.04;
export const pillWidth = (words: string): number => pillWords(words) + 2 * PAD;
export const pointsWidth = (seats: number): number => 40 * seats + 2 * PAD - 7;
