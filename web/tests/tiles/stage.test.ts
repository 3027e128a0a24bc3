import { describe, expect, test } from "vitest";
import { ceremonyOf } from "../../src/boards/tiles/ceremony";
import { foreseen } from "../../src/boards/tiles/foresight";
import { happened } from "../../src/boards/tiles/happening";
import { linesBehind } from "../../src/boards/tiles/ledger";
import { isLegible, opening, paneOf, partAround, shows, whole } from "../../src/boards/shared/framing";
import { sideThing } from "../../src/generated/tiles/things";
import { centre, placeOf } from "../../src/boards/tiles/squares";
import { asked, copyAt, emptyAround, heldAt, mainSeat, sheetOf, sheetOn, startsOf, tilesIn } from "../../src/boards/tiles/stage";
import { busyWith } from "../../src/boards/tiles/waiting";
import type { GameEvent } from "../../src/net/types";
import { figures, laid, seat, view } from "./position";

describe("a map", () => {
  const map = [laid("V24 M13 1"), laid("V19 N12 2")];

  test("a refused cell is asked for what its refusal tells of its sides", () => {
    expect(asked([sideThing("N13", 3, "H"), sideThing("N13", 0, "R")])).toEqual(["R", undefined, undefined, "H"]);
    expect(asked([sideThing("M12", 1, "-"), "laid:0:M13"])).toEqual([undefined, null, undefined, undefined]);
    expect(asked([])).toEqual([undefined, undefined, undefined, undefined]);
  });

  test("empty cells are those around the tiles", () => {
    const names = emptyAround([map[0]!], 1);
    expect(names).toHaveLength(8);
    expect(names).not.toContainEqual({ x: 0, y: 0 });
  });

  test("its sheet grows with it", () => {
    const [small, large] = [sheetOf([map[0]!]).box, sheetOf([map[0]!, laid("V24 Q13 1")]).box];
    expect(large.right - large.left).toBe(small.right - small.left + 4 * 96);
  });

  test("the buttons of the zoom cover no cell beside it, and what cannot be played on whole is looked at whole", () => {
    const zoom = { left: 642, top: 0, right: 700, bottom: 145 };
    const desk = { ...paneOf({ width: 700, height: 520 }), islands: [zoom] };
    const sheet = sheetOn(
      desk,
      ["K11", "S11", "K16", "S16"].map((cell) => laid(`V24 ${cell} 1`)),
      false,
    );
    const cells = ["T11", "S10"].map((cell) => centre(placeOf(cell)));
    expect(cells.every((cell) => shows(whole(sheet, desk), cell, desk, 48))).toBe(false);
    expect(cells.every((cell) => shows(opening(cells, sheet, desk), cell, desk, 48))).toBe(true);

    const [low, tall] = [paneOf({ width: 390, height: 290 }), [laid("V24 M10 1"), laid("V24 M17 1")]];
    expect(isLegible(sheetOn(low, tall, false), low)).toBe(false);
    const looked = sheetOn(low, tall, true);
    expect(isLegible(looked, low)).toBe(true);
    for (const { x, y } of tall) expect(shows(whole(looked, low), centre({ x, y }), low, looked.reach)).toBe(true);
  });

  test("of choices all around a large map a phone shows at least one", () => {
    const size = paneOf({ width: 390, height: 400 });
    const sheet = sheetOf([laid("V24 M13 1"), laid("V24 V13 1"), laid("V24 M22 1"), laid("V24 V22 1")]);
    const points = ["L13", "W22", "R12", "R23"].map((cell) => centre(placeOf(cell)));
    const part = partAround(points, sheet, size);
    expect(points.filter((point) => shows(part, point, size, sheet.reach))).toHaveLength(1);
  });

  test("starting tiles lie in the order of their buttons", () => {
    expect(startsOf(view({ start_pool: ["V41", "V04", "V29"] }))).toEqual(["V04", "V29", "V41"]);
  });

  test("the large one is the reader's, for a spectator that of who decides", () => {
    expect(mainSeat(view({ seat: 1 }))).toBe(1);
    expect(mainSeat(view({ seat: null, open: [1] }))).toBe(1);
  });
});

