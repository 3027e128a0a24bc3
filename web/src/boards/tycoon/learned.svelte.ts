/* The ways from an exit, kept from the card that told them until the position or the exit is another:
   the cards of the tiles that are pointed at come and go. */
import type { View, WayView } from "../../generated/tycoon/types";
import type { Sign } from "../../net/types";
import { waysFrom } from "./helper";

export class Learned {
  #told = $state.raw<{ view: View; exit: string; ways: WayView[] } | null>(null);

  learn(view: View, exit: string | undefined, signs: readonly Sign[]): void {
    const ways = exit ? waysFrom(exit, signs) : [];
    if (exit && ways.length > 0) this.#told = { view, exit, ways };
  }

  ways(view: View, exit: string): WayView[] {
    return this.#told?.view === view && this.#told.exit === exit ? this.#told.ways : [];
  }
}
