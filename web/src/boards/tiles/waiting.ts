/* What a seat is busy with, in a few words beside its map. Pure. */
import type { Text } from "../../net/types";
import type { View } from "../../generated/tiles/types";

/** Null where there is nothing to say. */
export function busyWith(view: View, seat: number): Text | null {
  const step = view.steps.find((step) => step.seat === seat);
  const own = view.seats[seat]!;
  if (!step) return view.phase === "tiles" && own.column !== null ? text("board-busy-laid") : null;
  switch (step.step) {
    case "choosingstarttile":
      return text("board-busy-start");
    case "choosingcolumn":
      return text(view.open.includes(seat) ? "board-busy-column" : "board-busy-waits", { platform: own.platform });
    case "laying":
      return text("board-busy-laying", { tiles: step.hand.length });
    case "placingpieces":
      return text(view.open.includes(seat) ? "board-busy-pieces" : "board-busy-pieces-next");
  }
}

function text(id: string, facts: Text["facts"] = {}): Text {
  return { id, facts };
}
