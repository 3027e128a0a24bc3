/* How a solo challenge stands, in one word, and how it ended. Pure. */
import type { Verdict } from "../board";
import { pointsFacts } from "./spoken";
import type { ChallengeView, View } from "../../generated/tiles/types";

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

/** The result of the solo game (TIL-114); none with more seats. */
export function verdictOf({ challenge }: Pick<View, "challenge">): Verdict | null {
  if (!challenge) return null;
  const { id, kept, score, rating, value, target, thresholds } = challenge;
  const name = { is: "name", id: `challenge-${id}` } as const;
  if (!kept) return { title: { id: "board-verdict-failed", facts: { challenge: name } }, note: { id: "board-verdict-short", facts: { value, target } } };
  const [first, second, third] = thresholds;
  return {
    title: { id: "board-verdict-kept", facts: { challenge: name, ...pointsFacts(score), rating } },
    note: { id: "challenge-thresholds", facts: { first: first!, second: second!, third: third! } },
  };
}
