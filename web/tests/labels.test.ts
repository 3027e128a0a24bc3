/* Where labels stand: the one placer of names, plates, prices, badges and the card. */
import { describe, expect, test } from "vitest";
import { aside, costAt, type Label, legible, overlap, placed, type Wish } from "../src/boards/shared/labels";
import { boxAt, type Point } from "../src/boards/shared/framing";

/** A word of forty units beside a mark: right of it, left, below, above. */
function wish(id: string, [x, y]: Point, width = 40): Wish {
  const spots: Point[] = [
    [x + 10 + width / 2, y],
    [x - 10 - width / 2, y],
    [x, y + 15],
    [x, y - 15],
  ];
  return { id, of: id, size: { width, height: 10 }, spots: spots.map((at, rank) => ({ at, rank })), weight: 30 };
}
const mark = (id: string, at: Point) => ({ box: boxAt(at, { width: 12, height: 12 }), weight: 30, of: id });
const FREE = { taken: [] };
const nths = (found: ReadonlyMap<string, Label>) => Object.fromEntries([...found].map(([id, { nth }]) => [id, nth]));

describe("a label", () => {
  test("takes its first spot where nothing is in the way, and covers what weighs least where all is full", () => {
    expect(nths(placed([wish("a", [0, 0])], FREE))).toEqual({ a: 0 });
    const full = [40, 30, 9, 20].map((weight, k) => ({ box: boxAt(wish("a", [0, 0]).spots[k]!.at, { width: 20, height: 8 }), weight }));
    expect(nths(placed([wish("a", [0, 0])], { taken: full }))).toEqual({ a: 2 });
  });

  test("may touch what it belongs to, and keeps off the same of another", () => {
    const near = { box: boxAt([15, 0], { width: 12, height: 12 }), weight: 30 };
    expect(nths(placed([wish("a", [0, 0])], { taken: [{ ...near, of: "a" }] }))).toEqual({ a: 0 });
    expect(nths(placed([wish("a", [0, 0])], { taken: [{ ...near, of: "b" }] }))).toEqual({ a: 1 });
  });

  test("keeps off what it alone shuns", () => {
    const shuns = [mark("b", [20, 0])];
    expect(nths(placed([{ ...wish("a", [0, 0]), shuns }, wish("c", [0, 90])], FREE))).toEqual({ a: 1, c: 0 });
  });

  test("is not cut by the edge where it has another spot", () => {
    const within = { left: -100, right: 45, top: -50, bottom: 50 };
    expect(nths(placed([wish("a", [0, 0])], { ...FREE, within }))).toEqual({ a: 1 });
  });

  test("gives way to one that has no other place, though it chose first", () => {
    const walls = [0, 2, 3].map((k) => ({ box: boxAt(wish("b", [70, 0]).spots[k]!.at, { width: 30, height: 10 }), weight: 30 }));
    expect(nths(placed([wish("a", [0, 0]), wish("b", [70, 0])], { taken: walls }))).toEqual({ a: 1, b: 1 });
  });

  test("lies over no other however long the words of a language are", () => {
    for (const width of [20, 60, 90, 140]) {
      const all = [0, 1, 2].map((k) => wish(`${k}`, [0, 60 * k], width));
      const boxes = [...placed(all, { taken: all.map(({ id }, k) => mark(id, [0, 60 * k])) }).values()].map(({ box }) => box);
      for (const [k, box] of boxes.entries()) for (const other of boxes.slice(k + 1)) expect(overlap(box, other), `${width}`).toBe(0);
    }
  });
});

describe("what stood stays", () => {
  const row = Array.from({ length: 20 }, (_, k) => wish(`${k}`, [55 * k, 0]));
  const before = placed(row, FREE);

  test("a change at one end moves only what it touches", () => {
    const moved = { taken: [{ box: boxAt(before.get("19")!.spot.at, { width: 30, height: 10 }), weight: 60 }], last: before };
    const after = placed(row, moved);
    const others = Object.entries(nths(after)).filter(([id, nth]) => nth !== before.get(id)!.nth);
    expect(others.map(([id]) => id)).toEqual(["19"]);
  });

  test("a better place that is a little better moves nothing, one that is free of a mark does", () => {
    const one = [wish("a", [0, 0])];
    const left = placed(one, { taken: [mark("b", [20, 0])] });
    expect(nths(left)).toEqual({ a: 1 });
    expect(nths(placed(one, { ...FREE, last: left }))).toEqual({ a: 1 });
    expect(nths(placed(one, { taken: [mark("b", [-20, 0])], last: left }))).toEqual({ a: 0 });
  });

  test("a longer name keeps its side", () => {
    const left = placed([wish("a", [0, 0])], { taken: [mark("b", [20, 0])] });
    expect(nths(placed([wish("a", [0, 0], 80)], { ...FREE, last: left }))).toEqual({ a: 1 });
  });
});

describe("what lies on the glass", () => {
  const all = [wish("a", [0, 0]), wish("b", [200, 0])];
  const home = placed(all, FREE);

  test("is kept clear of by the labels under it, and moves no other", () => {
    const island = boxAt([40, 0], { width: 44, height: 44 });
    const found = aside(all, home, FREE, [island]);
    expect(overlap(found.get("a")!.box, island)).toBe(0);
    expect(found.get("b")).toBe(home.get("b"));
    expect(aside(all, home, FREE, [])).toBe(home);
  });

  test("gives nobody the place of another", () => {
    const close = [wish("a", [0, 0]), wish("b", [-45, 0], 30)];
    const stood = placed(close, FREE);
    const island = boxAt([46, 0], { width: 44, height: 44 });
    const found = aside(close, stood, FREE, [island]);
    expect(overlap(found.get("a")!.box, found.get("b")!.box)).toBe(0);
  });
});

test("of labels that lie over each other the first stay", () => {
  const at = (x: number): Label => ({ spot: { at: [x, 0], rank: 0 }, nth: 0, box: boxAt([x, 0], { width: 20, height: 10 }) });
  const labels = new Map([0, 12, 19, 40].map((x) => [`${x}`, at(x)]));
  expect([...legible(labels, 2).keys()]).toEqual(["0", "19", "40"]);
});

test("what is cut costs, and more the more of it is gone; to lie beside it costs nothing", () => {
  const [box, weight] = [boxAt([0, 0], { width: 10, height: 10 }), 10];
  const costs = [0, 9, 10].map((x) => costAt(boxAt([x, 0], { width: 10, height: 10 }), [{ box, weight }]));
  expect(costs).toEqual([10, expect.closeTo(2.8), 0]);
});
