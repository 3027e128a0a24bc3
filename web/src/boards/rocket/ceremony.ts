/* What Rocket pays one by one: mergers, and the final count. Pure. */
import type { AnyEvent } from "../../generated/rocket/types";
import type { GameEvent } from "../../net/types";
import type { Ceremony, Payment } from "../board";
import { ceremony, named, said } from "../shared/paying";
import { companyThing, goodThing } from "./things";

export function ceremonyOf(told: readonly GameEvent[]): Ceremony | null {
  const events = told as unknown as AnyEvent[];
  const isOver = events.some(({ event }) => event === "gameended");
  const title = said(isOver ? "ceremony-count" : "ceremony-merger");
  return ceremony(title, events.flatMap(paid), (amount) => said("money", { amount }));
}

function paid(event: AnyEvent): Payment[] {
  switch (event.event) {
    case "lineabsorbed": {
      const { company, by, towns, payments } = event;
      const what = said("log-absorbed", { company: named(`company-${company}`), by: named(`company-${by}`), towns });
      return [{ what, amounts: payments, things: [companyThing(company), companyThing(by)] }];
    }
    case "categorypaid":
      return [{ what: said("log-category", { category: named(`category-${event.category}`) }), amounts: event.payments, things: [goodThing(event.category)] }];
    case "stationspaid":
    case "sharespaid": {
      const { company, towns, payments } = event;
      const what = said(event.event === "sharespaid" ? "log-shares" : "log-stations", { company: named(`company-${company}`), towns });
      return [{ what, amounts: payments, things: [companyThing(company)] }];
    }
    default:
      return [];
  }
}
