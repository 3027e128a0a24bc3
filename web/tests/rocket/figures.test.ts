import { describe, expect, test } from "vitest";
import { SHEET } from "../../src/boards/rocket/framing";
import { isLegible, lettering, nudged, opening, partAround, shows, whole } from "../../src/boards/shared/framing";
import { nearest } from "../../src/boards/shared/gestures";
import { centre, type Point } from "../../src/boards/rocket/hexes";
import { absorberOf, entries, ranks, reaching, withShares } from "../../src/boards/rocket/ledger";
import { stops } from "../../src/boards/rocket/veto";
import type { Veto } from "../../src/generated/rocket/types";
import { company, view } from "./position";

describe("ledger", () => {
  test("a single leader has a second behind", () => {
    expect(ranks([3, 1, 2])).toEqual({ first: { seats: [0], count: 3 }, second: { seats: [2], count: 2 } });
    expect(ranks([4, 2, 2]).second).toEqual({ seats: [1, 2], count: 2 });
  });

  test("behind tied leaders nobody is second, and none counts where none is held", () => {
    expect(ranks([2, 2, 1])).toEqual({ first: { seats: [0, 1], count: 2 }, second: null });
    expect(ranks([0, 0, 0])).toEqual({ first: null, second: null });
    expect(ranks([0, 1, 0]).second).toBeNull();
  });

  test("a line that was absorbed reaches nothing by itself", () => {
    const lines = [company("GWR", { towns: ["bristol", "reading"] }), company("LSWR", { towns: ["reading"], status: "absorbed", stack: 0 })];
    expect(reaching(view({}, lines), "reading")).toEqual(["GWR"]);
    expect(withShares(view({}, lines))).toBe(6);
  });

  test("the absorber is the line of that time, even if it was absorbed later", () => {
    const lines = [
      company("LBSCR", { route: ["J17", "I17", "H17"], link: "H16", status: "absorbed", line: "GWR", absorbed_in: 5 }),
      company("LSWR", { route: ["G17", "H16", "G15"], link: "F15", status: "absorbed", line: "GWR", absorbed_in: 8 }),
      company("GWR", { route: ["C14", "D15", "E15", "F15"] }),
      company("SER", { route: ["M16", "L16", "K16", "J16"], link: "I17", status: "absorbed", line: "GWR", absorbed_in: 9 }),
    ];
    const position = view({}, lines);
    const by = (id: string): string => absorberOf(position, position.companies.find((each) => each.id === id)!);
    expect([by("LBSCR"), by("LSWR"), by("SER")]).toEqual(["LSWR", "GWR", "GWR"]);
  });

  test("a payment to several seats is one line, two payments in a round are two", () => {
    const income = (seat: number, amount: number, source: string, rule = "ROC-54") => ({ seat, amount, rule, source, round: 4 });
    const incomes = [
      income(0, 2000, "london"),
      income(2, 1000, "london"),
      income(1, 5000, "GWR", "ROC-61"),
      income(0, 1000, "london"),
      income(1, 2000, "hull"),
    ];
    expect(entries(view({ incomes }), "cities")).toEqual([
      { source: "london", round: 4, paid: [2000, 0, 1000] },
      { source: "london", round: 4, paid: [1000, 0, 0] },
      { source: "hull", round: 4, paid: [0, 2000, 0] },
    ]);
    expect(entries(view({ incomes }), "mergers").map((entry) => entry.source)).toEqual(["GWR"]);
  });
});

