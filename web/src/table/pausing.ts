/* Why a card is looked at before its order is played, as the table judges it too. Pure. */
import type { Card, Submit } from "../net/types";

export type Pause = NonNullable<Submit["unless"]>[number];

/** Whether there is this reason. Orders that are not judged yet may be final. */
export function gives(card: Card, pause: Pause): boolean {
  return pause === "final" ? card.final !== null || Boolean(card.rest) : Boolean(card.preview?.doubt);
}
