/* What just happened, for the eye to follow on map and sheets. Pure. */
import type { AnyEvent, DieView, View } from "../../generated/dice/types";
import type { LogLine } from "../../net/types";
import type { EndName } from "./cells";
import { DROP, type Motion } from "./motion/flights";
import type { Leaf } from "./leaves";
import { partsOf, railThing, stationThing } from "./things";

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

/** What the log says of a die that was laid. */
interface Told {
  end: EndName;
  cell: string;
  company?: { id: string };
}

/** Dice that others have laid since the reader's last order, as the log tells them. */
export function freshIn(log: readonly LogLine[], reader: View["seat"]): Set<string> {
  const fresh = new Set<string>();
  let last = "";
  for (const { seat, text } of reader === null ? [] : log) {
    const { end, cell, company } = text.facts as unknown as Told;
    if (seat === reader) fresh.clear();
    else if (text.id.startsWith("log-rail")) fresh.add((last = railThing(end, cell)));
    else if (text.id === "log-station") fresh.add(builtThing(end, company!.id));
    else if (text.id === "log-cleared") forget(fresh, last);
  }
  return fresh;
}

/** Of an end that has left its sheet only the entry rail is there. */
function forget(fresh: Set<string>, entry: string): void {
  for (const thing of fresh) if (thing !== entry && partsOf(thing)[1] === partsOf(entry)[1]) fresh.delete(thing);
}

const builtThing = (end: EndName, company: string): string => `built:${end}:${company}`;

export function freshOn(fresh: ReadonlySet<string>, { sheet }: Leaf): Set<string> {
  const thingOf = ({ end, cell, company }: DieView): string => (company ? builtThing(end, `company-${company}`) : railThing(end, cell));
  return new Set(sheet.dice.filter((die) => fresh.has(thingOf(die))).map(({ cell }) => cell));
}
