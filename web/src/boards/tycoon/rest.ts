/* The rest of the room: what nobody sees before the first auction is over, unless a hand moves over the
   table. It comes as one part. Touches the network. */
import { Later } from "../../common/later.svelte";
import type { View } from "../../generated/tycoon/types";

class Rest extends Later<typeof import("./later")> {
  /** What of it can be drawn: asked for as soon as a position shows any of it. */
  at(view: View): typeof this.here {
    return isOpening(view) ? this.here : this.part;
  }
}

/** Nothing is laid yet, and nothing on the map can be chosen. */
export function isOpening({ turn, action_round }: View): boolean {
  return turn === 1 && action_round === 0;
}

export const rest = new Rest(() => import("./later"));
