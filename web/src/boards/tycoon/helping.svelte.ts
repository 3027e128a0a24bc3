/* The helper under the hand: which ways it knows, and what a look or a click at a far city means by them.
   Ways from an exit are kept from the card that told them until the position or the exit is another: the
   cards of the tiles that are pointed at come and go. */
import type { AnySign, View, WayView } from "../../generated/tycoon/types";
import type { Mark } from "../board";
import { nextTile, waysFrom, wayTo } from "./helper";
import type { Offered } from "./offered";
import { cityThing, kindOf, tripThing } from "./things";

/** What is in the hand, and what is drawn for it. */
export interface Held {
  view: View;
  marks: ReadonlyMap<string, Mark>;
  picked: readonly string[];
  offered: Offered | null;
}

export class Helping {
  #told = $state.raw<{ view: View; exit: string; ways: WayView[] } | null>(null);
  #hand: () => Held;

  constructor(hand: () => Held) {
    this.#hand = hand;
  }

  get #exit(): string | undefined {
    return this.#hand().picked.find((thing) => kindOf(thing) === "exit");
  }

  learn(signs: readonly AnySign[]): void {
    const [{ view }, exit] = [this.#hand(), this.#exit];
    const ways = exit ? waysFrom(exit, signs) : [];
    if (exit && ways.length > 0) this.#told = { view, exit, ways };
  }

  /** Before the first tile those from the exit in the hand, once a card of it was there. */
  get ways(): readonly WayView[] {
    const [{ view }, exit] = [this.#hand(), this.#exit];
    if (!exit) return view.building?.ways ?? [];
    return this.#told?.view === view && this.#told.exit === exit ? this.#told.ways : [];
  }

  get cities(): string[] {
    return this.ways.filter(({ tiles }) => tiles.length > 0).map(({ city }) => cityThing(city));
  }

  to(things: readonly (string | null)[]): WayView | null {
    return wayTo(this.ways, things);
  }

  /** A click on the far city lays the next tile of the way to it; nothing is laid unseen. With a cube in
      the hand a city that it does not reach is asked why. */
  meant(thing: string): string {
    const { marks, picked } = this.#hand();
    if (marks.has(thing)) return thing;
    const cube = picked.find((held) => kindOf(held) === "cube");
    if (cube && kindOf(thing) === "city") return tripThing(cube, thing);
    const to = this.to([thing]);
    return (to && nextTile(to)) ?? thing;
  }

  /** The same for a look; with an exit in the hand a city asks for the card that tells the ways. */
  looked(thing: string): string {
    const { marks, offered } = this.#hand();
    const seen = this.meant(thing);
    return seen === thing && this.#exit && kindOf(thing) === "city" && !marks.has(thing) ? (offered?.tiles[0] ?? thing) : seen;
  }

  /** What a touch that picks nothing looks at, where nobody knows a way from the exit in the hand yet. */
  asks(thing: string): string | null {
    const seen = this.#exit && this.ways.length === 0 ? this.looked(thing) : thing;
    return seen === thing ? null : seen;
  }

  /** The tile that the way to what is looked at begins with, while an exit is in the hand. */
  first(things: readonly (string | null)[]): string | null {
    const to = this.#exit ? this.to(things) : null;
    return to && nextTile(to);
  }
}