describe("veto", () => {
  const veto: Veto = {
    step: "veto", mover: 1, company: "GWR", hexes: ["E13", "E14"], first_hex: "E14", hex: "E13",
    top_bid: 1, top_seat: 2, asked: [2], bids: [1],
  };
  const lines = [company("GWR", { shares: [3, 2, 2] })];
  const line = (step: "vetobidding" | "vetoplacing" | "vetoanswering", seat: number, change: Partial<Veto> = {}) =>
    stops(view({ steps: [{ step, seat, veto: { ...veto, ...change } }] }, lines)).map((stop) => [stop.seat, stop.state, stop.says.id.replace("board-veto-", "")]);

  test("no veto, no stops", () => {
    expect(stops(view())).toEqual([]);
  });

  test("mover, who has answered, who is asked, and the mover again at the end", () => {
    expect(line("vetobidding", 0)).toEqual([
      [1, "done", "moves"], [2, "done", "bids"], [0, "now", "asked"], [1, "next", "last"],
    ]);
  });

  test("those to come may bid only with more shares than the bid that stands", () => {
    expect(line("vetobidding", 2, { asked: [], bids: [], top_bid: 0, top_seat: null })).toEqual([
      [1, "done", "moves"], [2, "now", "asked"], [0, "next", "may-bid"], [1, "next", "last"],
    ]);
    expect(line("vetoplacing", 2, { top_bid: 3, asked: [2], bids: [3] })).toEqual([
      [1, "done", "moves"], [2, "now", "places"], [0, "next", "skipped"], [1, "next", "cannot"],
    ]);
  });

  test("the mover answers last", () => {
    expect(line("vetoanswering", 1, { asked: [2, 0], bids: [1, 0] }).slice(1)).toEqual([
      [2, "done", "bids"], [0, "done", "passes"], [1, "now", "asked"],
    ]);
  });
});

describe("framing", () => {
  const desk = { width: 792, height: 690 };
  const phone = { width: 390, height: 372 };
  const choices = ["E13", "E14", "E15"].map((hex) => centre(hex));

  test("a desk shows the whole sheet, a phone the part around the choices", () => {
    expect(isLegible(SHEET, desk)).toBe(true);
    expect(opening(choices, SHEET, desk)).toEqual(whole(SHEET, desk));
    const part = opening(choices, SHEET, phone);
    expect(part.k).toBeGreaterThan(1);
    expect(choices.every((point) => shows(part, point, phone, SHEET.reach))).toBe(true);
    expect(shows(part, centre("N8"), phone, SHEET.reach)).toBe(false);
  });

  test("a part stays on the sheet", () => {
    const corner = partAround([centre("A18")], SHEET, phone);
    expect(corner.x).toBeLessThanOrEqual(190 * corner.k);
    expect(corner.y + 766 * corner.k).toBeGreaterThanOrEqual(phone.height - 0.01);
  });

  test("where the screen gets shorter the sheet moves only as far as it must", () => {
    const [before, shorter] = [whole(SHEET, desk), { width: desk.width, height: desk.height - 76 }];
    expect(nudged(before, choices, shorter, SHEET.reach)).toEqual(before);
    const south = ["E16", "E17", "E18"].map((hex) => centre(hex));
    expect(south.every((point) => shows(before, point, shorter, SHEET.reach))).toBe(false);
    const after = nudged(before, south, shorter, SHEET.reach - 0.01);
    expect([after.x, after.k]).toEqual([before.x, before.k]);
    expect(before.y - after.y).toBeLessThan(76);
    expect(south.every((point) => shows(after, point, shorter, SHEET.reach - 0.1))).toBe(true);
    const apart = ["C1", "E18"].map((hex) => centre(hex));
    expect(nudged(before, apart, { width: desk.width, height: 200 }, SHEET.reach).y).toBe(before.y);
  });

  test("lettering never falls under 12 px", () => {
    for (const k of [0.3, 0.5, 0.84, 1, 2]) expect(14.2 * lettering(k) * k).toBeGreaterThanOrEqual(12);
    expect(lettering(2)).toBe(1);
  });
});

describe("arrow keys", () => {
  const places: [string, Point][] = [["near", [50, 4]], ["far", [120, 0]], ["aside", [30, 60]], ["behind", [-20, 0]]];

  test("lead to the nearest place in their direction", () => {
    expect(nearest([0, 0], [1, 0], places)).toBe("near");
    expect(nearest([0, 0], [-1, 0], places)).toBe("behind");
    expect(nearest([0, 0], [0, 1], places)).toBe("aside");
    expect(nearest([0, 0], [0, -1], places)).toBeNull();
  });
});
