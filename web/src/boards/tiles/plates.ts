/* Where the names of cities and of the rectangle stand: on an edge of theirs, where they cover no
   slot, no figure and no other name. Pure. */
import type { FiguresView, LaidView } from "../../generated/tiles/types";
import { type Box, covered, type Obstacle } from "../shared/placement";
import type { Point } from "../shared/framing";
import { drawn, pointOf } from "./network";
import { beside, CELL, centre, HALF, key, type Place, placeOf } from "./squares";

export interface Named {
  kind: "city" | "rectangle" | "soon";
  words: string;
  /** Where it may stand, the best place first. */
  spots: Point[];
  /** What it alone must not cover. */
  shuns?: readonly Obstacle[];
}

export interface Plate {
  kind: Named["kind"];
  words: string;
  at: Point;
}

/** How large things are drawn: lettering, and slots. */
export interface Scale {
  letters: number;
  slots: number;
}

const [NORTH, SOUTH] = [0, 2];
const HEIGHT = 21;
/** A name may stand a little off the middle of a cell. */
const ASIDE = [0, 26, -26];
const WEIGHTS = { slot: 10, figure: 10, cell: 10, house: 1, end: 1, name: 20, held: 40 };
/** What it costs to stand farther down the list. */
const LATER = 0.02;

export function widthOf(words: string): number {
  return 7.3 * words.length + 14;
}

/** Each name in its place; those that come first choose first. */
export function platesOf(names: readonly Named[], obstacles: readonly Obstacle[], { letters }: Scale): Plate[] {
  const taken = [...obstacles];
  return names.map(({ kind, words, spots, shuns = [] }) => {
    const hidden = [...taken, ...shuns];
    const size = { width: widthOf(words) * letters, height: HEIGHT * letters };
    const at = spots[cheapest(spots.map((spot, k) => covered(around(spot, size.width, size.height), hidden) + LATER * k))]!;
    taken.push({ ...around(at, size.width, size.height), weight: WEIGHTS.name });
    return { kind, words, at };
  });
}

function cheapest(costs: readonly number[]): number {
  return costs.indexOf(Math.min(...costs));
}

function around([x, y]: Point, width: number, height: number): Box {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

// --- where a name may stand ------------------------------------------------------------------------

/** Along the edges of a group of cells: below it first, else above. */
export function spotsAlong(cells: readonly Place[], below: boolean): Point[] {
  return (below ? [SOUTH, NORTH] : [NORTH, SOUTH]).flatMap((side) => edgeSpots(cells, side));
}

/** The outermost edges first, and of those the one farthest to the right. */
function edgeSpots(cells: readonly Place[], side: number): Point[] {
  const own = new Set(cells.map(key));
  const way = side === SOUTH ? 1 : -1;
  return cells
    .filter((cell) => !own.has(key(beside(cell, side))))
    .sort((a, b) => way * (b.y - a.y) || b.x - a.x)
    .flatMap(({ x, y }) => ASIDE.map((aside): Point => [x * CELL + aside, y * CELL + way * (HALF - 2)]));
}

/** Along the upper edge of a rectangle from its corner, else along the lower one. */
export function spotsOn({ x, y, width, height }: NonNullable<FiguresView["rectangle"]>): Point[] {
  const edges = [y * CELL - HALF, (y + height) * CELL - HALF];
  const steps = Array.from({ length: 2 * width - 1 }, (_, k) => (x + k / 2) * CELL - HALF + 40);
  return edges.flatMap((edge) => steps.map((at): Point => [at, edge]));
}

// --- what a name must not cover --------------------------------------------------------------------

/** Slots with their figures, cells that can be chosen, stations and dead ends. */
export function obstaclesOn(map: readonly LaidView[], choices: Iterable<string>, { dead_ends }: FiguresView, scale: Scale): Obstacle[] {
  return [
    ...map.flatMap((laid) => slotsOn(laid, scale)),
    ...map.flatMap((laid) => houseOn(laid)),
    ...[...choices].flatMap((cell) => choiceOn(centre(placeOf(cell)), scale)),
    ...dead_ends.map(({ cell, side }) => endOn(placeOf(cell), side)),
  ];
}

/** The tile that is held over a cell: how it lies is what is asked. */
export function heldOn(place: Place): Obstacle {
  return { ...around(centre(place), CELL, CELL), weight: WEIGHTS.held };
}

function slotsOn(laid: LaidView, { letters, slots }: Scale): Obstacle[] {
  return laid.slots.flatMap((slot, k) => {
    const [x, y] = pointOf(laid, k);
    const mark = { ...around([x, y], 32 * slots, 32 * slots), weight: WEIGHTS.slot };
    if (slot.points !== null) return [mark];
    return [mark, { ...around([x + 12.5, y + 10.5], 19 * letters, 19 * letters), weight: WEIGHTS.figure }];
  });
}

function houseOn(laid: LaidView): Obstacle[] {
  const { house } = drawn(laid);
  return house ? [{ ...around([laid.x * CELL + house[0], laid.y * CELL + house[1]], 28, 28), weight: WEIGHTS.house }] : [];
}

function choiceOn(at: Point, { letters }: Scale): Obstacle[] {
  return [
    { ...around(at, 40 * letters, 24 * letters), weight: WEIGHTS.figure },
    { ...around(at, 86, 86), weight: WEIGHTS.cell },
  ];
}

function endOn(place: Place, side: number): Obstacle {
  const [[x, y], [nx, ny]] = [centre(place), centre(beside(place, side))];
  return { ...around([x + (nx - x) * 0.55, y + (ny - y) * 0.55], 22, 22), weight: WEIGHTS.end };
}
