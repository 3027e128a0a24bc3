/* The desk: which form it holds, the waybill's lines, the bill. */
import { describe, expect, it } from "vitest";
import type { PartView, View } from "../../src/generated/revolution/types";
import type { Preview } from "../../src/net/types";
import type { Mark } from "../../src/boards/board";
import { colourInHand, figuresOf, formOf, keyOf } from "../../src/boards/revolution/desk/desk";
import { digitOf } from "../../src/boards/revolution/desk/digits";
import { barOf, broughtBy, dueIn, lackOf, linesOf, paidIn, slotOf } from "../../src/boards/revolution/desk/waybill";
import { stepIn } from "../../src/boards/revolution/desk/stepping";
import { countIn } from "../../src/boards/revolution/desk/tickets";
import { bill, choice, city, line, position } from "./position";

const mark: Mark = { choice: null, count: 1, badge: null, quiet: false, active: false, picked: false };

describe("the form in the middle", () => {
  it("follows what is decided", () => {
    expect(formOf(position())).toBe("none");
    expect(formOf(position({ waybill: bill([]) }))).toBe("waybill");
    expect(formOf(position({ reading: "market", waybill: null }))).toBe("market");
    expect(formOf(position({ waybill: bill([]), steps: [{ step: "effectchoosedeal", seat: 0, then: [] }] as unknown as View["steps"] }))).toBe("market");
    expect(formOf(position({ reading: "milestone" }))).toBe("keep");
    expect(formOf(position({ reading: "pick_effect" }))).toBe("setup");
  });

  it("says whose worker is looked at: under the pointer, in the hand, of the choice", () => {
    const placing = choice(["worker:grey:stock", "action:trade"]);
    expect(colourInHand([], "worker:orange:stock", placing)).toBe("orange");
    expect(colourInHand(["worker:white:stock"], "action:trade", placing)).toBe("white");
    expect(colourInHand([], null, placing)).toBe("grey");
    expect(colourInHand([], "city:denver", null)).toBeNull();
  });

  it("counts workers out one by one", () => {
    const crew = figuresOf({ white: 2, purple: 0, orange: 1 });
    expect(crew).toEqual(["white", "white", "orange"]);
    expect(crew.map((_, k) => keyOf(crew, k))).toEqual(["white:0", "white:1", "orange:0"]);
  });
});

describe("the waybill", () => {
  const rails = [
    line("rail", "done", { mandatory: true, space: "S15", money: 0 }),
    line("rail", "open", { mandatory: true }),
    line("promotion", "open"),
    line("ability", "waiting"),
  ];

  it("puts the choice under the pointer on the first line it would do", () => {
    const lines = linesOf(bill([...rails.slice(0, 2), line("rail", "open", { mandatory: true }), ...rails.slice(2)]), choice(["space:S16"]), new Map());
    expect(lines.map(({ standing }) => standing)).toEqual(["done", "pointed", "open"]);
  });

  it("tells what may be done from what must be, and what waits", () => {
    const marks = new Map([["part:reward", mark]]);
    const lines = linesOf(bill([line("station", "open", { mandatory: true }), line("reward", "open"), line("first_bonus", "waiting")]), null, marks);
    expect(lines.map(({ standing }) => standing)).toEqual(["open", "optional", "waiting"]);
  });

  it("draws the worker slot apart, as one of two ways", () => {
    const { ability, promotion } = slotOf(bill(rails));
    expect([ability?.status, promotion?.status]).toEqual(["waiting", "open"]);
    expect(slotOf(bill([line("promotion", "open")])).ability).toBeNull();
  });

  it("shows cash, shares and what is due on one bar", () => {
    expect(barOf(500, 150, 600)).toEqual({ cash: expect.closeTo(76.9, 1), shares: expect.closeTo(23.1, 1), due: expect.closeTo(92.3, 1) });
    expect(barOf(0, 0, 0).due).toBe(0);
    expect(barOf(100, 0, 400)).toEqual({ cash: 25, shares: 0, due: 100 });
  });
});

