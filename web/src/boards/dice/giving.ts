/* Dice that are marked to go back, and the orders they make together. Pure. */
import type { Choice, Menu } from "../../net/types";
import { dieThing, type Face } from "./things";
import { FACES } from "./tray";

/** How many dice of each face are marked. */
export type Marked = Record<Face, number>;

export const NONE: Marked = { straight: 0, curve: 0, share: 0, joker: 0 };

const GROUP = "back";

/** Whether dice are to be given back now. */
export function givesBack(menu: Menu | null): boolean {
  return menu?.choices.some(({ group }) => group === GROUP) ?? false;
}

export function countOf(marked: Marked): number {
  return FACES.reduce((sum, face) => sum + marked[face], 0);
}

/** One die more or less; never more than are to go back. */
export function toggled(marked: Marked, face: Face, order: number, needed: number): Marked {
  if (order < marked[face]) return { ...marked, [face]: marked[face] - 1 };
  return countOf(marked) < needed ? { ...marked, [face]: marked[face] + 1 } : marked;
}

/** The orders of all marked dice as one choice; null where none is marked. */
export function together(menu: Menu | null, marked: Marked): Choice | null {
  const orders = FACES.flatMap((face) => {
    const order = menu?.choices.find(({ group, things }) => group === GROUP && things.includes(dieThing(face)));
    return order ? Array.from({ length: marked[face] }, () => order) : [];
  });
  const [first] = orders;
  if (!first) return null;
  return { ...first, notation: orders.map(({ notation }) => notation).join(", "), things: [], label: { id: "board-back", facts: { count: orders.length, needed: orders.length } } };
}
