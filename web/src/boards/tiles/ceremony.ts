/* What Tiles pays one by one: the final count, on top of what the pieces scored; on the reader's own map what counts lights up. Pure. */
import { cellThing, objectiveThing } from "../../generated/tiles/things";
import type { AnyEvent, FiguresView, View } from "../../generated/tiles/types";
import type { GameEvent } from "../../net/types";
import type { Ceremony, Payment } from "../board";
import { ceremony, named, said } from "../shared/paying";

export function ceremonyOf(told: readonly GameEvent[], view: View): Ceremony | null {
  const events = told as unknown as AnyEvent[];
  const own = view.seats[view.seat ?? 0]?.figures;
  const scored = view.seats.map(({ prestige }) => prestige);
  return ceremony(
    said("ceremony-count"),
    events.flatMap((event) => paid(event, own)),
    (amount) => said("ceremony-points", { amount }),
    scored,
  );
}

function paid(event: AnyEvent, own: FiguresView | undefined): Payment[] {
  switch (event.event) {
    case "citiesscored":
      return [{ what: said("log-cities"), amounts: event.points, things: (own?.cities ?? []).flatMap(({ cells }) => cells.map(cellThing)) }];
    case "rectanglesscored":
      return [{ what: said("log-rectangle"), amounts: event.points, things: own?.rectangle ? [cellThing(own.rectangle.cell)] : [] }];
    case "deadendscounted":
      return [{ what: said("log-dead-ends"), amounts: event.points, things: (own?.dead_ends ?? []).map(({ cell }) => cellThing(cell)) }];
    case "objectivescored": {
      const what = said("log-objective", { objective: named(`objective-${event.kind}`) });
      return [{ what, amounts: event.points, things: [objectiveThing(event.kind)] }];
    }
    default:
      return [];
  }
}
