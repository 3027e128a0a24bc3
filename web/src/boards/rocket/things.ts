/* Where a thing lies, and which of several on one hex a click means. Pure. */
import type { Choice } from "../../net/types";
import type { Mark } from "../board";
import { TOWN, TOWN_AT } from "./chart";
import { companyThing, hexagonThing, stationThing, townThing } from "../../generated/rocket/things";
import type { View } from "../../generated/rocket/types";

export function kindOf(thing: string): string {
  return thing.slice(0, thing.indexOf(":"));
}

/** The words of an id behind its kind: the city and the good of a marker. */
export function wordsOf(thing: string): string[] {
  return thing.split(":").slice(1);
}

export function nameIn(thing: string): string {
  return wordsOf(thing)[0] ?? "";
}

/** Where a thing lies; null for the engine of a company that has none any more. */
export function hexOf(thing: string, view: View): string | null {
  const name = nameIn(thing);
  switch (kindOf(thing)) {
    case "company":
      return view.companies.find((company) => company.id === name)?.engine ?? null;
    case "town":
    case "marker":
      return TOWN.get(name)?.hex ?? null;
    default:
      return name;
  }
}

/** What lies on a hex, the most specific first; markers are only ever meant by themselves. */
export function thingsOn(hex: string, view: View): string[] {
  const station = view.stations.some((station) => station.hex === hex);
  const engine = view.companies.find((company) => company.engine === hex);
  const town = TOWN_AT.get(hex);
  return [...(station ? [stationThing(hex)] : []), ...(engine ? [companyThing(engine.id)] : []), ...(town ? [townThing(town.id)] : []), hexagonThing(hex)];
}

/** The thing that a click means: one that can be chosen if there is any, else what is asked about. */
export function meant(pointed: string, view: View, marks: ReadonlyMap<string, Mark>): string {
  if (marks.has(pointed)) return pointed;
  const hex = hexOf(pointed, view);
  const here = hex === null ? [pointed] : thingsOn(hex, view);
  const kinds = new Set([...marks].flatMap(([thing, { quiet }]) => (quiet ? [] : [kindOf(thing)])));
  return (
    here.find((thing) => marks.has(thing)) ??
    [pointed, ...here].find((thing) => kinds.has(kindOf(thing))) ??
    here.find((thing) => kindOf(thing) === "town") ??
    pointed
  );
}

/** The marks to draw: a piece stands for its choice, and its hex then shows nothing of its own. */
export function marksShown(marks: Map<string, Mark>): Map<string, Mark> {
  const isPiece = (thing: string): boolean => kindOf(thing) !== "hex";
  return new Map([...marks].filter(([thing, mark]) => isPiece(thing) || !mark.choice?.things.some(isPiece)));
}

/** The hex that a choice is about, where no piece stands for it. */
export function targetOf(choice: Choice | null): string | null {
  const [first, ...others] = choice?.things ?? [];
  const alone = first !== undefined && kindOf(first) === "hex" && others.every((thing) => kindOf(thing) === "hex");
  return alone ? nameIn(first) : null;
}
