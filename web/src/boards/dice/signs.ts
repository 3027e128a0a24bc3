/* What a card puts on the board. Pure. */
import type { AnySign } from "../../generated/dice/types";
import type { Card } from "../../net/types";

/** The signs of a card, as this game declares them. */
export function signsOf(card: Card | null): readonly AnySign[] {
  return (card?.preview?.signs ?? []) as readonly AnySign[];
}
