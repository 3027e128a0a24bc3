/* What Rocket pays one by one: mergers, and the final count. Pure. */
import { companyThing, goodThing } from "../../generated/rocket/things";
import type { AnyEvent, View } from "../../generated/rocket/types";
import type { GameEvent } from "../../net/types";
import type { Ceremony, Payment } from "../board";
import { ceremony, named, said } from "../shared/paying";

export function ceremonyOf(told: readonly GameEvent[], view: View): Ceremony | null {
  const events = told as unknown as AnyEvent[];
  const isOver = events.some(({ event }) => event === "gameended");
  const title = said(isOver ? "ceremony-count" : "ceremony-merger");
  const payments = events.flatMap(paid);
  return ceremony(title, payments, (amount) => said("money", { amount }), isOver ? hadBefore(payments, view) : undefined);
}

/** The final count goes on from each fortune, now that all of them are shown. */
function hadBefore(payments: readonly Payment[], { seats }: View): number[] {
  return seats.map(({ money }, seat) => payments.reduce((left, { amounts }) => left - (amounts[seat] ?? 0), money ?? 0));
}

function paid(event: AnyEvent): Payment[] {
  switch (event.event) {
    case "lineabsorbed": {
      const { company, by, towns, payments } = event;
      const what = said("ceremony-absorbed", { company: named(`company-${company}`), by: named(`company-${by}`), towns });
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
