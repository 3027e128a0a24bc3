/* Names of the things on the board and in the panels; the menu uses the same. Pure. */
import type { Choice } from "../../net/types";
import type { EndName, Side } from "./cells";

export const sheetThing = (end: EndName): string => `sheet:${end}`;
export const cellThing = (end: EndName, cell: string): string => `cell:${end}:${cell}`;
export const outThing = (end: EndName, cell: string, side: Side): string => `out:${end}:${cell}:${side}`;
export const siteThing = (end: EndName, cell: string): string => `site:${end}:${cell}`;
export const railThing = (end: EndName, cell: string): string => `rail:${end}:${cell}`;
/** A die of a sheet that has just been left. */
export const leftThing = (cell: string): string => `left:${cell}`;
export const stationThing = (tile: number, company: string): string => `station:${tile}:${company}`;
export const placeThing = ([x, y]: readonly number[]): string => `place:${x},${y}`;
export const markThing = (tile: number, company: string): string => `mark:${tile}:${company}`;
export const chainThing = (company: string): string => `chain:${company}`;
export const tileThing = (kind: string, rotation: number): string => `tile:${kind}:${rotation}`;
export const dieThing = (face: Face): string => `die:${LETTERS[face]}`;
export const hiddenThing = (seat: number): string => `hidden:${seat}`;
export const frontThing = (seat: number): string => `front:${seat}`;
export const companyThing = (company: string): string => `company:${company}`;
export const bankThing = (company: string): string => `bank:${company}`;
export const directorThing = (company: string): string => `director:${company}`;
export const supplyThing = (kind: string): string => `supply:${kind}`;
export const seatThing = (seat: number): string => `seat:${seat}`;
export const RESERVE = "reserve";

export type Face = "straight" | "curve" | "share" | "joker";

const LETTERS: Record<Face, string> = { straight: "S", curve: "C", share: "A", joker: "J" };

const FACES = Object.fromEntries(Object.entries(LETTERS).map(([face, letter]) => [letter, face])) as Record<string, Face>;

/** The face of the die that a choice names among its things. */
export function faceOf(things: readonly string[]): Face | null {
  const die = things.find((thing) => kindOf(thing) === "die");
  return die ? (FACES[partsOf(die)[1]!] ?? null) : null;
}

/** How many jokers a choice pays with, where it says so. */
export function paidOf(things: readonly string[]): number {
  return Number(things.find((thing) => kindOf(thing) === "pay")?.slice("pay:".length) ?? 0);
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
