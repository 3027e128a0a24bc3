/* Where names, plates, prices and badges stand, and the card over them: what is taken is booked with its weight, each
   label has spots, and takes the one that covers least. Pure. */
import { type Box, boxAt, meets, type Point, type Size } from "./framing";

/** A region that is taken. */
export interface Taken {
  box: Box;
  /** How bad it is to cover it whole. */
  weight: number;
  /** What it is a part of: labels of that may touch it. */
  of?: string;
}

export interface Spot {
  /** Where the middle of a label stands. */
  at: Point;
  /** The lower the better where nothing is in the way. */
  rank: number;
}

export interface Wish<S extends Spot = Spot> {
  id: string;
  /** What it is a label of. */
  of?: string;
  size: Size;
  /** The same spots in the same order, whatever happens elsewhere. */
  spots: readonly S[];
  /** How bad it is for another label to cover it. */
  weight: number;
  /** What it alone keeps off. */
  shuns?: readonly Taken[];
}

/** A label in its place. */
export interface Label<S extends Spot = Spot> {
  spot: S;
  /** Which of its spots that is. */
  nth: number;
  box: Box;
}

export type Labels<S extends Spot = Spot> = ReadonlyMap<string, Label<S>>;

export interface Ground {
  taken: readonly Taken[];
  /** What no label should leave. */
  within?: Box;
  /** Where labels stood: each stays where little is gained by leaving. */
  last?: Labels;
}

/** So many times each label chooses, unless all stay before: those that come first choose first. */
const ROUNDS = 4;
/** What must be gained to leave a place. */
const CALM = 3;
/** What is cut cannot be read, however little of it is gone. */
const CUT = 0.2;
/** How bad it is to be cut by the edge, or to lie under what is on the glass. */
const LOST = 400;

/** A label in one of its spots, and what it costs whatever other labels do. */
interface Try<S extends Spot> extends Label<S> {
  cost: number;
}

/** Each label in its place. */
export function placed<S extends Spot>(wishes: readonly Wish<S>[], ground: Ground): Map<string, Label<S>> {
  const found = new Map<Wish<S>, Try<S>>();
  const choosing = wishes.map((wish) => {
    const nth = ground.last?.get(wish.id)?.nth;
    const boxes = wish.spots.map(({ at }) => boxAt(at, wish.size));
    const reach = hull(boxes);
    const near = [...ground.taken, ...(wish.shuns ?? [])].filter(({ box }) => meets(reach, box));
    const costOf = (box: Box, k: number): number => wish.spots[k]!.rank + costAt(box, near, wish.of) + lost(box, ground.within) - (k === nth ? CALM : 0);
    const tries = boxes.map((box, k): Try<S> => ({ spot: wish.spots[k]!, nth: k, box, cost: costOf(box, k) }));
    if (nth !== undefined && tries[nth]) found.set(wish, tries[nth]);
    return { wish, reach, tries };
  });
  const neighbours = choosing.map(({ wish, reach }) => choosing.filter((other) => other.wish !== wish && meets(reach, other.reach)).map(({ wish }) => wish));
  for (let round = 0, calm = false; round < ROUNDS && !calm; round++) {
    calm = true;
    for (const [k, { wish, tries }] of choosing.entries()) {
      const others = neighbours[k]!.flatMap((other) => (found.has(other) ? [{ ...other, box: found.get(other)!.box }] : []));
      const best = cheapest(tries, ({ box, cost }) => cost + costAt(box, others));
      calm &&= found.get(wish) === best;
      found.set(wish, best);
    }
  }
  return new Map(wishes.map((wish) => [wish.id, found.get(wish)!]));
}

/** The same where something lies on the glass: labels under it stand elsewhere, all others stay. */
export function aside<S extends Spot>(wishes: readonly Wish<S>[], labels: Labels<S>, ground: Ground, glass: readonly Box[]): Labels<S> {
  const under = wishes.filter(({ id }) => glass.some((island) => meets(labels.get(id)!.box, island)));
  if (under.length === 0) return labels;
  const others = wishes.filter((wish) => !under.includes(wish)).map(({ id, weight }) => ({ box: labels.get(id)!.box, weight }));
  const islands = glass.map((box) => ({ box, weight: LOST }));
  const { within } = ground;
  return new Map([...labels, ...placed(under, { ...(within && { within }), taken: [...ground.taken, ...others, ...islands] })]);
}

/** The same without labels that lie over others by more than so much: those that come first stay. */
export function legible<S extends Spot>(labels: Labels<S>, by: number): Map<string, Label<S>> {
  const kept = new Map<string, Label<S>>();
  for (const [id, label] of labels) if (![...kept.values()].some(({ box }) => meets(label.box, box, -by))) kept.set(id, label);
  return kept;
}

/** What it costs to lie there, over what is taken. */
export function costAt(box: Box, taken: readonly Taken[], of?: string): number {
  return taken.reduce((sum, each) => sum + (of !== undefined && each.of === of ? 0 : each.weight * trouble(overlap(box, each.box))), 0);
}

function trouble(part: number): number {
  return part > 0 ? CUT + (1 - CUT) * part : 0;
}

/** How much of the smaller of two boxes lies in the other, 0 to 1. */
export function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? (wide * high) / Math.min(area(one), area(other)) : 0;
}

function lost(box: Box, within?: Box): number {
  return within ? LOST * trouble(1 - overlap(box, within)) : 0;
}

function area({ left, top, right, bottom }: Box): number {
  return (right - left) * (bottom - top);
}

function cheapest<S extends Spot>(all: readonly Try<S>[], costOf: (each: Try<S>) => number): Try<S> {
  let [best, least] = [all[0]!, Infinity];
  for (const each of all) {
    const cost = costOf(each);
    if (cost < least) [best, least] = [each, cost];
  }
  return best;
}

/** What holds all of these boxes. */
export function hull(boxes: readonly Box[]): Box {
  return boxes.reduce((all, { left, top, right, bottom }) => ({
    left: Math.min(all.left, left),
    top: Math.min(all.top, top),
    right: Math.max(all.right, right),
    bottom: Math.max(all.bottom, bottom),
  }));
}
