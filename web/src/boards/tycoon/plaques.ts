/* On which side of a city its plaque (name over cubes) stands: where it meets little track, no other
   city and no other plaque. Pure; chosen once for each level by what lies around. */
import type { Box, Point } from "../shared/framing";

export type Anchor = "start" | "middle" | "end";

/** What wants a place: in units of its own lettering, which `scale` brings to units of the sheet. */
export interface Plate {
  id: string;
  at: Point;
  width: number;
  height: number;
  /** Of the mark that it stands beside. */
  radius: number;
}

export interface Obstacles {
  track: readonly Point[];
  mileboards: readonly Point[];
  /** Figures and signs that stand there already. */
  boxes: readonly Box[];
  scale: number;
  /** How much a point of track troubles a word. */
  weight?: number;
}

/** Where a plaque hangs, from the middle of its city, in units of its lettering. */
export interface Plaque {
  anchor: Anchor;
  /** Where its words are anchored. */
  x: number;
  /** Its upper edge. */
  top: number;
}

interface Spot {
  /** The middle of the plaque. */
  dx: number;
  dy: number;
  anchor: Anchor;
  /** The lower the better where nothing is in the way. */
  rank: number;
}

const ROUNDS = 4;

export function placed(plates: readonly Plate[], obstacles: Obstacles): Map<string, Plaque> {
  const wishes = plates.map((plate) => wishOf(plate, plates, obstacles));
  const chosen = new Map<string, Try>();
  for (let round = 0; round < ROUNDS; round++)
    for (const { plate, tries, others } of wishes) {
      const taken = others.flatMap(({ id }) => chosen.get(id)?.box ?? []);
      const costs = tries.map(({ box, cost }) => cost + crowd(box, taken, obstacles.scale));
      chosen.set(plate.id, tries[costs.indexOf(Math.min(...costs))]!);
    }
  return new Map(plates.map((plate) => [plate.id, plaqueOf(plate, chosen.get(plate.id)!.spot)]));
}

/** One spot for a plaque, and what it costs whatever other plaques do. */
interface Try {
  spot: Spot;
  box: Box;
  cost: number;
}

interface Wish {
  plate: Plate;
  tries: Try[];
  /** Plates so near that theirs could be in the way. */
  others: Plate[];
}

function wishOf(plate: Plate, plates: readonly Plate[], obstacles: Obstacles): Wish {
  const near = around(plate, plates, obstacles);
  const tries = spots(plate).map((spot) => {
    const box = boxAt(plate, spot, obstacles.scale);
    return { spot, box, cost: trouble(box, near) + spot.rank };
  });
  return { plate, tries, others: near.others };
}

function plaqueOf({ width, height }: Plate, { dx, dy, anchor }: Spot): Plaque {
  const x = { start: dx - width / 2, middle: dx, end: dx + width / 2 }[anchor];
  return { anchor, x, top: dy - height / 2 };
}

function spots({ width, height, radius }: Plate): Spot[] {
  const r = radius + 3;
  const [half, low] = [width / 2, height / 2];
  const both = (dx: number, dy: number, rank: number): Spot[] => [
    { dx: dx + half, dy, anchor: "start", rank },
    { dx: -dx - half, dy, anchor: "end", rank: rank + 0.7 },
  ];
  const over = (dx: number, rank: number): Spot[] => [
    { dx, dy: r + low, anchor: "middle", rank },
    { dx, dy: -r - low - 4, anchor: "middle", rank: rank + 0.7 },
  ];
  return [
    ...both(r, 0, 0),
    ...over(0, 0.5),
    ...both(r * 0.8, low, 1.2),
    ...both(r * 0.8, -low, 1.4),
    ...over(width * 0.28, 1.3),
    ...over(-width * 0.28, 1.3),
    ...both(r * 0.5, r * 0.5 + low, 2.2),
    ...both(r * 0.5, -r * 0.5 - low, 2.4),
  ];
}

function boxAt({ at: [x, y], width, height }: Plate, { dx, dy }: Spot, scale: number): Box {
  const [left, top] = [x + (dx - width / 2) * scale, y + (dy - height / 2) * scale];
  return { left, top, right: left + width * scale, bottom: top + height * scale };
}

interface Near {
  track: Point[];
  mileboards: Point[];
  boxes: Box[];
  others: Plate[];
  scale: number;
  weight: number;
}

/** What lies so near that it could be in the way. */
function around(plate: Plate, plates: readonly Plate[], { track, mileboards, boxes, scale, weight = TRACK }: Obstacles): Near {
  const reach = (plate.width + plate.height + plate.radius) * scale + 20;
  const [x, y] = plate.at;
  const close = ([px, py]: Point): boolean => Math.abs(px - x) < reach && Math.abs(py - y) < reach;
  const meets = ({ at: [px, py], width, height, radius }: Plate): boolean =>
    Math.abs(px - x) < (plate.width + width + plate.radius + radius + 8) * scale &&
    Math.abs(py - y) < (plate.height + height + plate.radius + radius + 16) * scale;
  return {
    track: track.filter(close),
    mileboards: mileboards.filter(close),
    boxes: boxes.filter(({ left, right, top, bottom }) => close([(left + right) / 2, (top + bottom) / 2])),
    others: plates.filter((other) => other.id !== plate.id && meets(other)),
    scale,
    weight,
  };
}

const WEIGHTS = { mileboard: 9, city: 80, plaque: 26, overlap: 0.4 };
/** A word over track is read through its halo; how much it troubles hangs on how wide the track is drawn. */
const TRACK = 2.2;

/** What of the things that stay where they are lies under a box. */
function trouble(box: Box, near: Near): number {
  const { scale } = near;
  const track = near.track.filter((point) => holds(box, point, 5 * scale)).length;
  const boards = near.mileboards.filter((point) => holds(box, point, 8 * scale)).length;
  const cities = near.others.filter(({ at, radius }) => holds(box, at, radius * scale)).length;
  return track * near.weight + boards * WEIGHTS.mileboard + cities * WEIGHTS.city + crowd(box, near.boxes, scale);
}

function crowd(box: Box, others: readonly Box[], scale: number): number {
  return others.reduce((sum, other) => sum + crowding(box, other, scale), 0);
}

function crowding(a: Box, b: Box, scale: number): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  if (wide < -2 * scale || high < -scale) return 0;
  return WEIGHTS.plaque + (Math.max(0, wide) * Math.max(0, high) * WEIGHTS.overlap) / scale / scale;
}

function holds({ left, right, top, bottom }: Box, [x, y]: Point, margin: number): boolean {
  return x > left - margin && x < right + margin && y > top - margin && y < bottom + margin;
}

const NARROW = new Set("fijltrI.,:' ’\u00a0\u202f");
const WIDE = new Set("mwMW");

/** About how wide words of this size are. */
export function breadth(words: string, size: number, bold: boolean): number {
  const ems = [...words].reduce((sum, letter) => sum + emsOf(letter), 0);
  return ems * size * (bold ? 1.05 : 1);
}

function emsOf(letter: string): number {
  if (NARROW.has(letter)) return 0.3;
  if (WIDE.has(letter)) return 0.84;
  if (/\d/.test(letter)) return 0.56;
  return letter === letter.toUpperCase() ? 0.68 : 0.49;
}
