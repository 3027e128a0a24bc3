/* What the board draws of a view, of events and of a choice. */
import { describe, expect, it } from "vitest";
import type { AnyEvent } from "../../src/generated/revolution/types";
import { linesBehind } from "../../src/boards/revolution/ledger";
import { lying } from "../../src/boards/revolution/map/lying";
import { plateOf } from "../../src/boards/revolution/plates";
import { arrivals, aspectOf, askedSeat, deskSeat, ghostOf, pointOf, rails, reachedBy } from "../../src/boards/revolution/stage";
import { drawnFields, LARGE, logoAt } from "../../src/boards/revolution/panels/fields";
import { runners, wholeOf } from "../../src/boards/revolution/panels/race";
import { markers, stopAt } from "../../src/boards/revolution/panels/tracks";
import type { Pen } from "../../src/boards/revolution/signs/row";
import { measure } from "../measure";
import { choice, city, position, seat } from "./position";

const pen: Pen = { write: () => "$100", measure };

describe("the stage", () => {
  it("lays the reader's rails on top of the others", () => {
    const view = position();
    view.spaces[0]!.rails = [0, 1];
    expect(rails(view).map(({ seat }) => seat)).toEqual([1, 0]);
  });

  it("gives a spectator the desk of the seat that acts", () => {
    expect(deskSeat(position({ seat: null, active_seat: 1 }))).toBe(1);
    expect(askedSeat(position({ steps: [] }))).toBeNull();
  });

  it("shows where a choice would place its piece", () => {
    expect(ghostOf(choice(["space:S16"]))).toEqual({ rail: "S16", city: null, section: null });
    expect(ghostOf(choice(["section:3"])).section).toBe(3);
    expect(ghostOf(null)).toEqual({ rail: null, city: null, section: null });
    expect(
      reachedBy({
        signs: [
          { thing: "city:denver", sign: "reached" },
          { thing: "field:1", sign: "leaves", piece: "rail" },
        ],
      } as never),
    ).toEqual(new Set(["denver"]));
  });

  it("lets pieces arrive, and wires light with them", () => {
    const events = [
      { event: "officeplaced", seat: 1, section: 4, first: true, field: 1, shares: 4, links: [3, 5], market: false },
      { event: "moneygained", seat: 1, amount: 100, cash: 700 },
    ] as AnyEvent[];
    expect(arrivals(events)).toEqual(new Set(["office:4:1", "link:3:4:1", "link:4:5:1"]));
  });

  it("turns a phone to where the choices are", () => {
    expect(aspectOf(["part:rail", "section:3"])).toBe("telegraph");
    expect(aspectOf(["step:network:1"])).toBe("tracks");
    expect(aspectOf(["sell", "hire"])).toBeNull();
    expect(pointOf("section:3")).toEqual([]);
  });
});

describe("plates", () => {
  it("keep size and place when the slot is taken: the bonus goes quiet, and comes back for the grey worker", () => {
    const free = plateOf(city("denver"), "Denver", pen, false);
    const taken = plateOf(city("denver", { first: 1, stations: [1, 0] }), "Denver", pen, false);
    expect([free.spent, taken.spent]).toEqual([false, true]);
    expect(plateOf(city("denver", { first: 1 }), "Denver", pen, true).spent).toBe(false);
    expect(taken.bonus).toEqual(free.bonus);
    expect([taken.box, taken.rule]).toEqual([free.box, free.rule]);
    expect(taken.later.map(({ seat }) => seat)).toEqual([0]);
  });

  it("tell where the things of the map lie, each around its point", () => {
    const plates = [plateOf(city("denver", { first: 1, stations: [1, 0] }), "Denver", pen, false)];
    const all = new Map(lying(plates));
    for (const thing of ["city:denver", "space:S21"]) {
      const [x, y] = pointOf(thing)[0]!;
      const { left, right, top, bottom } = all.get(thing)!;
      expect([(left + right) / 2, (top + bottom) / 2]).toEqual([expect.closeTo(x), expect.closeTo(y)]);
    }
    expect(all.get("station:denver:0")!.left).toBeGreaterThan(all.get("name:denver")!.right);
    expect(all.get("plate:denver")).toMatchObject(plates[0]!.box);
  });

  it("know who holds the slot", () => {
    expect([city("miami"), city("miami", { neutral: true }), city("miami", { first: 2 })].map((each) => plateOf(each, "Miami", pen, false).slot)).toEqual([
      "free",
      "neutral",
      2,
    ]);
  });
});

describe("panels", () => {
  it("empty a section from the left", () => {
    const [first] = drawnFields(seat(0).sections, LARGE);
    expect(first!.houses.map(({ full }) => full)).toEqual([false, true]);
    expect(logoAt(seat(0).sections, LARGE)).toBeCloseTo(2 * LARGE.width, 0);
  });

  it("put seats side by side on the race where they are equal", () => {
    const [one, two] = runners([seat(0), seat(1)]);
    expect(wholeOf([seat(0)])).toBe(8);
    expect([one!.x === two!.x, one!.y === two!.y]).toEqual([true, false]);
    expect(runners([seat(0, { to_logo: 0 }), seat(1)])[0]!.x).toBeGreaterThan(two!.x);
  });

  it("put markers over their stop", () => {
    const [one, two] = markers(position().tracks[0]!, 30);
    expect((one!.x + two!.x) / 2).toBeCloseTo(stopAt(1));
  });
});

describe("the end", () => {
  it("opens each source", () => {
    const view = position();
    expect(linesBehind(view, "telegraph")[0]!.cells[0]).toEqual({ figure: 3, note: { id: "board-end-times", facts: { count: 3, value: 1 } } });
    expect(linesBehind(view, "trains")[0]!.cells[0]).toEqual({ figure: 8, note: { id: "board-end-times", facts: { count: 1, value: 8 } } });
    expect(linesBehind(view, "milestones")[0]!.cells[0]!.note!.facts.milestones).toBe("A2‑1");
    expect(linesBehind(view, "links")).toEqual([]);
    view.links[2]!.seats = [1];
    expect(linesBehind(view, "links")[0]!.cells.map((cell) => cell?.figure ?? null)).toEqual([null, 5]);
  });
});
