/* The turn as a line with stops: what each seat did in each round, who goes and who is to come. Pure. */
import type { Deed, View } from "../../generated/tycoon/types";
import { stopThing } from "./things";

export interface Stop {
  thing: string;
  seat: number;
  /** What was done; more than one with Railroad Executive. */
  deeds: Deed[];
  state: "done" | "now" | "todo";
}

export interface Round {
  number: number;
  now: boolean;
  stops: Stop[];
}

export function rounds(view: View): Round[] {
  return Array.from({ length: view.action_rounds }, (_, k) => roundOf(view, k + 1));
}

function roundOf(view: View, number: number): Round {
  /* In an auction the deeds are those of the turn before: none of this one is done. */
  const deeds = view.action_round === 0 ? [] : view.deeds.filter((deed) => deed.action_round === number);
  const stops = view.order.map((seat, place) => ({
    thing: stopThing(number, seat),
    seat,
    deeds: deeds.filter((deed) => deed.seat === seat),
    state: stateOf(view, number, place),
  }));
  return { number, now: number === view.action_round, stops };
}

function stateOf(view: View, round: number, place: number): Stop["state"] {
  if (view.end.reason !== null || round < view.action_round) return "done";
  if (round > view.action_round) return "todo";
  const now = view.order.indexOf(view.going);
  return place < now ? "done" : place > now ? "todo" : "now";
}

/** The bids of an auction as they fell: the highest of each seat, and who has passed. */
export interface Bidder {
  seat: number;
  bid: number | null;
  passed: boolean;
  high: boolean;
}

export function bidders(view: View): Bidder[] {
  const step = view.steps.find((each) => each.step === "auction");
  const said = step?.step === "auction" ? step.said : [];
  return view.order.map((seat) => {
    const bids = said.filter((each) => each.seat === seat && each.amount > 0).map(({ amount }) => amount);
    return { seat, bid: bids.at(-1) ?? null, passed: view.auction.passed.includes(seat), high: view.auction.high_bidder === seat };
  });
}
