/* What Tiles pays one by one: the final count. Pure. */
import type { AnyEvent } from "../../generated/tiles/types";
import type { GameEvent } from "../../net/types";
import type { Ceremony, Payment } from "../board";
import { ceremony, named, said } from "../shared/paying";
import { objectiveThing } from "./things";

export function ceremonyOf(told: readonly GameEvent[]): Ceremony | null {
  const events = told as unknown as AnyEvent[];
  return ceremony(said("ceremony-count"), events.flatMap(paid), (amount) => said("ceremony-points", { amount }));
}

function paid(event: AnyEvent): Payment[] {
  switch (event.event) {
    case "citiesscored":
      return [{ what: said("log-cities"), amounts: event.points, things: [] }];
    case "rectanglesscored":
      return [{ what: said("log-rectangle"), amounts: event.points, things: [] }];
    case "deadendscounted":
      return [{ what: said("log-dead-ends"), amounts: event.points, things: [] }];
    case "objectivescored": {
      const what = said("log-objective", { objective: named(`objective-${event.kind}`) });
      return [{ what, amounts: event.points, things: [objectiveThing(event.kind)] }];
    }
    default:
      return [];
  }
}
