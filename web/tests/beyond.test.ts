/* Choices beyond the edge of what is seen, and the tab on that edge. */
import { describe, expect, test } from "vitest";
import { TAB, tabsOf } from "../src/boards/shared/beyond";
import type { Point } from "../src/boards/shared/framing";

const PANE = { left: 0, top: 40, right: 300, bottom: 400, islands: [] };
const FRAME = { x: 10, y: 0, k: 2 };
const edges = (...points: Point[]) => tabsOf(points, 10, FRAME, PANE).map(({ edge, points }) => [edge, points.length]);

describe("a tab for what can be chosen beyond an edge", () => {
  test("stands on the edge behind which it lies farthest, one for all there", () => {
    expect(edges([50, 30], [50, 190])).toEqual([]);
    expect(edges([50, 10], [200, 100], [160, 90], [-20, 300])).toEqual([
      ["top", 1],
      ["right", 2],
      ["bottom", 1],
    ]);
  });

  test("stands for what shows hardly more than a half, too", () => {
    expect(edges([50, 196])).toEqual([]);
    expect(edges([50, 198])).toEqual([["bottom", 1]]);
  });

  test("points to the middle of what lies there, as far as its edge goes", () => {
    const [tab] = tabsOf([[50, 300]], 10, FRAME, PANE);
    expect(tab!.at).toEqual([110, 400]);
    const [corner] = tabsOf([[149, 300]], 10, FRAME, PANE);
    expect(corner!.at).toEqual([300 - TAB.along / 2, 400]);
  });

  test("stands beside a choice that is in sight, where its edge has room for both", () => {
    const seen: Point = [50, 190];
    const [tab] = tabsOf([[50, 300], seen], 10, FRAME, PANE);
    expect(Math.abs(tab!.at[0] - 110)).toBeGreaterThanOrEqual(TAB.along / 2 + 20);
    const row = Array.from({ length: 15 }, (_, k): Point => [10 * k, 190]);
    expect(tabsOf([[50, 300], ...row], 10, FRAME, PANE)[0]!.at).toEqual([110, 400]);
  });

  test("stands beside what lies on the glass, and nowhere where that takes the whole edge", () => {
    const island = { left: 90, right: 160, top: 350, bottom: 395 };
    const [tab] = tabsOf([[50, 300]], 10, FRAME, { ...PANE, islands: [island] });
    expect(tab!.at[0] + TAB.along / 2 <= island.left || tab!.at[0] - TAB.along / 2 >= island.right).toBe(true);
    expect(tabsOf([[50, 300]], 10, FRAME, { ...PANE, islands: [{ ...island, left: 0, right: 300 }] })).toEqual([]);
  });
});
