import { describe, expect, test } from "vitest";
import { between, centre, distance } from "../../src/boards/rocket/hexes";
import { body, junction, tip } from "../../src/boards/rocket/track";
import { path, rails, sampled } from "../../src/boards/shared/lines";

const ROUTE = ["C14", "D14", "E13", "F13"];

describe("track", () => {
  test("an engine in its starting town has laid none", () => {
    expect(body(["C14"])).toBeNull();
    expect(tip(["C14"])).toBeNull();
  });

  test("it crosses the middle of every side between two hexes of the route", () => {
    const points = sampled(body(ROUTE)!);
    for (let i = 1; i < ROUTE.length; i++) {
      const side = between(ROUTE[i - 1]!, ROUTE[i]!);
      expect(Math.min(...points.map((point) => distance(point, side)))).toBeLessThan(0.01);
    }
  });

  test("its tip ends under the engine and begins where the body ends", () => {
    const last = tip(ROUTE)!;
    expect(last.stretches.at(-1)!.to).toEqual(centre("F13"));
    expect(last.from).toEqual(body(ROUTE)!.stretches.at(-1)!.to);
  });

  test("a junction follows the joined track on its straighter side", () => {
    const joined = junction(["G17", "G16", "F15"], "E15", ["C14", "D14", "E15", "F16"]);
    expect(joined.stretches.at(-1)!.to).toEqual(between("E15", "D14"));
  });

  test("a junction with an engine in its starting town stops at the ring", () => {
    const end = junction(["G17", "H17"], "J17", ["J17"]).stretches.at(-1)!.to;
    expect(distance(end, centre("J17"))).toBeGreaterThan(8);
  });

  test("the rails keep their gauge", () => {
    const [left, right] = rails(body(ROUTE)!, 3)
      .split("M")
      .slice(1)
      .map((rail) => rail.split("L").map((pair) => pair.split(",").map(Number)));
    left!.forEach(([x, y], i) => expect(Math.hypot(right![i]![0]! - x!, right![i]![1]! - y!)).toBeCloseTo(6, 0));
  });

  test("a path is one line with bends", () => {
    expect(path(body(ROUTE)!)).toMatch(/^M[^ML]+L[^MQ]+Q[^MQ]+Q[^MQ]+$/);
  });
});
