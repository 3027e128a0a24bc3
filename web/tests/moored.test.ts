/* Berths as tables: where each stands, and what room they leave. */
import { expect, test } from "vitest";
import { meets } from "../src/boards/shared/framing";
import { type Berth, moored } from "../src/boards/shared/moored";

const GLASS = { width: 400, height: 300 };
const coach: Berth = { at: "top", rank: "coach", kind: "inset", size: { width: 400, height: 90 }, folded: { width: 44, height: 44 } };
const views: Berth = { at: "top", rank: "views", kind: "inset", size: { width: 400, height: 50 } };
const zoom: Berth = { at: "bottom-right", rank: "zoom", kind: "island", size: { width: 34, height: 102 } };
const key: Berth = { at: "top-right", rank: "key", kind: "island", size: { width: 70, height: 120 }, folded: { width: 24, height: 24 } };
const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });
const seen = (size: typeof GLASS, ...berths: Berth[]) => {
  const { places, islands, ...room } = moored(size, berths, 10);
  return { places, islands, room };
};

test("where nothing lies all of the glass is free", () => {
  expect(moored(GLASS, [])).toEqual({ places: [], islands: [], ...box(0, 0, 400, 300) });
});

test("strips of one edge stack by rank, in whatever order they come, and take their room", () => {
  for (const berths of [
    [coach, views],
    [views, coach],
  ]) {
    const { places, room, islands } = seen(GLASS, ...berths);
    expect(places[berths.indexOf(views)]).toEqual({ ...box(0, 0, 400, 50), folded: false });
    expect(places[berths.indexOf(coach)]).toEqual({ ...box(0, 50, 400, 140), folded: false });
    expect(room).toEqual(box(0, 140, 400, 300));
    expect(islands).toEqual([]);
  }
});

test.each([
  ["top", box(0, 0, 400, 90), box(0, 90, 400, 300)],
  ["bottom", box(0, 210, 400, 300), box(0, 0, 400, 210)],
  ["left", box(0, 0, 40, 300), box(40, 0, 400, 300)],
  ["right", box(360, 0, 400, 300), box(0, 0, 360, 300)],
] as const)("a strip at the %s takes it from the room", (at, strip, left) => {
  const { places, room } = seen(GLASS, { ...coach, at, size: { width: 40, height: 90 } });
  expect(places).toEqual([{ ...strip, folded: false }]);
  expect(room).toEqual(left);
});

test("a strip that would leave less than half of the glass folds to an island, and takes no room", () => {
  const low = { width: 400, height: 170 };
  const { places, room, islands } = seen(low, { ...coach, at: "top-right" });
  expect(places).toEqual([{ ...box(346, 10, 390, 54), folded: true }]);
  expect(room).toEqual(box(0, 0, 400, 170));
  expect(islands).toEqual([box(346, 10, 390, 54)]);
});

test("on a low glass islands stand side by side, and what has no room is told to fold", () => {
  const low = { width: 360, height: 62 };
  const lamp: Berth = { at: "top-right", rank: "lamp", kind: "island", size: { width: 44, height: 44 } };
  const tabs: Berth = { ...views, at: "top-left", folded: { width: 70, height: 44 } };
  const { places, room } = seen(low, tabs, { ...lamp, rank: "zoom" }, lamp);
  expect(places).toEqual([
    { ...box(10, 10, 80, 54), folded: true },
    { ...box(306, 10, 350, 54), folded: false },
    { ...box(252, 10, 296, 54), folded: false },
  ]);
  expect(room).toEqual(box(0, 0, 360, 62));
});

test("what cannot fold keeps its strip, however little is left", () => {
  expect(seen({ width: 400, height: 60 }, views).room).toEqual(box(0, 50, 400, 60));
});

test("islands stand in the corners of the room that strips leave", () => {
  const { places } = seen(GLASS, coach, zoom);
  expect(places[1]).toEqual({ ...box(356, 188, 390, 290), folded: false });
  expect(seen(GLASS, coach, { ...zoom, at: "top-right" }).places[1]).toEqual({ ...box(356, 100, 390, 202), folded: false });
});

test("two islands of one corner stand over each other, the lower rank at the corner", () => {
  const { places } = seen(GLASS, { ...key, size: { width: 60, height: 80 } }, { ...zoom, at: "top-right" });
  expect(places[1]).toEqual({ ...box(356, 10, 390, 112), folded: false });
  expect(places[0]).toEqual({ ...box(330, 122, 390, 202), folded: false });
});

test("an island folds where it would take too much of the room, and where another leaves it none", () => {
  expect(seen({ width: 700, height: 500 }, key).places[0]!.folded).toBe(false);
  expect(seen({ width: 300, height: 500 }, key).places[0]!.folded).toBe(true);
  expect(seen({ width: 700, height: 200 }, { ...zoom, at: "top-right" }, key).places[1]).toEqual({ ...box(666, 122, 690, 146), folded: true });
});

test("a veil lies on all, and takes no room", () => {
  const { room, islands } = seen(GLASS, { at: "top", rank: "veil", kind: "veil", size: { width: 1, height: 1 } });
  expect(room).toEqual(box(0, 0, 400, 300));
  expect(islands).toEqual([box(0, 0, 400, 300)]);
});

test("on no glass does anything lie on anything else", () => {
  const berths: Berth[] = [coach, views, zoom, key, { ...key, at: "top-left", rank: "index" }, { ...zoom, at: "top-right" }];
  for (let width = 320; width <= 1440; width += 70) {
    for (let height = 300; height <= 900; height += 60) {
      const { places } = moored({ width, height }, berths);
      const pairs = places.flatMap((one, index) => places.slice(index + 1).map((other) => [one, other] as const));
      expect(pairs.filter(([one, other]) => meets(one, other))).toEqual([]);
    }
  }
});
