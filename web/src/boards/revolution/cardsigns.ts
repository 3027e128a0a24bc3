/* The signs that the card of the choice under the pointer puts on the table. Pure. */
import type { AnySign } from "../../generated/revolution/types";
import type { Preview } from "../../net/types";

type SignOf<Kind extends AnySign["sign"]> = Extract<AnySign, { sign: Kind }>;

/** The signs of one kind. */
export function signsOf<Kind extends AnySign["sign"]>(preview: Preview | null | undefined, kind: Kind): SignOf<Kind>[] {
  const signs = (preview?.signs ?? []) as readonly { sign: string }[] as readonly AnySign[];
  return signs.filter((each): each is SignOf<Kind> => each.sign === kind);
}
