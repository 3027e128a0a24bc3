/* The keys of the board: what each letter points at, shows or buys, and what a digit means after it. */
import { afterEach, expect, test, vi } from "vitest";
import type { Offer } from "../../src/boards/board";
import { Obeying } from "../../src/boards/dice/obeying";
import type { Choice, Menu } from "../../src/net/types";
import { choice, company, view } from "./position";

const done: string[] = [];
const named = (what: string) => (one: Choice | string | null) => void done.push(`${what} ${typeof one === "string" ? one : one?.notation}`);

function at(choices: Choice[], active: Choice | null = null): Obeying {
  const marks = new Map(choices.flatMap(({ things }) => things).map((thing) => [thing, {}]));
  const offer = { menu: { choices, dials: [] } as unknown as Menu, active, marks, onpick: named("pick"), onpoint: named("point"), onchoose: named("choose") };
  const seen = view({ companies: [company("eisberg"), company("insel")] });
  return new Obeying(
    () => offer as unknown as Offer,
    () => seen,
    (end, selector) => void done.push(`show ${end} ${selector}`),
  );
}

afterEach(() => {
  done.length = 0;
  vi.unstubAllGlobals();
});

test("P changes who pays, J the die, and neither where there is no other", () => {
  const ways = [
    ["die:straight", "pay:0"],
    ["die:straight", "pay:1"],
    ["die:joker", "pay:0"],
  ].map((things, k) => choice(`${k}`, ["out:A:c6:N", ...things]));
  expect(at(ways, ways[0]).obey({ kind: "payer" })).toBe(true);
  expect(at(ways, ways[0]).obey({ kind: "joker" })).toBe(true);
  expect(at(ways, ways[2]).obey({ kind: "payer" })).toBe(false);
  expect(done).toEqual(["point 1", "point 2"]);
});

test("S goes from house to house, and a digit builds one of its stations", () => {
  const stations = [
    ["site:A:c6", "insel"],
    ["site:A:c6", "eisberg"],
    ["site:B:d5", "insel"],
  ].map(([site, name]) => choice(`${site} ${name}`, [site!]));
  const keys = at(stations);
  keys.obey({ kind: "site" });
  keys.obey({ kind: "site" });
  keys.obey({ kind: "site" });
  keys.obey({ kind: "digit", number: 2, shift: false });
  expect(done.map((one) => one.replace(/\[data-sheet\] \[data-thing="(.*)"\]/, "$1"))).toEqual([
    "show A site:A:c6",
    "show B site:B:d5",
    "show A site:A:c6",
    "choose site:A:c6 eisberg",
  ]);
  expect(keys.obey({ kind: "digit", number: 1, shift: false })).toBe(false);
});

test("S asks why where no station may stand", () => {
  expect(at([]).obey({ kind: "site" })).toBe(true);
  expect(done).toEqual(["pick site:A:d3"]);
});

test("M and a digit take a share of the bank, with Shift one of the director", () => {
  vi.stubGlobal("document", { querySelector: () => null });
  for (const shift of [false, true]) {
    const keys = at([]);
    keys.obey({ kind: "shares" });
    keys.obey({ kind: "digit", number: 2, shift });
  }
  expect(done).toEqual(["pick bank:insel", "pick director:insel"]);
});
