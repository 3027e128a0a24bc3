/* What lies in a hand as a question begins. What lay there while something else was played, such as a card
   or a share, stays if the next question of the same seat knows it. */
import type { Choice, Menu } from "../net/types";
import { handFor, type Hold, left, stands } from "./choosing";
import { IDLE, type Idle, type Narrowed } from "./hand";

type Seat = number | null | undefined;

export class Keeping {
  #kept: { seat: Seat; hold: Hold } | null = null;

  put(seat: Seat, hold: Hold, played: Choice): void {
    const beside = hold.picked.length > 0 && !hold.picked.some((thing) => stands(thing, played));
    this.#kept = beside ? { seat, hold } : null;
  }

  drop(): void {
    this.#kept = null;
  }

  hand(seat: Seat, menu: Menu | null, awaited: string | null | undefined): Idle | Narrowed {
    const kept = this.#kept;
    this.drop();
    if (kept && kept.seat === seat && left(menu, kept.hold).length > 0) return { state: "narrowed", ...kept.hold };
    return menu?.picked.length ? { state: "narrowed", group: null, picked: handFor(menu, awaited) } : IDLE;
  }
}
