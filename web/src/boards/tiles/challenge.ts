/* How a solo challenge stands, in one word. Pure. */
import type { ChallengeView } from "../../generated/tiles/types";

export type Light = "kept" | "waiting" | "broken" | "failed";

/** A mission may still be reached until the end; a constraint that is broken stays so (TIL-115). */
export function lightOf({ type, kept }: Pick<ChallengeView, "type" | "kept">, over = false): Light {
  if (kept) return "kept";
  if (over) return "failed";
  return type === "constraint" ? "broken" : "waiting";
}

/** The first threshold not reached yet, else the last one, and the stars it gives. */
export function nextThreshold({ thresholds }: Pick<ChallengeView, "thresholds">, total: number): { points: number; stars: number } {
  const at = thresholds.findIndex((threshold) => total < threshold);
  const stars = at < 0 ? thresholds.length : at + 1;
  return { points: thresholds[stars - 1]!, stars };
}
