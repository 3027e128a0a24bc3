/* Cells, sides and the lie of a die; outlines and the general map in units. */
import { expect, test } from "vitest";
import type { AnySign } from "../../src/generated/dice/types";
import { cellAt, centre, lieOf, opposite, positionOf, SIDES, sideTowards, UNIT } from "../../src/boards/dice/cells";
import { pointerTo } from "../../src/boards/dice/away";
import { aroundOf, bandsOf, chainOf, markAt } from "../../src/boards/dice/chains";
import { COMPANIES, gridOf } from "../../src/boards/dice/printed";
import { outlines, reliefOf } from "../../src/boards/dice/relief";
import { pair } from "../../src/boards/shared/points";
import { opening, paneOf, shows } from "../../src/boards/shared/framing";
import { bent, blanksOf, courseOf, PLACE, sheetOf, signsIn } from "../../src/boards/dice/survey";
import { company, lead, tile, view } from "./position";

test("a cell is named by column and row, and lies there", () => {
  expect(positionOf("d3")).toEqual([3, 2]);
  expect(cellAt(3, 2)).toBe("d3");
  expect(centre("a1")).toEqual([UNIT / 2, UNIT / 2]);
});

test("a straight die lies along its axis, a curve joins two neighbouring sides", () => {
  expect(lieOf("N", "S")).toEqual({ shape: "straight", turn: 0 });
  expect(lieOf("W", "E")).toEqual({ shape: "straight", turn: 1 });
  expect(lieOf("N", "E")).toEqual({ shape: "curve", turn: 0 });
  expect(lieOf("W", "N")).toEqual({ shape: "curve", turn: 3 });
});

test("a die lies the same whichever way the line runs over it", () => {
  for (const from of SIDES) for (const to of SIDES) if (from !== to) expect(lieOf(from, to)).toEqual(lieOf(to, from));
});

test("cells that touch know on which side", () => {
  expect(sideTowards("d3", "d2")).toBe("N");
  expect(sideTowards("d3", "c3")).toBe(opposite("E"));
  expect(sideTowards("d3", "e4")).toBeNull();
});

test("a tile is turned clockwise, and four quarters bring it back", () => {
  const [north, east] = [gridOf("mountain3", 0), gridOf("mountain3", 1)];
  expect(east[0]).toBe(
    [...north]
      .reverse()
      .map((row) => row[0])
      .join(""),
  );
  expect(gridOf("mountain3", 4)).toEqual(north);
});

test("a set of cells has one closed border around it, and one around each hole", () => {
  expect(outlines(new Set(["0,0"]))).toEqual([
    [
      [0, 0],
      [UNIT, 0],
      [UNIT, UNIT],
      [0, UNIT],
    ],
  ]);
  const ring = ["0,0", "1,0", "2,0", "2,1", "2,2", "1,2", "0,2", "0,1"];
  expect(outlines(new Set(ring))).toHaveLength(2);
});

test("the land tells the kinds apart and is always the same", () => {
  const [country, lake, mountain] = ["country", "lake", "mountain2"].map((kind) => reliefOf(gridOf(kind, 0), "sheet"));
  expect([country!.lake, country!.hills, country!.peaks.length]).toEqual(["", "", 0]);
  expect(lake!.shore.length).toBeGreaterThan(2);
  expect(mountain!.peaks.length).toBeGreaterThan(20);
  expect(reliefOf([...gridOf("lake", 0)], "sheet")).toEqual(lake);
});

test("stations of two companies never share a lane, and none lies on another", () => {
  const marks = COMPANIES.map((id) => markAt([0, 0], id));
  const apart = marks.flatMap(([x, y], k) => marks.slice(k + 1).map(([ox, oy]) => [Math.abs(ox - x), Math.abs(oy - y)] as const));
  expect(Math.min(...apart.flat())).toBeGreaterThan(5);
  expect(Math.min(...apart.map((way) => Math.max(...way)))).toBeGreaterThan(20);
});

test("a band joins neighbouring stations of a group, and a lonely one has none", () => {
  const groups = [
    {
      tiles: [1, 2, 3],
      places: [
        [0, 0],
        [1, 0],
        [1, 1],
      ] as [number, number][],
      counts: true,
    },
    { tiles: [9], places: [[5, 5]] as [number, number][], counts: false },
  ];
  const bands = bandsOf(company("weiden", { groups }));
  expect(bands.map(({ isNew }) => isNew)).toEqual([false, false]);
});

