/* What a choice would change on a milestone's ticket. Pure. */
import type { Preview, Text } from "../../../net/types";
import { milestoneThing } from "../things";

export interface Count {
  /** Before, after, and how many are needed. */
  text: Text;
  /** Whether the condition would be met by it. */
  meets: boolean;
}

/** What a milestone would bring at the end of this turn, where the choice completes it. */
export function soonIn(preview: Preview | null, milestone: string): Text | null {
  const thing = milestoneThing(milestone);
  return preview?.signs.find((each) => each.thing === thing && each.sign === "soon")?.text ?? null;
}

/** The sign on one condition of a milestone, counted from 1; null where the choice leaves it as it is. */
export function countIn(preview: Preview | null, milestone: string, number: number): Count | null {
  const thing = milestoneThing(milestone);
  const text = preview?.signs.find((each) => each.thing === thing && each.sign === `condition-${number}`)?.text;
  return text ? { text, meets: Number(text.facts.new) >= Number(text.facts.need) } : null;
}