describe("digits", () => {
  const at = (step: unknown, waybill: View["waybill"] = null): View => position({ waybill, steps: [step] as View["steps"] });

  it("count deals and tracks as they lie, whether they can be chosen or not", () => {
    expect(digitOf(1, at({ step: "marketoffer", seat: 0 }), [choice(["deal:2"])])).toEqual({ thing: "deal:1" });
    expect(digitOf(3, at({ step: "marketoffer", seat: 0 }), [])).toEqual({});
    expect(digitOf(1, at({ step: "effectadvance", seat: 1 }), [])).toEqual({ thing: "step:telegraph:2" });
  });

  it("count the lines of the waybill: main pieces lead to their places, the slot has two", () => {
    const action = at(
      { step: "resolveaction", seat: 0 },
      bill([line("rail", "done", { mandatory: true }), line("rail", "open", { mandatory: true }), line("promotion", "open"), line("ability", "waiting")]),
    );
    const there = choice(["space:S16"]);
    expect([1, 2, 3, 4, 5].map((digit) => digitOf(digit, action, [there]))).toEqual([
      { thing: "part:rail" },
      { choice: there },
      { thing: "part:ability" },
      { thing: "part:promotion" },
      {},
    ]);
  });

  it("are the shell's elsewhere", () => expect(digitOf(1, position(), [])).toBeNull());
});

describe("a place under the pointer", () => {
  const view = position({
    cities: [city("denver"), city("miami", { bonus_open: false, first: 1 })],
    sections: [
      { index: 3, bonus: [{ op: "take_train" }] },
      { index: 6, bonus: [] },
    ] as never,
  });

  it("says what its reward, its first bonus and its tile would bring", () => {
    expect(broughtBy("first_bonus", choice(["city:denver"]), view)).toEqual({ effects: view.cities[0]!.bonus, price: 100 });
    expect(broughtBy("reward", choice(["city:miami"]), view)?.effects).toBe(view.cities[1]!.reward);
    expect(broughtBy("tile", choice(["section:3"]), view)?.effects).toBe(view.sections[0]!.bonus);
  });

  it("says that the first bonus is taken where it is, and nothing where nothing is pointed at", () => {
    expect(broughtBy("first_bonus", choice(["city:miami"]), view)).toBeNull();
    const said = (part: PartView["part"], status: PartView["status"], things: string[]): string | null =>
      lackOf(line(part, status), things.length > 0 ? choice(things) : null, view);
    expect(said("first_bonus", "waiting", ["city:miami"])).toBe("board-bonus-taken");
    expect(said("first_bonus", "waiting", ["city:denver"])).toBeNull();
    expect(said("reward", "waiting", ["city:miami"])).toBeNull();
    expect(said("first_bonus", "waiting", [])).toBeNull();
    expect(said("tile", "waiting", ["section:3"])).toBeNull();
    expect(said("tile", "waiting", ["section:6"])).toBe("board-no-tile");
    expect([said("first_bonus", "gone", []), said("tile", "gone", [])]).toEqual(["board-bonus-taken", "board-no-tile"]);
    expect(broughtBy("reward", null, view)).toBeNull();
  });
});

describe("tickets", () => {
  const preview = {
    title: { id: "t", facts: {} },
    note: null,
    rows: [{ label: { id: "due", facts: { old: 400, new: 600 } }, note: null, gains: [], thing: "due" }],
    totals: [],
    remarks: [],
    later: [],
    signs: [
      { thing: "milestone:B-10", sign: "condition", number: 1, met: true, text: { id: "count", facts: { old: 1, new: 2, need: 2 } } },
      { thing: "milestone:B-10", sign: "condition", number: 2, met: false, text: { id: "count", facts: { old: 0, new: 1, need: 2 } } },
    ],
    doubt: null,
  } as unknown as Preview;

  it("tell a condition that would be met from one that only comes nearer", () => {
    expect(countIn(preview, "B-10", 1)?.met).toBe(true);
    expect(countIn(preview, "B-10", 2)?.met).toBe(false);
    expect(countIn(preview, "A1-1", 1)).toBeNull();
    expect(countIn(null, "B-10", 1)).toBeNull();
  });

  it("and the bill knows what would be due", () => {
    expect(dueIn(preview)).toBe(600);
    expect(dueIn({ ...preview, rows: [] })).toBeNull();
  });

  it("and a step up a track is told in one, in the place of the payment", () => {
    const label = { id: "step", facts: {} };
    const step = {
      ...preview,
      rows: [
        { label, thing: "step:telegraph:3" },
        { label: { id: "paid", facts: {} }, thing: "paid" },
      ],
    } as unknown as Preview;
    expect(stepIn(step)).toBe(label);
    expect(stepIn(preview)).toBeNull();
    expect(paidIn(step)).toBeNull();
  });
});
