/* What just happened on one map and in the columns, for the eye to follow. Pure. */
import { slotThing } from "../../generated/tiles/things";
import type { AnyEvent } from "../../generated/tiles/types";

export interface Happening {
  /** Cells whose tile was laid. */
  laid: Set<string>;
  /** Slots whose piece was placed, by thing. */
  placed: Set<string>;
  points: { cell: string; seat: number; points: number }[];
  /** Columns that the coin emptied, or that got a star. */
  columns: { coin: number | null; star: number | null };
}

export function happened(events: readonly AnyEvent[], seat: number): Happening {
  const now: Happening = { laid: new Set(), placed: new Set(), points: [], columns: { coin: null, star: null } };
  for (const event of events) if (!("seat" in event) || event.seat === seat) note(event, now);
  return now;
}

function note(event: AnyEvent, now: Happening): void {
  switch (event.event) {
    case "starttilechosen":
    case "tilelaid":
    case "objectivelaid":
      now.laid.add(event.cell);
      break;
    case "pieceplaced":
      now.placed.add(slotThing(event.cell, event.slot));
      now.points.push({ cell: event.cell, seat: event.seat, points: event.points });
      break;
    case "cointossed":
      now.columns.coin = event.column;
      break;
    case "staradded":
      now.columns.star = event.column;
  }
}
