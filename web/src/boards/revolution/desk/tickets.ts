/* What a choice would change on a milestone's ticket. Pure. */
import type { Preview, Text } from "../../../net/types";
import { milestoneThing } from "../things";

export interface Count {
  /** Before, after, and how many are needed. */
  text: Text;
  /** Whether the condition would be met by it. */
  meets: boolean;
}

/** The sign on one condition of a milestone, counted from 1; null where the choice leaves it as it is. */
export function countIn(preview: Preview | null, milestone: string, number: number): Count | null {
  const thing = milestoneThing(milestone);
  const text = preview?.signs.find((each) => each.thing === thing && each.sign === `condition-${number}`)?.text;
  return text ? { text, meets: Number(text.facts.new) >= Number(text.facts.need) } : null;
}
