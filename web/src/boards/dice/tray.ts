/* The reader's dice as they lie in the tray: each with what the pointed choice would do with it, and
   whether it goes into the roll. Pure. */
import type { SeatView } from "../../generated/dice/types";
import type { Menu } from "../../net/types";
import type { DialHand } from "../board";
import type { Tags } from "./plan";
import { dieThing, type Face } from "./things";

/** The group of choices that give dice back. */
export const BACK = "back";

/** Whether dice are to be given back now. */
export function givesBack(menu: Menu | null): boolean {
  return menu?.choices.some(({ group }) => group === BACK) ?? false;
}

/** What stands on a die that pays. */
export const PAYS = "−1";

/** A die before a screen. */
export interface Lying {
  face: Face;
  /** The how manieth of its face. */
  order: number;
}

export interface TrayDie extends Lying {
  thing: string;
  tag: string | null;
  /** Goes into the roll. */
  rolled: boolean;
}

export const FACES: readonly Face[] = ["straight", "curve", "share", "joker"];
/** From so many on equal faces lie on one another. */
const CROWD = 12;

/** The dice before a screen, sorted by face. */
export function lyingOf({ front }: SeatView): Lying[] {
  return FACES.flatMap((face) => Array.from({ length: front[face] }, (_, order) => ({ face, order })));
}

export function frontDice(seat: SeatView, tags: Tags | null, rolled: number): TrayDie[] {
  return lyingOf(seat).map(({ face, order }) => ({
    face,
    order,
    thing: dieThing(face),
    tag: tags?.front[face][order] ?? null,
    rolled: face === "joker" && order < rolled,
  }));
}

export interface Stack {
  die: TrayDie;
  count: number;
}

/** One die for each face with its count where there are too many to lie side by side; what becomes of
    something else lies for itself. */
export function stacked(dice: readonly TrayDie[]): Stack[] {
  if (dice.length < CROWD) return dice.map((die) => ({ die, count: 1 }));
  const stacks = new Map<string, Stack>();
  for (const die of dice) {
    const key = `${die.face} ${die.tag} ${die.rolled}`;
    stacks.set(key, { die: stacks.get(key)?.die ?? die, count: (stacks.get(key)?.count ?? 0) + 1 });
  }
  return [...stacks.values()];
}

/** Hidden dice that lie on one another: the first of them, and how many they are. */
export interface Pile {
  order: number;
  count: number;
}

/** More hidden dice than that are told by a figure. */
const FEW = 4;

/** The hidden dice one by one; where they are many in one pile, or in two while some go into the roll. */
export function pilesOf(hidden: number, rolled: number | null): Pile[] {
  if (hidden <= FEW) return Array.from({ length: hidden }, (_, order) => ({ order, count: 1 }));
  const goes = rolled ?? 0;
  return [
    { order: 0, count: goes },
    { order: goes, count: hidden - goes },
  ].filter(({ count }) => count > 0);
}

/** Of the dice before a screen those that have just fallen: of each face the last. */
export function fallen<Die extends Lying>(dice: readonly Die[], { front }: SeatView, faces: readonly Face[]): Die[] {
  return dice.filter(({ face, order }) => order >= front[face] - faces.filter((each) => each === face).length);
}

/** Whose dice fell, and what they show. */
export interface Roll {
  seat: number;
  faces: readonly Face[];
}

/** How many faces a die shows before it lies still. */
export const TUMBLES = 4;
/** Until the next die begins, in ms; each face is shown for three of these steps. */
export const STEP = 40;
const SHOWN = 3;

/** How long so many dice tumble, in ms. */
export function rollTime(dice: number): number {
  return STEP * (TUMBLES * SHOWN + dice - 1);
}

/** How many tumbles a die has left, the how manieth of those that fall, after so many steps: each begins
    one step after the one before. */
export function tumblesLeft(steps: number, order: number): number {
  return Math.max(0, Math.min(TUMBLES, TUMBLES - Math.floor((steps - order) / SHOWN)));
}

/** What a die shows while so many of its tumbles are left. */
export function tumbled(face: Face, left: number, order: number): Face {
  return left === 0 ? face : FACES[(FACES.indexOf(face) + left + order) % FACES.length]!;
}

/** The number of a dial whose span is turned by this thing. */
export function dialled(dial: DialHand | null, thing: string): { name: string; value: number; most: number } | null {
  const span = dial?.dial.spans.find((each) => each.thing === thing);
  return span ? { name: span.name, value: dial!.values[span.name] ?? span.start, most: span.most } : null;
}
