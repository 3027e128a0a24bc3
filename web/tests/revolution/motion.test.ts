/* What travels, what is said before it happens, and what may be set beforehand. */
import { describe, expect, it } from "vitest";
import type { AnyEvent } from "../../src/generated/revolution/types";
import { isComing, passIn, seatsBefore, standing } from "../../src/boards/revolution/desk/ahead";
import { soonIn } from "../../src/boards/revolution/desk/tickets";
import { marketIn, paidIn } from "../../src/boards/revolution/desk/waybill";
import { drawnFields, LARGE } from "../../src/boards/revolution/panels/fields";
import { closes, goneIn, leaves, leavingOf } from "../../src/boards/revolution/panels/leaving";
import { travelsOf } from "../../src/boards/revolution/motion/travels";
import { choice, position, seat } from "./position";

const text = (id: string, facts = {}) => ({ id, facts });
const preview = (more: object) =>
  ({ title: text("title"), note: null, rows: [], totals: [], remarks: [], signs: [], doubt: null, later: [], ...more }) as never;

describe("travels", () => {
  it("lets the reader's worker walk to its row, and another's to the waybill", () => {
    const events = [0, 1].map((seat) => ({ event: "workerplaced", seat, colour: "white", space: "trade" })) as AnyEvent[];
    const [mine, theirs] = travelsOf(events, position(), null);
    expect([mine!.from, mine!.to]).toEqual([
      ["stock:0", "seat:0"],
      ["action:trade", "bill"],
    ]);
    expect([theirs!.from, theirs!.to, theirs!.event]).toEqual([["stock:1", "seat:1"], ["bill"], 1]);
  });

  it("brings all used workers back together, slowly", () => {
    const events = [0, 1].map((seat) => ({ event: "workersreturned", seat, workers: ["white"] })) as AnyEvent[];
    const back = travelsOf(events, position(), position());
    expect(back.map(({ from, to, slow }) => [from, to, slow])).toEqual([
      [["action:station", "used:0", "seat:0"], ["stock:0", "seat:0"], true],
      [["used:1", "seat:1"], ["stock:1", "seat:1"], true],
    ]);
  });

  it("takes a piece from its section, or from the small board of another", () => {
    const rail = (seat: number) => ({ event: "railplaced", seat, space: "S16", field: 2, cost: 0, reached: [], market: false });
    const [mine, theirs] = travelsOf([rail(0), rail(1)] as AnyEvent[], position(), null);
    expect(mine!.from[0]).toBe("field:2");
    expect(theirs!.from).toEqual(["board:1", "seat:1"]);
  });

  it("sends a completed ticket to those done, its managers to the supply", () => {
    const events = [{ event: "milestonecompleted", seat: 0, milestone: "A1-1", vp: 18, managers: ["orange"] }] as AnyEvent[];
    expect(travelsOf(events, position(), null).map(({ to }) => to[0])).toEqual(["done:0", "supply:orange"]);
  });

  it("takes what a phone does not show out of the sheets it is kept in", () => {
    const events = [{ event: "workergained", seat: 0, colour: "grey" }] as AnyEvent[];
    expect(travelsOf(events, position(), null)[0]!.from).toEqual(["supply:grey", "sheet:market"]);
  });

  it("closes up the slots that pieces have just left, of this seat alone", () => {
    const [field] = drawnFields([{ index: 2, money: 400, building_slots: 2, buildings: 1, rail_slots: 3, rails: 1, left_of_logo: true }], LARGE);
    const gone = goneIn(
      [0, 1].flatMap((seat) => [
        { event: "railplaced", seat, space: "S1", field: 2 },
        { event: "piecesold", seat, kind: "building", field: 2 },
      ]) as AnyEvent[],
      0,
    );
    expect(field!.rails.map((_, k) => closes(gone, 2, "rail", field!.rails, k))).toEqual([false, true, false]);
    expect(field!.houses.map((_, k) => closes(gone, 2, "building", field!.houses, k))).toEqual([true, false]);
    expect(closes(gone, 3, "rail", field!.rails, 1)).toBe(false);
  });
});

describe("what is shown before the click", () => {
  it("says how the bill is paid, unless other figures change instead", () => {
    const paid = { label: text("preview-paid", { left: 50 }), thing: "paid" };
    const due = { label: text("preview-due", { old: 0, new: 200 }), thing: "due" };
    expect(paidIn(preview({ rows: [due, paid] }))?.id).toBe("preview-paid");
    expect(paidIn(preview({ rows: [paid] }))?.id).toBe("preview-paid");
    expect(paidIn(preview({ rows: [paid, { label: text("preview-shares"), thing: null }] }))).toBeNull();
  });

  it("finds the Market that follows and the ticket that completes", () => {
    const signs = [
      { thing: "market", sign: "market", text: text("buys") },
      { thing: "milestone:A1-1", sign: "complete", text: text("points") },
    ];
    expect(marketIn(preview({ signs }))?.id).toBe("buys");
    expect(soonIn(preview({ signs }), "A1-1")?.id).toBe("points");
    expect(soonIn(null, "A1-1")).toBeNull();
  });

  it("blinks out the first pieces of a section, and either kind for a sale", () => {
    const { houses, rails } = drawnFields(seat(0).sections, LARGE)[0]!;
    const laid = leavingOf(preview({ signs: [{ thing: "field:1", sign: "leaves", piece: "rail" }] }));
    expect(rails.map((_, k) => leaves(laid, 1, "rail", rails, k))).toEqual([false, true]);
    expect(houses.some((_, k) => leaves(laid, 1, "building", houses, k))).toBe(false);
    const sold = leavingOf(preview({ signs: [{ thing: "field:1", sign: "sells" }] }));
    expect(houses.some((_, k) => leaves(sold, 1, "building", houses, k))).toBe(true);
  });
});

describe("passing beforehand", () => {
  const stop = (seat: number, status: "asked" | "to_come") => ({ seat, status, deals: [], may_take: 1 });
  const market = { ...position().market, course: [stop(1, "asked"), stop(0, "to_come")], coming: [0] };

  it("is offered to whoever is asked later and can pay", () => {
    expect(isComing(position({ market }))).toBe(true);
    expect(seatsBefore(position({ market }))).toBe(1);
    expect(isComing(position({ seat: 1, market }))).toBe(false);
    expect(isComing(position({ seat: null, market }))).toBe(false);
  });

  it("holds until the tile or the reader's own figures change", () => {
    expect(standing(position())).toBe("3 600 3 5");
    expect(standing(position({ seats: [seat(0, { shares: 2 }), seat(1)] }))).not.toBe(standing(position()));
    expect(standing(position({ seat: null }))).toBeNull();
    expect(passIn([choice(["deal:1"]), choice(["pass"])])?.notation).toBe("pass");
  });
});
