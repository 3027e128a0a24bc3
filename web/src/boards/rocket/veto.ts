/* A veto as a line of stops: who moved, who has answered, who is asked, who is still to come. Pure. */
import type { Text } from "../../net/types";
import type { Veto, View } from "../../generated/rocket/types";
import { named } from "./spoken";

export interface Stop {
  seat: number;
  state: "done" | "now" | "next";
  /** The bid that stands. */
  best: boolean;
  says: Text;
  holds: number;
}

export function stops(view: View): Stop[] {
  const step = view.steps.at(-1);
  if (!step || !("veto" in step)) return [];
  const { veto } = step;
  const stop = (seat: number, state: Stop["state"], says: Text, best = false): Stop => ({
    seat, state, best, says, holds: held(view, veto, seat),
  });
  const moved = stop(veto.mover, "done", text("moves", { company: named(`company-${veto.company}`), hex: veto.first_hex }));
  const answered = veto.asked.flatMap((seat, k) => {
    const bid = veto.bids[k] ?? 0;
    const placing = step.step === "vetoplacing" && seat === step.seat;
    return placing ? [] : [stop(seat, "done", bid > 0 ? text("bids", { amount: bid }) : text("passes"), seat === veto.top_seat)];
  });
  if (step.step === "vetoanswering") return [moved, ...answered, stop(veto.mover, "now", text("asked"))];
  const now = stop(step.seat, "now", step.step === "vetoplacing" ? text("places", { amount: veto.top_bid }) : text("asked"));
  const coming = after(view, veto, step.seat).map((seat) => stop(seat, "next", next(view, veto, seat)));
  return [moved, ...answered, now, ...coming, stop(veto.mover, "next", last(view, veto))];
}

function text(word: string, facts: Text["facts"] = {}): Text {
  return { id: `board-veto-${word}`, facts };
}

function held(view: View, veto: Veto, seat: number): number {
  return view.companies.find(({ id }) => id === veto.company)?.shares[seat] ?? 0;
}

/** Seats clockwise after this one, up to the one that moves. */
function after(view: View, { mover }: Veto, seat: number): number[] {
  const all = view.seats.length;
  const left = (mover - seat - 1 + all) % all;
  return Array.from({ length: left }, (_, k) => (seat + 1 + k) % all);
}

function next(view: View, veto: Veto, seat: number): Text {
  return held(view, veto, seat) > veto.top_bid ? text("may-bid") : text("skipped");
}

function last(view: View, veto: Veto): Text {
  const able = held(view, veto, veto.mover) >= veto.top_bid;
  return able ? text("last") : text("cannot", { amount: veto.top_bid });
}
