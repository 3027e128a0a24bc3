/* How a solo challenge stands, in one word. Pure. */
import type { ChallengeView } from "../../generated/tiles/types";

export type Light = "kept" | "waiting" | "broken";

/** A mission may still be reached; a constraint that is broken stays so (TIL-115). */
export function lightOf({ type, kept }: Pick<ChallengeView, "type" | "kept">): Light {
  if (kept) return "kept";
  return type === "constraint" ? "broken" : "waiting";
}
