import { describe, expect, it } from "vitest";
import type { GameInfo } from "../src/net/types";
import { STALLS, titleOf, withOthers } from "../src/shell/stalls";

const game = (id: string, least_seats: number, most_seats: number): GameInfo => {
  return { id, edition: 1, least_seats, most_seats, options: {}, schema: {}, applies: {}, bots: [], usual_bot: "", lesson: 0, challenges: 0 };
};

describe("the stalls", () => {
  it("are five, and a game beyond them stands behind", () => {
    const stalls = withOthers([game("rocket", 2, 4), game("branchline", 2, 5), game("patience", 1, 1)]);

    expect(stalls.slice(0, 5)).toEqual(STALLS);
    expect(stalls.slice(5).map(({ id, players }) => [id, players])).toEqual([
      ["branchline", "2–5"],
      ["patience", "1"],
    ]);
  });

  it("are called as their game calls itself", () => {
    expect(titleOf("rocket")).toBe("Stephenson’s Rocket");
    expect(titleOf("dice")).toBe("Railroad Dice");
    expect(titleOf("patience")).toBe("patience");
  });
});
