/* The things on the board and in the panels, which the menu names: how they are spelt, and what a choice says by
   them. Pure. */
import type { Choice } from "../../net/types";
import type { EndName, Side } from "./cells";

export * from "../../generated/dice/things";

export type Face = "straight" | "curve" | "share" | "joker";

/** The face of the die that a choice names among its things. */
export function faceOf(things: readonly string[]): Face | null {
  const die = things.find((thing) => kindOf(thing) === "die");
  return die ? (partsOf(die)[1] as Face) : null;
}

/** How many jokers a choice pays with, where it says so. */
export function paidOf(things: readonly string[]): number {
  return Number(partsOf(things.find((thing) => kindOf(thing) === "pay") ?? "")[1] ?? 0);
}

/** A thing in its parts: its kind, and what names it. */
export function partsOf(thing: string): string[] {
  return thing.split(":");
}

export function kindOf(thing: string): string {
  return partsOf(thing)[0]!;
}

/** A way out of a cell that a choice lays: of its things, the one that names end, cell and side. */
export interface Way {
  end: EndName;
  cell: string;
  out: Side;
}

export function wayOf(things: readonly string[] | undefined): Way | null {
  const named = things?.find((thing) => kindOf(thing) === "out");
  if (!named) return null;
  const [, end, cell, out] = partsOf(named) as [string, EndName, string, Side];
  return { end, cell, out };
}

/** The first choice of a cell or a way that lays a real die. */
export function realDie(choices: readonly Choice[], thing: string): Choice | null {
  return choices.find(({ things }) => things.includes(thing) && faceOf(things) !== "joker") ?? null;
}
