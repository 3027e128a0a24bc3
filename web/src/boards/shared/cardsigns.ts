/* The signs that the card of the choice under the pointer puts on the board. Each game declares its own,
   told apart by the word in the field `sign`. Pure. */
import type { Preview } from "../../net/types";

type Tagged = { sign: string };

/** All of them, as a game declares them. */
export function signsOf<AnySign extends Tagged>(preview: Preview | null | undefined): readonly AnySign[] {
  return (preview?.signs ?? []) as readonly Tagged[] as readonly AnySign[];
}

/** Those of one kind. */
export function kindOfSign<AnySign extends Tagged, Kind extends AnySign["sign"]>(signs: readonly AnySign[], kind: Kind): Extract<AnySign, { sign: Kind }>[] {
  return signs.filter((each): each is Extract<AnySign, { sign: Kind }> => each.sign === kind);
}
