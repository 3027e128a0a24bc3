/* What the board tells of where its things lie, for whatever points at them or keeps off them. */
import { expect, test } from "vitest";
import { TOWNS } from "../../src/boards/rocket/chart";
import { centre } from "../../src/boards/rocket/hexes";
import { lying } from "../../src/boards/rocket/stage";
import type { Mark } from "../../src/boards/board";
import { view } from "./position";

const mark = (quiet: boolean): Mark => ({ choice: null, count: 1, badge: null, quiet, active: false, picked: false });
const nothing = { labels: new Map(), prospects: [] };

test("a choice lies around its hex, a quiet one is not told of, and cities weigh as much as their markers", () => {
  const marks = new Map([
    ["hex:D14", mark(false)],
    ["hex:D15", mark(true)],
  ]);
  const told = new Map(lying(view(), { ...nothing, marks }));

  const [x, y] = centre("D14");
  const { left, right, top, bottom } = told.get("hex:D14")!;
  expect([(left + right) / 2, (top + bottom) / 2]).toEqual([x, y]);
  expect(told.has("hex:D15")).toBe(false);
  expect([...told.keys()].filter((thing) => thing.startsWith("town:"))).toHaveLength(TOWNS.filter(({ kind }) => kind === "city").length);
});
