import { describe, expect, it } from "vitest";
import { gathered } from "../../src/boards/dice/journal";
import type { LogLine } from "../../src/net/types";

function line(id: string, facts: LogLine["text"]["facts"], more: Partial<LogLine> = {}): LogLine {
  return { text: { id, facts }, seat: null, gains: [], depth: 0, heading: false, things: [], ...more };
}

const rail = (seat: number, end: string, cell: string, dice = 0, id = "log-rail"): LogLine =>
  line(id, { seat: `seat ${seat}`, end, cell, out: "N", dice }, { seat, things: [`cell:${end}:${cell}`] });

describe("rails of one turn", () => {
  it("are one line, in the place of the last: from where to where, over water, what was paid", () => {
    const [first, second, third] = gathered([rail(0, "B", "b2"), rail(0, "B", "c2", 2, "log-rail-water"), rail(0, "B", "d2")]);

    expect([first, second]).toEqual([null, null]);
    expect(third!.text).toEqual({ id: "log-rails", facts: { seat: "seat 0", end: "B", count: 3, first: "b2", last: "d2", dice: 2, bridge: "yes" } });
    expect(third!.things).toEqual(["cell:B:b2", "cell:B:c2", "cell:B:d2"]);
  });

  it("stay apart at another end, of another seat, and with something between them", () => {
    const lines = [rail(0, "A", "b2"), rail(0, "B", "b2"), rail(1, "B", "c2"), line("log-roll", {}, { seat: 1 }), rail(1, "B", "d2")];

    expect(gathered(lines)).toEqual(lines);
  });
});

describe("dice given back", () => {
  it("are counted", () => {
    const back = (): LogLine => line("log-back", { seat: "seat 2", face: "curve" }, { seat: 2 });
    const [, last] = gathered([back(), back()]);

    expect(last!.text.id).toBe("log-backs");
    expect(last!.text.facts.count).toBe(2);
  });
});

describe("a year", () => {
  it("comes before the chains that it is made of", () => {
    const chains = [line("log-counted", { company: "insel" }, { depth: 1 }), line("log-counted", { company: "berg" }, { depth: 1 })];
    const year = line("log-count", { year: 3 });

    expect(gathered([...chains, year, line("log-year", { year: 4 }, { heading: true })]).slice(0, 3)).toEqual([year, ...chains]);
  });
});