test("a band to a new station is drawn towards it", () => {
  const groups = [
    {
      tiles: [1, 2, 3],
      places: [
        [0, 0],
        [1, 0],
        [2, 0],
      ] as [number, number][],
      counts: true,
    },
  ];
  const [grown, old] = bandsOf(company("weiden", { groups }), [0, 0]);
  expect([grown!.isNew, old!.isNew]).toEqual([true, false]);
  expect(grown!.d.endsWith(`L${pair(markAt([0, 0], "weiden"))}`)).toBe(true);
});

test("the line runs through all tiles from end B to end A", () => {
  const start = tile(1, [0, 0], ["d4", "d3", "d2", "d1"]);
  const north = tile(2, [0, -1], ["d7", "d6"]);
  const line = courseOf([start, north]);
  expect(line).toHaveLength(6);
  expect(line.at(-1)![1]).toBeLessThan(0);
  const south = tile(3, [0, 1], ["d1"]);
  const below = { ...start, course: ["d7", "d6", "d5", "d4"] };
  expect(courseOf([below, south])[0]![1]).toBeGreaterThan(PLACE);
  expect(bent(line).startsWith("M")).toBe(true);
});

test("a blank sheet lies next to the tile it is reached from, whole where two ends lead there", () => {
  const [east] = blanksOf([lead([1, 0], "E", ["country", "mountain2", "mountain3"])]);
  expect(east!.box.left).toBeGreaterThan(PLACE);
  expect(east!.box.right).toBeLessThan(1.6 * PLACE);
  expect(east!.kinds).toEqual(["country", "mountain"]);
  expect(signsIn(east!)[0]![0]).toBe(signsIn(east!)[1]![0]);
  const [both] = blanksOf([lead([1, 0], "E", ["lake"]), lead([1, 0], "N", ["lake"])]);
  expect(both!.box.right - both!.box.left).toBeGreaterThan(0.8 * PLACE);
});

test("a sheet that is being discovered is on the map already, with what may lie around it", () => {
  const obligation = { what: "tile", place: [0, -1] } as unknown as ReturnType<typeof view>["obligation"];
  const [before, now] = [sheetOf(view()).box, sheetOf(view({ obligation })).box];
  expect(now.top).toBeLessThan(before.top - PLACE);
  expect([now.left < before.left, now.right > before.right]).toEqual([true, true]);
  expect(now.bottom).toBe(before.bottom);
});

test("on a strip over a card the map is seen from near, where its letters keep apart", () => {
  const strip = paneOf({ width: 390, height: 75 });
  const seen = view({ general_map: [tile(1, [0, 0], []), tile(2, [0, 1], [])] });
  const [usual, near] = [sheetOf(seen), sheetOf(seen, true)].map((sheet) => opening([[36, 36]], sheet, strip));
  expect(usual!.k).toBeLessThan(0.6);
  expect(near!.k).toBeGreaterThan(0.69);
  expect(shows(near!, [36, 36], strip, PLACE / 3)).toBe(true);
});

test("a pointed station draws its chain, a tried tile what lies around it", () => {
  const signs: AnySign[] = [
    { thing: "mark:2:insel", sign: "station", company: "insel", place: [1, 0] },
    { thing: "mark:1:insel", sign: "chain", place: [0, 0] },
    { thing: "mark:2:insel", sign: "chain", place: [1, 0] },
    { thing: "place:1:-1", sign: "place", place: [1, -1], opens: true },
    { thing: "place:2:0", sign: "place", place: [2, 0], opens: false },
  ];
  expect(chainOf(signs)).toMatchObject({ company: "insel" });
  expect(chainOf(signs)!.bands.match(/M/g)).toHaveLength(1);
  expect(aroundOf(signs, [1, 0]).map(({ opens }) => opens)).toEqual([true, false]);
  expect(chainOf([])).toBeNull();
});

test("an end out of sight has a sign at the edge that points to it, beside the buttons that zoom", () => {
  const [frame, size] = [
    { x: 0, y: 0, k: 1 },
    { ...paneOf({ width: 600, height: 300 }), islands: [{ left: 14, top: 186, right: 50, bottom: 288 }] },
  ];
  expect(pointerTo([300, 150], frame, size)).toBeNull();
  expect(pointerTo([900, 150], frame, size)).toMatchObject({ y: 150, turn: 90 });
  expect(pointerTo([300, -400], frame, size)).toMatchObject({ x: 300, turn: 0 });
  const corner = pointerTo([-900, 900], frame, size)!;
  expect(corner.x).toBeLessThan(64);
  expect(corner.y).toBeLessThan(186 - 12);
});
