/* Words in rounded fields on the map: figures of choices, prices of tiles, what is new; and where each may stand beside
   what it belongs to, so that it hides as little as can be. Pure. */
import { type Box, boxAt, type Point } from "../shared/framing";
import type { Spot, Taken, Wish } from "../shared/labels";
import { polar } from "../shared/points";
import { PILL } from "./pills";

/** A place for a tag, in units of its lettering from the place that it belongs to. */
export interface Beside extends Spot {
  by: Point;
}

export interface Tag {
  id: string;
  at: Point;
  width: number;
  /** Best first, in units of its lettering. */
  spots: readonly Point[];
}

/** How bad it is for a tag to cover another, what is paid, the mark of a city, a name with its cubes, a point of a tile
    that could be laid; and what is gained by a spot before the next one. */
export const WEIGHTS = { tag: 400, paid: 300, city: 200, name: 150, ghost: 20 };
const STEP = 4;
const PAD = 2;

export function tagWishes(tags: readonly Tag[], pills: number): Wish<Beside>[] {
  return tags.map(({ id, at: [x, y], width, spots }) => ({
    id,
    size: { width: width * pills, height: (PILL.height + PAD) * pills },
    spots: spots.map((by, k) => ({ by, at: [x + by[0] * pills, y + by[1] * pills], rank: STEP * k })),
    weight: WEIGHTS.tag,
  }));
}

/** The room of a field of words that stands at a place. */
export function pillBox(at: Point, width: number, pills: number): Box {
  return boxAt(at, { width: width * pills, height: PILL.height * pills });
}

export function weighed(boxes: readonly Box[], weight: number): Taken[] {
  return boxes.map((box) => ({ box, weight }));
}

/** Under a place, over it, at its sides, then farther off. */
export function around(width: number): Point[] {
  const aside = 21 + width / 2;
  return [
    [0, 26],
    [0, -26],
    [aside, 0],
    [-aside, 0],
    [0, 48],
    [0, -48],
  ];
}

/** Over a city, under it, beside it, then farther off, and at last in its corners. */
export function atCity(width: number): Point[] {
  const [aside, askew, corner] = [width / 2 + 22, width * 0.35, width / 2 + 4];
  return [
    [0, -33],
    [askew, -33],
    [-askew, -33],
    [0, 42],
    [aside, 0],
    [-aside, 0],
    [0, -58],
    [askew, 42],
    [-askew, 42],
    [0, 66],
    [corner, -33],
    [-corner, -33],
    [corner, 42],
    [-corner, 42],
  ];
}

/** Over the dots of a way, else a little aside, else under them. */
export const OVER_DOTS: readonly Point[] = [
  [0, -15],
  [0, -26],
  [28, -16],
  [-28, -16],
  [0, 15],
  [0, 26],
  [28, 16],
  [-28, 16],
  [0, -42],
  [0, 42],
];

/** Beyond the end of a tile that leads on at an angle, else aside of it. */
export function beyond(angle: number, width: number): Point[] {
  const near = (turn: number, far: number): Point => {
    const [dx, dy] = polar([0, 0], 1, angle + turn);
    return [dx * (far + width / 2), dy * (far + PILL.height / 2)];
  };
  return [near(0, 6), near(0, 16), near(25, 8), near(-25, 8), near(55, 10), near(-55, 10)];
}
