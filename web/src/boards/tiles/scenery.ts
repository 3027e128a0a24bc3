/* The engraved ground of a tile: hatching, tufts and trees, or roofs. It keeps clear of track, slots
   and buildings, and what is not in the way stays where it is when the tile turns. Pure. */
import type { Point } from "../shared/framing";
import { round } from "./track";

export interface Obstacles {
  track: Point[];
  slots: Point[];
  house: Point | null;
  landmark: Point | null;
}

export interface Ground {
  /** Country: strokes of grass, tufts, trunks and crowns of trees with their shade. */
  hatching: string;
  tufts: string;
  trunks: string;
  crowns: string;
  shade: string;
  /** Town: walls, roofs and doors. */
  walls: string;
  roofs: string;
  doors: string;
}

type Clear = (x: number, y: number, reach: number) => boolean;
type Dice = () => number;

const BARE: Ground = { hatching: "", tufts: "", trunks: "", crowns: "", shade: "", walls: "", roofs: "", doors: "" };
const EDGE = 45;
const PATCHES = 5;

export function ground(seed: string, urban: boolean, obstacles: Obstacles): Ground {
  const [dice, clear] = [diceOf(seed), clearOf(obstacles)];
  return { ...BARE, ...(urban ? town(dice, clear) : country(dice, clear)) };
}

/** Whether a circle touches nothing and lies on the tile. */
function clearOf({ track, slots, house, landmark }: Obstacles): Clear {
  const far = (x: number, y: number, others: Point[], reach: number): boolean => others.every(([ox, oy]) => Math.hypot(x - ox, y - oy) > reach);
  return (x, y, reach) =>
    Math.abs(x) < EDGE &&
    Math.abs(y) < EDGE &&
    far(x, y, track, reach) &&
    far(x, y, slots, reach + 4) &&
    (house === null || Math.abs(x - house[0]) > reach + 8 || y - house[1] <= -reach - 14 || y - house[1] >= reach + 3) &&
    (landmark === null || far(x, y, [landmark], reach + 12));
}

// --- country -------------------------------------------------------------------------------------

function country(dice: Dice, clear: Clear): Partial<Ground> {
  const hatching = grass(dice, clear);
  const trees = scattered(dice, 26, 2 + Math.floor(dice() * 3), 11, (x, y) => clear(x, y, 18) && clear(x, y - 5, 16));
  const tufts = scattered(dice, 30, 7, 9, (x, y) => clear(x, y, 15) && trees.every(([tx, ty]) => Math.hypot(tx - x, ty - y) > 9));
  const firs = trees.map(([x, y]) => (x + y) % 3 < 1);
  return {
    hatching,
    tufts: tufts.map(([x, y]) => `M${x - 2.4} ${y - 2.6}l1.5 2.6M${x} ${y - 3.8}v3.8M${x + 2.4} ${y - 2.6}l-1.5 2.6`).join(""),
    trunks: trees.map(([x, y]) => `M${x} ${y + 4.5}v-5`).join(""),
    crowns: trees.map((tree, k) => (firs[k] ? fir(tree) : crown(tree))).join(""),
    shade: trees.map((tree, k) => (firs[k] ? firShade(tree) : crownShade(tree))).join(""),
  };
}

/** Short strokes in a few patches, thinner towards their rims. */
function grass(dice: Dice, clear: Clear): string {
  const patches = Array.from({ length: PATCHES }, (): Point => [(dice() - 0.5) * 92, (dice() - 0.5) * 92]);
  const strokes: string[] = [];
  for (let y = -44.5; y < 46; y += 3.9) {
    for (let x = -46 + dice() * 6; x < 44;) {
      const [length, gap, chance, lift] = [3 + dice() * 6, 2 + dice() * 3, dice(), dice() * 0.8 - 0.4];
      const rim = Math.min(...patches.map(([px, py]) => Math.hypot(x - px, y - py)));
      const drawn = chance < 1.25 - rim / 34 && [0, 0.5, 1].every((part) => clear(x + length * part, y, 13.5));
      if (drawn) strokes.push(`M${round(x)} ${round(y + lift)}h${round(length)}`);
      x += length + gap;
    }
  }
  return strokes.join("");
}

/** Up to `most` points that may stand where they are and keep apart; always the same throws. */
function scattered(dice: Dice, throws: number, most: number, apart: number, may: (x: number, y: number) => boolean): Point[] {
  const found: Point[] = [];
  for (let k = 0; k < throws; k++) {
    const [x, y] = [round((dice() - 0.5) * 84), round((dice() - 0.5) * 82 + 1)];
    const alone = found.every(([ox, oy]) => Math.hypot(x - ox, y - oy) > apart);
    if (found.length < most && alone && may(x, y)) found.push([x, y]);
  }
  return found;
}

function crown([x, y]: Point): string {
  return `M${x - 4} ${y - 2.5}a4 4 0 1 1 8 0a4 4 0 1 1-8 0z`;
}

function crownShade([x, y]: Point): string {
  return `M${x + 0.6} ${y - 6.4}A4 4 0 0 1 ${x - 1} ${y + 1.4}Q${x + 2.6} ${y - 1.6} ${x + 0.6} ${y - 6.4}z`;
}

function fir([x, y]: Point): string {
  return `M${x} ${y - 8.5}l4.2 9.5h-8.4z`;
}

function firShade([x, y]: Point): string {
  return `M${x} ${y - 8.5}l4.2 9.5h-3.4z`;
}

// --- town ----------------------------------------------------------------------------------------

interface House {
  x: number;
  y: number;
  /** Half of its width. */
  wide: number;
  high: number;
  gabled: boolean;
}

function town(dice: Dice, clear: Clear): Partial<Ground> {
  const houses: House[] = [];
  for (let y = -40; y < 45; y += 12.4) {
    for (let x = -43 + dice() * 5; x < 45;) {
      const house = { x, y, wide: 4.2 + dice() * 1.8, high: 3.4 + dice() * 1.2, gabled: dice() < 0.6 };
      const moved = [0, 2.5, -2.5].map((by) => ({ ...house, x: x + by })).find(({ x }) => clear(x, y, 15.5));
      const alone = moved && houses.every((other) => other.y !== y || Math.abs(other.x - moved.x) > other.wide + moved.wide + 2);
      if (moved && alone) houses.push(moved);
      x += 2 * house.wide + 3.4;
    }
  }
  return { walls: houses.map(walls).join(""), roofs: houses.map(roof).join(""), doors: houses.map(door).join("") };
}

function walls({ x, y, wide, high }: House): string {
  return `M${round(x - wide)} ${round(y + high)}v${round(-high)}h${round(2 * wide)}v${round(high)}z`;
}

/** With its gable or with its eaves to the front. */
function roof({ x, y, wide, gabled }: House): string {
  const [left, half] = [round(x - wide - 1), round(wide + 1)];
  if (gabled) return `M${left} ${y}l${half} ${round(-wide * 0.95)}l${half} ${round(wide * 0.95)}z`;
  return `M${left} ${y}l2.2 ${round(-wide * 0.8)}h${round(2 * wide - 2.4)}l2.2 ${round(wide * 0.8)}z`;
}

function door({ x, y, high }: House): string {
  return `M${round(x - 1)} ${round(y + high)}v-2h1.8v2`;
}

// --- dice ----------------------------------------------------------------------------------------

/** Numbers in [0, 1) that are the same for the same seed. */
function diceOf(seed: string): Dice {
  let state = [...seed].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 0x01000193), 0x811c9dc5) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
