import { expect, test } from "vitest";
import { deliveredTo, gathered } from "../../src/boards/tycoon/journal";
import type { LogLine } from "../../src/net/types";

const line = (id: string, seat: number, facts: LogLine["text"]["facts"] = {}): LogLine => ({
  text: { id, facts },
  seat,
  gains: [],
  depth: 0,
  heading: false,
  things: [],
});
const tile = (seat: number, hex: string, amount: number, issued = 0): LogLine => line("log-tile", seat, { seat: `seat ${seat}`, hex, amount, issued });

test("the tiles of one build are one line in the place of the last: how many, from where to where, for how much", () => {
  const end = line("log-link", 0);
  const [first, second, third, link] = gathered([tile(0, "W5", 2), tile(0, "V5", 4, 1), tile(0, "U5", 2), end]);

  expect([first, second, link]).toEqual([null, null, end]);
  expect(third!.text).toEqual({ id: "log-tiles", facts: { seat: "seat 0", count: 3, first: "W5", last: "U5", amount: 8, issued: 1 } });
});

test("a single tile stays as it is, and seats stay apart", () => {
  const lines = [tile(0, "W5", 2), tile(1, "V5", 4), line("log-pass", 2), tile(2, "U5", 2)];
  expect(gathered(lines)).toEqual(lines);
});

test("cubes are counted by the city they came to, not by where they set out", () => {
  const named = (city: string) => ({ is: "name", id: `city-${city}` }) as const;
  const delivered = (from: string, to: string): LogLine => line("log-delivered", 0, { city: named(from), other: named(to) });
  const log = [
    delivered("boston", "chicago"),
    delivered("chicago", "boston"),
    line("log-emptied", 0, { other: named("chicago") }),
    delivered("toledo", "chicago"),
  ];

  expect(["chicago", "boston", "toledo"].map((city) => deliveredTo(city, log))).toEqual([2, 1, 0]);
});
