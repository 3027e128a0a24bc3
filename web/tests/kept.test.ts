/* What a room keeps belongs to one table. */
import { expect, test, vi } from "vitest";
import type { Kept } from "../src/common/kept";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
const { benchOf } = await import("../src/boards/revolution/bench.svelte");
const { tallyOf } = await import("../src/boards/dice/tally.svelte");
const { sightOf } = await import("../src/boards/tycoon/sight.svelte");

const table = (): Kept => new Map();

test("the wish to pass on a Market does not outlive its table", () => {
  const [first, second] = [table(), table()];
  benchOf(first).passing = "market 3, 12 dollars, 2 workers";
  expect(benchOf(first).passing).not.toBeNull();
  expect(benchOf(second).passing).toBeNull();
});

test("a year that is told at one table is not told at the next, nor is a filter set there", () => {
  const [first, second] = [table(), table()];
  tallyOf(first).year = 4;
  sightOf(first).follow(2);
  expect([tallyOf(second).year, sightOf(second).isFaded(1)]).toEqual([null, false]);
  expect([tallyOf(first).year, sightOf(first).isFaded(1)]).toEqual([4, true]);
});
