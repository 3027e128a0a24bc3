import { describe, expect, test } from "vitest";
import { lightOf, nextThreshold } from "../../src/boards/tiles/challenge";
import type { ChallengeView } from "../../src/generated/tiles/types";

describe("the end of a challenge", () => {
  const thresholds = [30, 40, 50] as unknown as ChallengeView["thresholds"];
  const challenge: ChallengeView = { id: "holes", type: "mission", value: 1, target: 3, kept: false, thresholds, rating: 0, score: 0 };

  test("a mission that was not reached is failed; one that was is kept", () => {
    expect([false, true].map((kept) => lightOf({ ...challenge, kept }, true))).toEqual(["failed", "kept"]);
  });

  test("on the way the next star is the one in sight; after the third it stays", () => {
    expect([29, 30, 64].map((total) => nextThreshold(challenge, total))).toEqual([
      { points: 30, stars: 1 },
      { points: 40, stars: 2 },
      { points: 50, stars: 3 },
    ]);
  });
});
