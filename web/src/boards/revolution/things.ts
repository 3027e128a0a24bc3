/* Things on the table, by their ids: which kind they are of, and the words behind it. Pure. */
import { cityThing, sectionThing, spaceThing } from "../../generated/revolution/things";

/** The four actions, as they lie on the desk. */
export const ACTIONS = ["station", "railroad", "telegraph", "trade"] as const;

export function kindOf(thing: string): string {
  return thing.split(":")[0]!;
}

/** The words of an id behind its kind: the colour of a worker and where it stands. */
export function wordsOf(thing: string): string[] {
  return thing.split(":").slice(1);
}

export function nameIn(thing: string): string {
  return wordsOf(thing)[0] ?? "";
}

/** How a train lies, as its thing spells it. */
export function faceOf(up: boolean): "up" | "down" {
  return up ? "up" : "down";
}

const PLACES: Record<string, (name: string) => string> = { station: cityThing, office: sectionThing, rail: spaceThing };

/** A piece means the place it stands on, where that can be chosen. */
export function placeOf(thing: string, marks: ReadonlyMap<string, unknown>): string {
  const place = PLACES[kindOf(thing)]?.(nameIn(thing)) ?? thing;
  return marks.has(place) ? place : thing;
}

/** The first of some things that is of a kind. */
export function ofKind(things: readonly string[], kind: string): string | null {
  return things.find((thing) => kindOf(thing) === kind) ?? null;
}
