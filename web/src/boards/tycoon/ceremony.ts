/* What Tycoon pays one by one: the tycoons at the end. Income and dividends have a sheet of their own. Pure. */
import type { AnyEvent, View } from "../../generated/tycoon/types";
import type { GameEvent } from "../../net/types";
import type { Ceremony, Payment } from "../board";
import { alone, ceremony, named, said } from "../shared/paying";
import { cardThing, seatThing } from "./things";

export function ceremonyOf(told: readonly GameEvent[], { seats }: View): Ceremony | null {
  const events = told as unknown as AnyEvent[];
  if (!events.some(({ event }) => event === "tycoonsshown")) return null;
  return ceremony(
    said("ceremony-count"),
    events.flatMap((event) => counted(event, seats.length)),
    (amount) => said("ceremony-points", { amount }),
  );
}

function counted(event: AnyEvent, seats: number): Payment[] {
  if (event.event !== "tycoonsshown") return [];
  return event.results.map(({ seat, card, points }) => ({
    what: said("log-gain-tycoon", { tycoon: named(`tycoon-${card}`), points }),
    amounts: alone(seats, seat, points),
    things: [cardThing(card), seatThing(seat)],
  }));
}
