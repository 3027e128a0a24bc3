/* What just happened, for the eye to follow on map and sheets. Pure. */
import type { AnyEvent, View } from "../../generated/dice/types";
import type { Motion } from "./motion/flights";
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

/** Companies whose chain has just grown. */
export function grownBy(events: readonly AnyEvent[]): Set<string> {
  return new Set(events.flatMap((event) => (event.event === "stationbuilt" && event.chain > event.chain_before ? [event.company] : [])));
}

export function discoveredBy(events: readonly AnyEvent[]): number | null {
  return events.findLast((event) => event.event === "tilediscovered")?.tile ?? null;
}

/** The place of a tile that was just left, and the end that left it. */
export function leftBy(events: readonly AnyEvent[]): { place: readonly number[]; end: string } | null {
  const cleared = events.findLast((event) => event.event === "tilecleared");
  const entered = events.findLast((event) => event.event === "tileentered");
  return cleared && entered ? { place: cleared.place, end: entered.end } : null;
}

/** Dice that others have laid since the reader's last order, as `7:d3`: sheet and cell. */
export function freshAfter(before: ReadonlySet<string>, events: readonly AnyEvent[], reader: View["seat"]): Set<string> {
  const fresh = new Set(before);
  for (const event of events) {
    if (!("seat" in event)) continue;
    if (event.seat === reader && event.event !== "turnbegan") fresh.clear();
    else if (event.event === "raillaid" || event.event === "stationbuilt") fresh.add(freshKey(event.tile, event.cell));
  }
  return fresh;
}

function freshKey(tile: number, [row, column]: readonly [number, number]): string {
  return `${tile}:${String.fromCharCode(97 + column)}${row + 1}`;
}

export function freshOn(fresh: ReadonlySet<string>, { sheet }: Leaf): Set<string> {
  return new Set(sheet.dice.map(({ cell }) => cell).filter((cell) => fresh.has(`${sheet.number}:${cell}`)));
}
