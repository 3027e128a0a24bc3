/* What Tycoon pays one by one: income and dividends of a turn, and the tycoons at the end. Pure. */
import type { AnyEvent, View } from "../../generated/tycoon/types";
import type { GameEvent } from "../../net/types";
import type { Ceremony, Payment } from "../board";
import { alone, ceremony, named, said } from "../shared/paying";
import { cardThing, seatThing, spaceThing } from "./things";

export function ceremonyOf(told: readonly GameEvent[], { seats }: View): Ceremony | null {
  const events = told as unknown as AnyEvent[];
  const income = events.find(({ event }) => event === "incomepaid");
  const isOver = events.some(({ event }) => event === "tycoonsshown");
  if (isOver) return ceremony(said("ceremony-count"), events.flatMap((event) => counted(event, seats.length)), (amount) => said("ceremony-points", { amount }));
  if (income?.event !== "incomepaid") return null;
  const title = said("log-income", { turn: income.turn });
  return ceremony(title, incomes(income, seats.length), (amount) => said("money", { amount }));
}

/** In turn order: what the income of a seat leaves after its dividends. */
function incomes({ rows }: Extract<AnyEvent, { event: "incomepaid" }>, seats: number): Payment[] {
  return rows.map(({ seat, score, income, dividends, issued, after }) => ({
    what: said("log-gain-income", { income, dividends, issued, cash: after }),
    amounts: alone(seats, seat, income - dividends),
    things: [spaceThing(score), seatThing(seat)],
  }));
}

function counted(event: AnyEvent, seats: number): Payment[] {
  if (event.event !== "tycoonsshown") return [];
  return event.results.map(({ seat, card, points }) => ({
    what: said("log-gain-tycoon", { tycoon: named(`tycoon-${card}`), points }),
    amounts: alone(seats, seat, points),
    things: [cardThing(card), seatThing(seat)],
  }));
}
