/* Short news: what is said again takes the place of what was said before. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { toasts } from "../src/shell/toasts.svelte";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test("the same words are said once, and the newer can be dropped", () => {
  toasts.say("Taken back.");
  toasts.say("Link copied.");
  const last = toasts.say("Taken back.");
  expect(toasts.shown.map(({ words }) => words)).toEqual(["Link copied.", "Taken back."]);
  toasts.drop(last);
  expect(toasts.shown.map(({ words }) => words)).toEqual(["Link copied."]);
});

test("three of them have room, and each goes by itself", () => {
  for (const words of ["one", "two", "three", "four"]) toasts.say(words);
  expect(toasts.shown.map(({ words }) => words)).toEqual(["two", "three", "four"]);
  vi.runAllTimers();
  expect(toasts.shown).toEqual([]);
});
