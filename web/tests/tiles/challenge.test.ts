import { describe, expect, test } from "vitest";
import { lightOf, nextThreshold, verdictOf } from "../../src/boards/tiles/challenge";
import type { ChallengeView } from "../../src/generated/tiles/types";
import { view } from "./position";

describe("the end of a challenge", () => {
  const thresholds = [30, 40, 50] as unknown as ChallengeView["thresholds"];
  const challenge: ChallengeView = { id: "holes", type: "mission", value: 1, target: 3, kept: false, thresholds, rating: 0, score: 0 };

  test("a mission that was not reached is failed, with what was missing", () => {
    expect(lightOf(challenge, true)).toBe("failed");
    const verdict = verdictOf(view({ challenge }))!;
    expect([verdict.title.id, verdict.note.facts]).toEqual(["board-verdict-failed", { value: 1, target: 3 }]);
  });

  test("one that was kept has its points and stars; with others there is no verdict", () => {
    const kept = { ...challenge, kept: true, score: 44, rating: 2 };
    expect(verdictOf(view({ challenge: kept }))!.title.facts).toMatchObject({ points: 44, rating: 2 });
    expect(verdictOf(view())).toBeNull();
  });

  test("on the way the next star is the one in sight; after the third it stays", () => {
    expect([29, 30, 64].map((total) => nextThreshold(challenge, total))).toEqual([
      { points: 30, stars: 1 },
      { points: 40, stars: 2 },
      { points: 50, stars: 3 },
    ]);
  });
});
