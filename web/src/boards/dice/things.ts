/* Names of the things on the board and in the panels; the menu uses the same. Pure. */
import type { EndName, Side } from "./cells";

export const sheetThing = (end: EndName): string => `sheet:${end}`;
export const cellThing = (end: EndName, cell: string): string => `cell:${end}:${cell}`;
export const outThing = (end: EndName, cell: string, side: Side): string => `out:${end}:${cell}:${side}`;
export const siteThing = (end: EndName, cell: string): string => `site:${end}:${cell}`;
export const railThing = (end: EndName, cell: string): string => `rail:${end}:${cell}`;
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
export const RESERVE = "reserve";

export type Face = "straight" | "curve" | "share" | "joker";

const LETTERS: Record<Face, string> = { straight: "S", curve: "C", share: "A", joker: "J" };

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
