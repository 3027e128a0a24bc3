/* What just happened, for the eye to follow on map and sheets. Pure. */
import type { AnyEvent, DieView, View } from "../../generated/dice/types";
import type { LogLine } from "../../net/types";
import type { EndName } from "./cells";
import { DROP, type Motion } from "./motion/flights";
import type { Leaf } from "./leaves";
import { railThing, stationThing } from "./things";

/** The dice of a sheet that are just arriving, by cell, and after how long. */
export function arrivedOn({ sheet }: Leaf, { arrivals }: Motion): Map<string, number> {
  return new Map(
    sheet.dice.flatMap(({ cell, end, company }): [string, number][] => {
      const at = arrivals.get(company ? stationThing(sheet.number, company) : railThing(end, cell));
      return at === undefined ? [] : [[cell, at]];
    }),
  );
}

/** Where a company has just built, and when that station stands, in ms. */
export interface Grown {
  place: readonly [number, number];
  at: number;
}

/** Companies that have just built. */
export function grownBy(events: readonly AnyEvent[], { arrivals }: Motion): Map<string, Grown> {
  return new Map(
    events.flatMap((event): [string, Grown][] => {
      const at = event.event === "stationbuilt" ? arrivals.get(stationThing(event.tile, event.company)) : undefined;
      return event.event === "stationbuilt" && at !== undefined ? [[event.company, { place: event.place, at: at + DROP }]] : [];
    }),
  );
}

export function discoveredBy(events: readonly AnyEvent[]): number | null {
  return events.findLast((event) => event.event === "tilediscovered")?.tile ?? null;
}

/** The tile that was just left, and the end that left it. */
export function leftBy(events: readonly AnyEvent[]): { tile: number; end: string } | null {
  const cleared = events.findLast((event) => event.event === "tilecleared");
  const entered = events.findLast((event) => event.event === "tileentered");
  return cleared && entered ? { tile: cleared.tile, end: entered.end } : null;
}

/** What the log says of a die that was laid: a rail by its cell, a station by its company. */
interface Told {
  end: EndName;
  cell?: string;
  company?: { id: string };
}

/** Dice that others have laid since the reader's last order, as the log tells them. */
export function freshIn(log: readonly LogLine[], reader: View["seat"]): Told[] {
  let fresh: Told[] = [];
  for (const { seat, text } of reader === null ? [] : log) {
    if (seat === reader) fresh = [];
    else if (text.id.startsWith("log-rail") || text.id === "log-station") fresh.push(text.facts as unknown as Told);
    else if (text.id === "log-cleared") fresh = onNewTile(fresh);
  }
  return fresh;
}

/** Of an end that has left its sheet only the entry rail, which was laid last, is there. */
function onNewTile(fresh: readonly Told[]): Told[] {
  const entry = fresh.findLast(({ cell }) => cell);
  return fresh.filter((told) => told === entry || told.end !== entry?.end);
}

export function freshOn(fresh: readonly Told[], { sheet }: Leaf): Set<string> {
  const isTold = (die: DieView, { end, cell, company }: Told): boolean =>
    end === die.end && (die.company ? company?.id === `company-${die.company}` : cell === die.cell);
  return new Set(sheet.dice.filter((die) => fresh.some((told) => isTold(die, told))).map(({ cell }) => cell));
}
