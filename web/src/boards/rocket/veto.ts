/* The stops of a veto in words. Pure. */
import type { View, VetoStop } from "../../generated/rocket/types";
import type { Text } from "../../net/types";
import { named } from "./spoken";
import { vetoOf } from "./stage";

export function saidAt(view: View, { says, amount }: VetoStop): Text {
  const { company = "", first_hex: hex = "" } = vetoOf(view) ?? {};
  return { id: `board-veto-${says}`, facts: { amount, company: named(`company-${company}`), hex } };
}