describe("columns", () => {
  const column = { number: 2, size: 3, tiles: [], stars: 0, taken_by: 0, taken: ["V24", "V24", "V55"], bonus_stars: 0, bonus_points: 0 };

  test("of two equal tiles one is laid and one is in hand", () => {
    const tiles = tilesIn(column, [seat(0, { hand: ["V24"] })]);
    expect(tiles.map(({ gone }) => gone)).toEqual([false, true, true]);
  });

  test("of two equal tiles the one that was taken up is held", () => {
    const things = ["hand:V24", null, "hand:V55", "hand:V24"];
    expect(heldAt(things, "hand:V24", copyAt(things, 3))).toBe(3);
    expect(heldAt(things, "hand:V24", null)).toBe(0);
    expect(heldAt(things, "hand:V55", copyAt(things, 3))).toBe(2);
    expect(heldAt(things.slice(0, 3), "hand:V24", copyAt(things, 3))).toBe(0);
    expect(heldAt(things, null, null)).toBe(-1);
  });

  test("a free column shows all its tiles", () => {
    const free = { ...column, taken_by: null, tiles: ["V24"], taken: [] };
    expect(tilesIn(free, [])).toEqual([{ tile: "V24", gone: false, inHand: false }]);
  });
});

test("only what happened on this map is animated; coin and stars belong to all", () => {
  const now = happened(
    [
      { event: "tilelaid", seat: 0, tile: "V24", cell: "M14", orientation: 0, left: 1 },
      { event: "tilelaid", seat: 1, tile: "V24", cell: "M15", orientation: 0, left: 1 },
      { event: "staradded", column: 3, stars: 1 },
    ],
    0,
  );
  expect([...now.laid]).toEqual(["M14"]);
  expect(now.columns).toEqual({ coin: null, star: 3 });
});

test("the final count goes on from what the pieces scored", () => {
  const told = [{ event: "citiesscored", points: [10, 15] }] as unknown as GameEvent[];
  const count = ceremonyOf(told, view({ seats: [seat(0, { prestige: 43 }), seat(1, { prestige: 29 })] }))!;
  expect(count.had).toEqual([43, 29]);
  expect(count.payments.map(({ amounts }) => amounts)).toEqual([[10, 15]]);
});

test("the live panel reads each source from the card of a choice", () => {
  const text = (id: string) => ({ id, facts: {} });
  const gain = (amount: number) => [{ seat: 0, amount, text: text("count-plus") }];
  const preview = {
    title: text("t"),
    note: null,
    rows: [
      { label: text("c"), note: null, thing: null, gains: gain(5), source: "cities" },
      { label: text("d"), note: null, thing: null, gains: gain(-1), source: "dead_ends" },
      { label: text("s"), note: null, thing: null, gains: [], source: null },
    ],
    totals: gain(4),
    remarks: [],
    later: [],
    signs: [],
    doubt: null,
  };
  expect(foreseen({ preview, final: null, rest: null })).toEqual({ total: 4, cities: 5, dead_ends: -1 });
  expect(foreseen({ preview: null, final: null, rest: null })).toBeNull();
});

describe("the end page", () => {
  const scored = laid("V21 M13 0");
  scored.slots[0] = { ...scored.slots[0]!, points: 2, round: 4, worth: null };
  const other = laid("V26 M14 0");
  other.slots[0] = { ...other.slots[0]!, points: 3, round: 4, worth: null };
  const position = view({
    seats: [seat(0, { map: [scored, other], figures: figures({ cities: [{ cells: ["A1", "A2", "A3"], points: 5 }], penalty: -2 }) }), seat(1)],
  });

  test("lists pieces by round and kind", () => {
    const [line] = linesBehind(position, "pieces");
    expect(line!.label.facts.piece).toEqual({ is: "name", id: "piece-car" });
    expect(line!.sign).toBeDefined();
    expect(line!.cells.map((cell) => cell?.figure ?? null)).toEqual([5, null]);
    expect(line!.cells[0]!.note).toMatchObject({ facts: { first: 2, second: 3 } });
  });

  test("sets cities side by side and says how many dead ends there were", () => {
    expect(linesBehind(position, "cities").map(({ cells }) => cells.map((cell) => cell?.figure ?? null))).toEqual([[5, null]]);
    expect(linesBehind(position, "dead_ends")[0]!.cells[0]!.figure).toBe(-2);
    expect(linesBehind(position, "nothing")).toEqual([]);
  });
});

test("a seat is busy with its own step", () => {
  const busy = view({ steps: [{ step: "laying", seat: 1, hand: ["V24"], objective_due: false }], seats: [seat(0, { column: 2 }), seat(1)] });
  expect(busyWith(busy, 1)).toEqual({ id: "board-busy-laying", facts: { tiles: 1 } });
  expect(busyWith(busy, 0)).toEqual({ id: "board-busy-laid", facts: {} });
});
