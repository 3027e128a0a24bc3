import { describe, expect, test } from "vitest";
import { centre, distance } from "../../src/boards/rocket/hexes";
import { besideTrack, engines, houses, identities, inHand, railPoints, tracks } from "../../src/boards/rocket/stage";
import { marksShown, meant, targetOf, thingsOn } from "../../src/boards/rocket/things";
import type { Mark } from "../../src/boards/board";
import type { Choice } from "../../src/net/types";
import { company, view } from "./position";

const GWR = company("GWR", { route: ["C14", "D14", "E13"], heading: 5 });
const ABSORBED = company("LSWR", {
  route: ["G17", "G16", "F15", "E15"],
  status: "absorbed",
  line: "GWR",
  engine: null,
  link: "D14",
});

describe("stage", () => {
  test("at the start seven engines stand in their towns and no track lies", () => {
    expect(engines(view())).toHaveLength(7);
    expect(tracks(view())).toEqual([]);
  });

  test("an absorbed line lies under the one it joined and carries its name", () => {
    const drawn = tracks(view({}, [GWR, ABSORBED]));
    expect(drawn.map((track) => [track.company, track.line])).toEqual([
      ["LSWR", "GWR"],
      ["GWR", "GWR"],
    ]);
    expect(engines(view({}, [GWR, ABSORBED])).map((engine) => engine.company)).not.toContain("LSWR");
  });

  test("a station stands in the middle of an empty hex and beside the rails on a used one", () => {
    expect(besideTrack("E8", view())).toEqual(centre("E8"));
    const position = view({ stations: [{ hex: "D14", seat: 1 }] }, [GWR]);
    const [house] = houses(position, new Map());
    expect(distance(house!.at, centre("D14"))).toBeGreaterThan(10);
    const gap = Math.min(...railPoints(position).map((point) => distance(point, house!.at)));
    expect(gap).toBeGreaterThan(8);
  });

  test("a station that is moved stays the same station", () => {
    const first = identities(
      new Map(),
      view({
        stations: [
          { hex: "D5", seat: 0 },
          { hex: "E9", seat: 1 },
        ],
      }),
      [],
    );
    const moved = [{ event: "stationmoved" as const, seat: 0, origin: "D5", hex: "C9" }];
    const then = identities(
      first,
      view({
        stations: [
          { hex: "C9", seat: 0 },
          { hex: "E9", seat: 1 },
        ],
      }),
      moved,
    );
    expect(then.get("C9")).toBe(first.get("D5"));
    expect(then.get("E9")).toBe(first.get("E9"));
    expect(new Set(then.values()).size).toBe(2);
  });

  test("what is in hand comes from the innermost step", () => {
    expect(inHand(view()).company).toBeNull();
    const choosing = view({ steps: [{ step: "choosehex", seat: 0, company: "GWR", hexes: ["D14"] }] });
    expect(inHand(choosing).company).toBe("GWR");
    expect(inHand(view({ steps: [{ step: "putdown", seat: 0, origin: "E5" }] })).station).toBe("E5");
  });
});

describe("what a click means", () => {
  const position = view({ stations: [{ hex: "E13", seat: 0 }] }, [GWR]);
  const offered = (...things: string[]) => new Map(things.map((thing) => [thing, mark(false)]));
  const mark = (quiet: boolean): Mark => ({ choice: null, count: 1, badge: null, quiet, active: false, picked: false });

  test("on one hex lie station, engine and hex, the most specific first", () => {
    expect(thingsOn("E13", position)).toEqual(["station:E13", "company:GWR", "hex:E13"]);
  });

  test("the thing under the pointer, if it can be chosen", () => {
    expect(meant("company:GWR", position, offered("station:E13", "company:GWR"))).toBe("company:GWR");
  });

  test("else the most specific on that hex that can be chosen", () => {
    expect(meant("hex:E13", position, offered("company:GWR"))).toBe("company:GWR");
    expect(meant("station:E13", position, offered("hex:E13"))).toBe("hex:E13");
  });

  test("else a thing of the kind that is being chosen", () => {
    expect(meant("station:E13", position, offered("hex:D13", "hex:F12"))).toBe("hex:E13");
    expect(meant("town:london", position, offered("hex:D13"))).toBe("hex:J14");
  });

  test("a city where its markers can be taken, whose signs are small", () => {
    expect(meant("town:london", position, offered("marker:london:steel", "town:london"))).toBe("town:london");
    expect(meant("hex:J14", position, offered("marker:london:steel", "town:london"))).toBe("town:london");
  });

  test("a click on a city never takes a marker by chance", () => {
    expect(meant("town:london", position, offered("marker:london:steel"))).toBe("town:london");
  });

  test("a town is asked about itself while its hex is no kind of place that is being chosen", () => {
    expect(meant("hex:J14", position, offered("company:GWR"))).toBe("town:london");
    expect(meant("hex:J14", position, new Map([["hex:D13", mark(true)]]))).toBe("town:london");
    expect(meant("hex:J14", position, offered())).toBe("town:london");
  });

  test("else just what was clicked", () => {
    expect(meant("station:E13", position, offered())).toBe("station:E13");
  });
});

describe("marks", () => {
  const choice = (...things: string[]): Choice => ({
    notation: things.join(" "),
    label: { id: "x", facts: {} },
    group: "g",
    things,
    also: [],
    detail: null,
    badge: null,
    worth: null,
    warns: false,
  });
  const marked = (...choices: Choice[]): Map<string, Mark> =>
    new Map(
      choices.flatMap((each) => each.things.map((thing) => [thing, { choice: each, count: 1, badge: null, quiet: false, active: false, picked: false }])),
    );

  test("the hex under a piece shows nothing of its own", () => {
    const marks = marked(choice("company:GWR", "hex:E13"), choice("hex:D5"));
    expect([...marksShown(marks).keys()]).toEqual(["company:GWR", "hex:D5"]);
  });

  test("only a choice of a bare hex has a target", () => {
    expect(targetOf(choice("hex:D5"))).toBe("D5");
    expect(targetOf(choice("company:GWR", "hex:E13"))).toBeNull();
    expect(targetOf(choice())).toBeNull();
    expect(targetOf(null)).toBeNull();
  });
});
