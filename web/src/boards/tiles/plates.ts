/* What is lettered on a map: the names of its rectangle and its cities, each on an edge of what it names, where it covers
   no slot, no figure and no other name. Pure. */
import type { FiguresView, LaidView } from "../../generated/tiles/types";
import type { Measure } from "../../common/letters.svelte";
import type { Taken, Wish } from "../shared/labels";
import { type Box, boxAt, type Point } from "../shared/framing";
import { drawn, pointOf } from "./network";
import { beside, CELL, centre, HALF, key, type Place, placeOf } from "./squares";

export interface Named {
  /** Of what: the same as long as it does not grow. */
  id: string;
  kind: "city" | "rectangle" | "soon";
  words: string;
  /** Where it may stand, the best place first. */
  spots: Point[];
  /** What it alone must not cover. */
  shuns?: readonly Taken[];
}

/** How large things are drawn, lettering and slots, and how wide words are. */
export interface Lettering {
  letters: number;
  slots: number;
  measure: Measure;
}

const [NORTH, SOUTH] = [0, 2];
export const PLATE = { font: "700 13px var(--font-text)", height: 21, pad: 14 };
/** A name may stand a little off the middle of a cell. */
const ASIDE = [0, 26, -26];
const WEIGHTS = { slot: 100, figure: 100, cell: 100, house: 10, end: 10, name: 200, held: 400 };
/** What it costs to stand farther down the list. */
const LATER = 0.2;

export function widthOf(words: string, measure: Measure): number {
  return measure(words, PLATE.font) + PLATE.pad;
}

/** A name that comes and goes makes way for the others, and they for none like it. */
export function wishes(names: readonly Named[], { letters, measure }: Lettering): Wish[] {
  return names.map(({ id, kind, words, spots, shuns = [] }) => {
    const size = { width: widthOf(words, measure) * letters, height: PLATE.height * letters };
    return { id, size, spots: spots.map((at, k) => ({ at, rank: LATER * k })), weight: kind === "soon" ? 0 : WEIGHTS.name, shuns };
  });
}

function around(at: Point, width: number, height: number): Box {
  return boxAt(at, { width, height });
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
export function takenOn(map: readonly LaidView[], choices: Iterable<string>, { dead_ends }: FiguresView, scale: Lettering): Taken[] {
  return [
    ...map.flatMap((laid) => slotsOn(laid, scale)),
    ...map.flatMap((laid) => houseOn(laid)),
    ...[...choices].flatMap((cell) => choiceOn(centre(placeOf(cell)), scale)),
    ...dead_ends.map(({ cell, side }) => endOn(placeOf(cell), side)),
  ];
}

/** The tile that is held over a cell: how it lies is what is asked. */
export function heldOn(place: Place): Taken {
  return { box: around(centre(place), CELL, CELL), weight: WEIGHTS.held };
}

function slotsOn(laid: LaidView, { letters, slots }: Lettering): Taken[] {
  return laid.slots.flatMap((slot, k) => {
    const [x, y] = pointOf(laid, k);
    const mark = { box: around([x, y], 32 * slots, 32 * slots), weight: WEIGHTS.slot };
    if (slot.points !== null) return [mark];
    return [mark, { box: around([x + 12.5, y + 10.5], 19 * letters, 19 * letters), weight: WEIGHTS.figure }];
  });
}

function houseOn(laid: LaidView): Taken[] {
  const { house } = drawn(laid);
  return house ? [{ box: around([laid.x * CELL + house[0], laid.y * CELL + house[1]], 28, 28), weight: WEIGHTS.house }] : [];
}

function choiceOn(at: Point, { letters }: Lettering): Taken[] {
  return [
    { box: around(at, 40 * letters, 24 * letters), weight: WEIGHTS.figure },
    { box: around(at, 86, 86), weight: WEIGHTS.cell },
  ];
}

function endOn(place: Place, side: number): Taken {
  const [[x, y], [nx, ny]] = [centre(place), centre(beside(place, side))];
  return { box: around([x + (nx - x) * 0.55, y + (ny - y) * 0.55], 22, 22), weight: WEIGHTS.end };
}
