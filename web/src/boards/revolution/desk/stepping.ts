/* A step on a track, as a card tells it. Pure. */
import type { Preview, Text } from "../../../net/types";
import { kindOf } from "../things";

/** A step up a track: points before and after, its gate and what that leaves, in one; null for any other choice. */
export function stepIn(preview: Preview | null): Text | null {
  return preview?.rows.find(({ thing }) => thing && kindOf(thing) === "step")?.label ?? null;
}
