/* Dice that are marked to go back, and the orders they make together. Pure. */
import type { Choice, Menu } from "../../net/types";
import { dieThing, type Face } from "./things";
import { BACK } from "./tray";

/** Dice by face and how manieth of it, as `curve:0`. */
export type Marked = ReadonlySet<string>;

export const NONE: Marked = new Set();

export function keyOf({ face, order }: { face: Face; order: number }): string {
  return `${face}:${order}`;
}

/** One die more or less; never more than are to go back. */
export function toggled(marked: Marked, die: string, needed: number): Marked {
  if (marked.has(die)) return new Set([...marked].filter((other) => other !== die));
  return marked.size < needed ? new Set([...marked, die]) : marked;
}

/** The orders of all marked dice as one choice; null where none is marked. */
export function together(menu: Menu | null, marked: Marked): Choice | null {
  const orders = [...marked].flatMap((die) => {
    const thing = dieThing(die.split(":")[0] as Face);
    return menu?.choices.find(({ group, things }) => group === BACK && things.includes(thing)) ?? [];
  });
  const [first] = orders;
  if (!first) return null;
  const label = { id: "board-back", facts: { count: orders.length, needed: orders.length } };
  return { ...first, notation: orders.map(({ notation }) => notation).join(", "), things: [], label };
}
