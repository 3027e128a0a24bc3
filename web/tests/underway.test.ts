/* What is under way is counted: it is told when it begins, and when the last of it is over. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** A count of its own: what other tests leave under way is not in it. */
const ALONE = import.meta.glob<typeof import("../src/underway")>("../src/underway.ts", { query: "?alone", eager: true });
const { pending, soon, tellUnderway, underway } = ALONE["../src/underway.ts"]!;

let told: boolean[];
let untell: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  untell = tellUnderway((isAny) => told.push(isAny));
  told.pop();
});
afterEach(() => {
  untell();
  vi.useRealTimers();
});

test("all is over when the last is over", () => {
  const [first, second] = [underway(), underway()];
  first();
  expect(told).toEqual([true, true]);
  second();
  expect(told).toEqual([true, true, false]);
});

test("several are told, and who has enough no more", () => {
  const others: boolean[] = [];
  const enough = tellUnderway((isAny) => others.push(isAny));
  underway()();
  enough();
  underway()();
  expect([told, others]).toEqual([
    [true, false, true, false],
    [false, true, false],
  ]);
});

test("what has ended does not end again", () => {
  const [first, second] = [underway(), underway()];
  first();
  first();
  expect(told).not.toContain(false);
  second();
});

test("a promise is under way until it is kept or broken", async () => {
  await pending(Promise.resolve());
  expect(told).toEqual([true, false]);
  await expect(pending(Promise.reject(new Error("away")))).rejects.toThrow("away");
  expect(told).toEqual([true, false, true, false]);
});

test("what runs later is under way until it has run", () => {
  soon(50, () => told.push(true, true));
  vi.advanceTimersByTime(49);
  expect(told).toEqual([true]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual([true, true, true, false]);
});

test("what is taken back does not run, and is over", () => {
  const ran = vi.fn();
  soon(50, ran)();
  vi.advanceTimersByTime(50);
  expect([ran.mock.calls.length, told]).toEqual([0, [true, false]]);
});
