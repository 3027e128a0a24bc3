/* Passing on the open Market tile before one is asked: until the reader's own figures change. Pure. */
import { skipThing } from "../../../generated/revolution/things";
import type { SeatView, View } from "../../../generated/revolution/types";
import type { Choice } from "../../../net/types";

/** The open tile and the reader's figures as one word: what was set holds while it stays the same. */
export function standing({ market, seat, seats }: View): string | null {
  const own = seat === null ? undefined : seats[seat];
  return own ? [market.tile, ...figures(own)].join(" ") : null;
}

function figures({ cash, shares, available_workers }: SeatView): number[] {
  return [cash, shares, available_workers];
}

/** Whether the reader will be asked about the open tile, but not yet. */
export function isComing({ market, seat }: View): boolean {
  return seat !== null && market.coming.includes(seat);
}

/** How many seats are asked before the reader. */
export function seatsBefore({ market, seat }: View): number {
  const place = market.course.findIndex((each) => each.seat === seat);
  return market.course.slice(0, Math.max(0, place)).filter(({ status }) => status === "asked" || status === "to_come").length;
}

/** The choice that passes, where the Market asks. */
export function passIn(choices: readonly Choice[]): Choice | null {
  return choices.find(({ things }) => things.includes(skipThing())) ?? null;
}
