/* The income of a turn lies over the board at the reader's pace. */
import { afterEach, expect, test, vi } from "vitest";
import type { AnyEvent } from "../../src/generated/tycoon/types";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
const { settings } = await import("../../src/common/settings.svelte");
const { sight } = await import("../../src/boards/tycoon/sight.svelte");

const told = (...names: string[]) => names.map((event) => ({ event })) as AnyEvent[];

afterEach(() => {
  settings.payments = "usual";
});

test("an income that is paid lies over the board until something else happens", () => {
  sight.hear(told("incomepaid"));
  expect(sight.income).toBe(true);
  sight.hear(told("bidplaced"));
  expect(sight.income).toBe(false);
  expect(sight.account).toEqual(told("incomepaid"));
});

test("where payments are off, or the final count follows, the board stays clear", () => {
  sight.hear(told("incomepaid", "tycoonsshown"));
  expect(sight.income).toBe(false);
  settings.payments = "off";
  sight.hear(told("incomepaid"));
  expect(sight.income).toBe(false);
});
