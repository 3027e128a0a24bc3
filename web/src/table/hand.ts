/* The player's hand at a table, always in one of five states, and the open part of the menu in each. Pure. */
import type { Choice, Dial, Menu, Text } from "../net/types";
import { dialled, type Hold, mainGroups, openedGroup } from "./choosing";

export type Values = Readonly<Record<string, number>>;

/** Nothing was begun: the menu lies as it came. */
export interface Idle {
  state: "idle";
}

/** A kind of choices is opened, or things are picked. */
export interface Narrowed {
  state: "narrowed";
  group: string | null;
  picked: readonly string[];
}

/** A dial stands at some numbers. */
export interface Turning {
  state: "turning";
  dial: Dial;
  values: Values;
  from: Idle | Narrowed;
}

/** A choice is held fast: one more click plays it. */
export interface Held {
  state: "held";
  choice: Choice;
  /** The kind of choices that is open while it is held. */
  group: string | null;
  from: Open;
}

/** A choice was sent; the table plays it, holds it back or refuses it. */
export interface Asking {
  state: "asking";
  choice: Choice;
  group: string | null;
  from: Open;
}

export type Open = Idle | Narrowed | Turning;
export type Hand = Open | Held | Asking;

export const IDLE: Idle = { state: "idle" };
const NOTHING: readonly string[] = [];

const BARE = { things: [], also: [], detail: null, badge: null, worth: null, warns: false };

/** The hand without what is held fast or was sent. */
export function openOf(hand: Hand): Open {
  return hand.state === "held" || hand.state === "asking" ? hand.from : hand;
}

/** What is picked, and the kind of choices that somebody wanted to open. */
function wanted(hand: Hand, menu: Menu | null): Hold {
  switch (hand.state) {
    case "idle":
      return { group: null, picked: menu?.picked ?? NOTHING };
    case "narrowed":
      return hand;
    case "turning":
      return { group: hand.dial.group, picked: wanted(hand.from, menu).picked };
    case "held":
    case "asking":
      return { group: hand.group, picked: wanted(hand.from, menu).picked };
  }
}

/** What is opened and picked: a menu with one main kind opens it by itself. */
export function holdOf(hand: Hand, menu: Menu | null): Hold {
  const { group, picked } = wanted(hand, menu);
  return { group: openedGroup(menu, group), picked };
}

/** The dial in the hand, also while its order is held fast or sent. */
export function dialIn(hand: Hand): Turning | null {
  const open = openOf(hand);
  return open.state === "turning" ? open : null;
}

export function heldIn(hand: Hand): Choice | null {
  return hand.state === "held" ? hand.choice : null;
}

/** Whether the kind of what is held fast was opened for it alone. */
function isOpenedFor(hand: Hand, menu: Menu | null): boolean {
  return holdOf(hand, menu).group !== holdOf(openOf(hand), menu).group;
}

/** Whether there is a way back: to a kind that was not opened, a thing not picked, a dial not turned. */
export function hasWayBack(hand: Hand, menu: Menu | null): boolean {
  const open = openOf(hand);
  if (isOpenedFor(hand, menu)) return true;
  if (open.state !== "narrowed") return open.state === "turning";
  return open.picked.length > (menu?.picked.length ?? 0) || (wanted(hand, menu).group !== null && mainGroups(menu).length !== 1);
}

/** One step back: what opened a kind is let go, the dial left, the last picked thing put back, or the kind closed. */
export function stepBack(hand: Hand, menu: Menu | null): Open {
  const open = openOf(hand);
  if (isOpenedFor(hand, menu)) return open;
  if (open.state === "turning") return open.from;
  if (open.state === "narrowed" && open.picked.length > (menu?.picked.length ?? 0)) return { ...open, picked: open.picked.slice(0, -1) };
  return IDLE;
}

/** A kind of choices is opened or, where it is open already, closed. One that stands beside the question
    takes all out of the hand. */
export function opened(hand: Hand, menu: Menu | null, group: string | null): Idle | Narrowed {
  const next = wanted(hand, menu).group === group ? null : group;
  const beside = menu?.groups.some(({ id, standing }) => standing && id === next) ?? false;
  return { state: "narrowed", group: next, picked: beside ? [] : (menu?.picked ?? []) };
}

/** A thing is picked, or put back where it lies in the hand already. */
export function picking({ group, picked }: Hold, thing: string): Narrowed {
  const others = picked.filter((other) => other !== thing);
  return { state: "narrowed", group, picked: picked.includes(thing) ? others : [...picked, thing] };
}

/** A dial at these numbers, none beyond its ends. */
export function turned(hand: Hand, dial: Dial, values: Values): Turning {
  const open = openOf(hand);
  const within = Object.fromEntries(dial.spans.map(({ name, least, most }) => [name, Math.min(most, Math.max(least, values[name]!))]));
  return { state: "turning", dial, values: within, from: open.state === "turning" ? open.from : open };
}

/** The numbers at which a dial begins. */
export function startOf(dial: Dial): Values {
  return Object.fromEntries(dial.spans.map(({ name, start }) => [name, start]));
}

/** The order that a dial stands for. */
export function orderOf({ dial, values }: Turning): Choice {
  return { ...BARE, notation: dialled(dial, values), label: dial.label, group: dial.group };
}

/** A choice held fast or sent. `opens` where its kind is opened for it, so that its button is seen. */
export function taking(state: "held" | "asking", hand: Hand, menu: Menu | null, choice: Choice, opens: boolean): Held | Asking {
  const from = openOf(hand);
  return { state, choice, group: opens && from.state !== "turning" ? choice.group : wanted(hand, menu).group, from };
}

/** The question of the dial in the hand. */
export function promptIn(hand: Hand): Text | null {
  return dialIn(hand)?.dial.prompt ?? null;
}
