/* What the others did since a seat decided last. */
import { describe, expect, test } from "vitest";
import type { LogLine } from "../src/net/types";
import { deedsSince, touchedBy } from "../src/table/since";

const line = (id: string, seat: number | null, things: string[] = [], more: Partial<LogLine> = {}): LogLine => ({
  text: { id, facts: {} },
  seat,
  gains: [],
  depth: 0,
  heading: false,
  things,
  ...more,
});
const LOG = [
  line("round", null, [], { heading: true }),
  line("mine", 0, ["hex:A1"]),
  line("theirs", 1, ["hex:B2"]),
  line("paid", 1, ["town:york", "hex:B2"], { depth: 1 }),
  line("again", 2, ["hex:C3"]),
];
/** Seat 0 moved first, then the two others. */
const COURSE = { seats: [0, 1, 2], lines: [1, 2, 4] };
const told = (deeds: ReturnType<typeof deedsSince>) => deeds.map((deed) => [deed.line.text.id, ...deed.things]);

describe("moves since one decided last", () => {
  test("are those after it, each with what followed from it", () => {
    expect(told(deedsSince(0, COURSE, LOG))).toEqual([
      ["theirs", "hex:B2", "town:york"],
      ["again", "hex:C3"],
    ]);
  });

  test.each([
    ["whoever moved last has missed nothing", 2],
    ["whoever has not decided yet has not either", 3],
    ["nor has who only looks on", null],
  ])("%s", (_, seat) => {
    expect(deedsSince(seat, COURSE, LOG)).toEqual([]);
  });

  test("heads of rounds are no moves", () => {
    const log = [...LOG, line("round", null, [], { heading: true })];
    expect(deedsSince(2, COURSE, log)).toEqual([]);
  });

  test("lines that another tells as well are one move, with the things of all", () => {
    const gathered = (lines: readonly LogLine[]) => lines.map((each, at) => (at === 0 || at === 1 ? null : each));
    expect(told(deedsSince(0, COURSE, LOG, gathered))).toEqual([["again", "hex:B2", "town:york", "hex:C3"]]);
  });
});

test("each thing is marked by the last seat that touched it, and none by its own", () => {
  const deeds = [
    { line: line("a", 1), things: ["hex:B2", "hex:C3"] },
    { line: line("b", 2), things: ["hex:C3"] },
    { line: line("c", 0), things: ["hex:A1"] },
    { line: line("d", null), things: ["hex:D4"] },
  ];
  expect([...touchedBy(deeds, 0)]).toEqual([
    ["hex:B2", 1],
    ["hex:C3", 2],
  ]);
});
