/* The stops of a veto in words. Pure. */
import type { View, VetoStop } from "../../generated/rocket/types";
import type { Text } from "../../net/types";
import { named } from "./spoken";
import { vetoOf } from "./stage";

/** What a seat does at its stop; a reader is spoken to. */
export function saidAt(view: View, { seat, says, amount }: VetoStop): Text {
  const { company = "", first_hex: hex = "" } = vetoOf(view) ?? {};
  return { id: `board-veto-${says}`, facts: { who: whoIs(view, seat), amount, company: named(`company-${company}`), hex } };
}

export function whoIs(view: View, seat: number): string {
  return view.seat === seat ? "you" : "other";
}
