/* On which side of a town its name stands: where it meets no rails, pieces or other names, and
   over water rather than land, but on the sheet. Pure. */
import type { Box } from "../shared/framing";
import { LAND, type Town, TOWNS } from "./chart";
import { NARROW, SHEET } from "./framing";
import { centre, neighbour, type Point } from "./hexes";

export interface Label {
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
  /** The room that the name takes on the sheet. */
  box: Box;
}

export type { Box };

export interface Obstacles {
  /** Points of track. */
  rails: Point[];
  /** Engines, stations and choices. */
  pieces: Box[];
  /** Hexes with an engine: the name of a starting town under it stands farther off. */
  engines?: ReadonlySet<string>;
  /** How much larger than usual the lettering is. */
  scale?: number;
}

interface Spot {
  /** The lower the better where nothing is in the way. */
  rank: number;
  dx: number;
  dy: number;
  anchor: Label["anchor"];
  /** Sides of the hex that are water where the name would be in nobody's way. */
  water: number[];
}

/** Units that a letter takes: bold, spaced, italic. */
const LETTER = { city: 8.2, start: 8.5, railway: 6.9 };
const HEIGHT = 14;
/** How far a name above or below may slide along, and one beside may stand higher or lower. */
const [ASIDE, FARTHER, LIFT] = [14, 28, 10];
/** Track so close to a name is in its way; so close, it lies under its letters, which is so many times worse. */
const [BESIDE, UNDER, WORSE] = [8, 4, 5];

/** How far below, above and beside a town its name stands, and at what height beside it. */
const OFF = { city: [24, -31, 27, 7], start: [26, -17, 16, 5], railway: [22, -13, 14, 5], engine: [40, -30, 30, 4] } as const;

function spots(town: Town, { engines, scale = 1 }: Obstacles): Spot[] {
  const plated = engines?.has(town.hex) ?? false;
  const [under, above, aside, middle] = OFF[plated ? "engine" : town.kind];
  /* The plate of an engine grows with its letters, and what a lesson rings is both of them. */
  const below = under + (plated ? 19 : 10) * (scale - 1);
  const across = aside + (plated ? 22 : 0) * (scale - 1);
  const over = (dx: number, rank: number): Spot[] => [
    { rank, dx, dy: below, anchor: "middle", water: [1, 2] },
    { rank: rank + 1, dx, dy: above, anchor: "middle", water: [4, 5] },
  ];
  const beside = (lift: number, rank: number): Spot[] => [
    { rank, dx: across, dy: middle + lift, anchor: "start", water: [0] },
    { rank: rank + 1, dx: -across, dy: middle + lift, anchor: "end", water: [3] },
  ];
  return [
    ...over(0, 0),
    ...beside(0, 2),
    ...[ASIDE, -ASIDE].flatMap((aside) => over(aside, 4)),
    ...[LIFT, -LIFT].flatMap((lift) => beside(lift, 5)),
    ...[FARTHER, -FARTHER].flatMap((aside) => over(aside, 8)),
  ];
}

/** The label of every town, placed one after another: the crowded cities first. */
export function placed(names: Map<string, string>, obstacles: Obstacles): Map<string, Label> {
  const { scale = 1 } = obstacles;
  const taken: Box[] = [];
  const labels = new Map<string, Label>();
  const order = { city: 0, start: 1, railway: 2 };
  for (const town of TOWNS.toSorted((a, b) => order[a.kind] - order[b.kind])) {
    const width = (names.get(town.id) ?? town.id).length * LETTER[town.kind] * scale;
    const boxed = spots(town, obstacles).map((spot) => ({ spot, box: boxAt(town, spot, width, scale) }));
    const nearby = inReach(
      boxed.map(({ box }) => box),
      obstacles,
    );
    const spotted = boxed.map(({ spot, box }) => ({ spot, box, cost: trouble(town, spot, box, nearby, taken) + cutOff(box, scale) * 2 * (scale - 1) }));
    const { spot: best, box } = spotted.reduce((a, b) => (b.cost < a.cost ? b : a));
    taken.push(box);
    labels.set(town.id, { x: best.dx, y: best.dy, anchor: best.anchor, box });
  }
  return labels;
}

function boxAt(town: Town, spot: Spot, width: number, scale: number): Box {
  const [x, y] = centre(town.hex);
  const left = x + spot.dx - { start: 0, middle: width / 2, end: width }[spot.anchor];
  return { left, right: left + width, top: y + spot.dy - 11 * scale, bottom: y + spot.dy - 11 * scale + HEIGHT * scale };
}

/** What can be in the way of one of these boxes at all. */
function inReach(boxes: readonly Box[], { rails, pieces }: Obstacles): Obstacles {
  const hull = {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
  return { rails: rails.filter((point) => near(hull, point, BESIDE)), pieces: pieces.filter((piece) => overlap(hull, piece) > 0) };
}

function trouble(town: Town, spot: Spot, box: Box, obstacles: Obstacles, taken: Box[]): number {
  const beside = obstacles.rails.filter((point) => near(box, point, BESIDE));
  const rails = beside.length + WORSE * beside.filter((point) => near(box, point, UNDER)).length;
  const covered = covering(box, obstacles.pieces) + covering(box, othersOf(town)) + covering(box, taken);
  const sea = spot.water.every((side) => !LAND.has(neighbour(town.hex, side) ?? ""));
  return rails * 2 + covered / 2.5 + spot.rank - (sea ? 12 : 0);
}

/** How much of a name lies beyond the sheet: the larger the letters, the nearer its edge is to the screen's. */
function cutOff({ left, right }: Box, scale: number): number {
  const edges = scale > NARROW.letters ? NARROW : SHEET.box;
  return Math.max(0, edges.left - left, right - edges.right);
}

/** The marks of all other towns, which never move. */
const OTHERS = new Map(TOWNS.map((town) => [town, TOWNS.filter((other) => other !== town).map(markOf)]));
const othersOf = (town: Town): Box[] => OTHERS.get(town)!;

function covering(box: Box, others: readonly Box[]): number {
  return others.reduce((sum, other) => sum + overlap(box, other), 0);
}

function markOf(town: Town): Box {
  const [x, y] = centre(town.hex);
  if (town.kind === "city") return { left: x - 24, right: x + 24, top: y - 30, bottom: y + 12 };
  return around([x, y], 12, 12);
}

export function around([x, y]: Point, wide: number, high: number): Box {
  return { left: x - wide, right: x + wide, top: y - high, bottom: y + high };
}

function near(box: Box, [x, y]: Point, margin: number): boolean {
  return x > box.left - margin && x < box.right + margin && y > box.top - margin && y < box.bottom + margin;
}

export function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}
