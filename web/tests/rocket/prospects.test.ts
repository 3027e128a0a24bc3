import { describe, expect, test } from "vitest";
import { prospects } from "../../src/boards/rocket/prospects";
import type { Veto, View } from "../../src/generated/rocket/types";
import type { Card, PreviewRow } from "../../src/net/types";
import { view } from "./position";

const VETO: Veto = {
  step: "veto",
  mover: 1,
  company: "GWR",
  hexes: ["E13", "E14"],
  first_hex: "E14",
  hex: "E14",
  top_bid: 0,
  top_seat: null,
  asked: [],
  bids: [],
};
const BIDDING: View = view({ steps: [{ step: "vetobidding", seat: 0, veto: VETO }] });

function row(thing: string | null, ...gains: [seat: number, amount: number][]): PreviewRow {
  const words = { id: "money", facts: {} };
  return { label: words, note: null, gains: gains.map(([seat, amount]) => ({ seat, amount, text: words })), thing, source: null };
}

function card(...rows: PreviewRow[]): Card {
  const preview = { title: { id: "card", facts: {} }, note: null, rows, totals: [], remarks: [], signs: [], doubt: null, later: [] };
  return { preview, final: null, rest: null };
}

const PASS = card(row(null, [1, 2000]));
const BID_1 = card(row("hex:E13", [0, 2000]), row("hex:E14", [1, 4000]), row(null, [0, -1]));
const BID_2 = card(row("hex:E13", [0, 1000]), row("hex:E14", [1, 4000]), row(null, [0, -2]));
const ALL = [PASS, BID_1, BID_2];

describe("what a choice would open", () => {
  test("a bidder sees every hex of the veto with the own figure, whatever is pointed at", () => {
    const lowest = [
      { hex: "E13", amount: 2000 },
      { hex: "E14", amount: 0 },
    ];
    expect(prospects(BIDDING, ALL, null)).toEqual(lowest);
    expect(prospects(BIDDING, ALL, PASS)).toEqual(lowest);
  });

  test("where the engine is sent, the figure is that of passing", () => {
    const pays = { ...PASS, preview: { ...PASS.preview!, totals: [{ seat: 0, amount: 5000, text: { id: "money", facts: {} } }] } };
    for (const pointed of [null, pays]) {
      expect(prospects(BIDDING, [pays, BID_1], pointed)).toEqual([
        { hex: "E13", amount: 2000 },
        { hex: "E14", amount: 5000 },
      ]);
    }
    expect(prospects(BIDDING, [pays, BID_1], BID_1)[1]).toEqual({ hex: "E14", amount: 0 });
  });

  test("the figures are those of the bid that is pointed at", () => {
    expect(prospects(BIDDING, ALL, BID_2)[0]).toEqual({ hex: "E13", amount: 1000 });
  });

  test("outside a veto only the choice that is pointed at opens anything", () => {
    expect(prospects(view(), ALL, PASS)).toEqual([]);
    expect(prospects(view(), ALL, BID_1)).toHaveLength(2);
  });
});
