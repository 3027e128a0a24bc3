/* Ids of things taken apart; they are spelt by the functions that `npm run types` makes. Pure. */
import type { TrackKind } from "./printed";

export function kindOf(thing: string): string {
  return thing.slice(0, thing.indexOf(":"));
}

/** The first word behind its kind. */
export function nameIn(thing: string): string {
  return thing.split(":")[1] ?? "";
}

/** Of a side of a cell its number, north 0 and then clockwise, and the track that is asked for there. */
export function sideIn(thing: string): number {
  return Number(thing.split(":")[2]);
}

export function trackIn(thing: string): TrackKind | null {
  const track = thing.split(":")[3];
  return track === "R" || track === "H" ? track : null;
}

/** Whether it is a tile of the hand. */
export function isTile(thing: string): boolean {
  return kindOf(thing) === "hand" || kindOf(thing) === "objective";
}
