/* What a choice would change on a milestone's ticket. Pure. */
import { milestoneThing } from "../../../generated/revolution/things";
import type { ConditionSign } from "../../../generated/revolution/types";
import type { Preview, Text } from "../../../net/types";
import { signsOf } from "../cardsigns";

/** What a milestone would bring at the end of this turn, where the choice completes it. */
export function soonIn(preview: Preview | null, milestone: string): Text | null {
  return signsOf(preview, "complete").find(({ thing }) => thing === milestoneThing(milestone))?.text ?? null;
}

/** The sign on one condition of a milestone, counted from 1; null where the choice leaves it as it is. */
export function countIn(preview: Preview | null, milestone: string, number: number): ConditionSign | null {
  const counts = signsOf(preview, "condition").filter(({ thing }) => thing === milestoneThing(milestone));
  return counts.find((count) => count.number === number) ?? null;
}
