/* The income of a turn lies over the board at the reader's pace. */
import { afterEach, expect, test, vi } from "vitest";
import type { AnyEvent } from "../../src/generated/tycoon/types";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
const { settings } = await import("../../src/common/settings.svelte");
const { Sight } = await import("../../src/boards/tycoon/sight.svelte");

const sight = new Sight();
const told = (...names: string[]) => names.map((event) => ({ event })) as AnyEvent[];

afterEach(() => {
  settings.payments = "usual";
});

const bid = (seat: number) => [{ event: "bidmade", seat }] as AnyEvent[];

test("an income that is paid lies over the board while others go on, until the reader does or looks back", () => {
  for (const next of [bid(0), []]) {
    sight.hear(told("incomepaid"), 0);
    sight.hear(bid(1), 0);
    expect(sight.income).toBe(true);
    sight.hear(next, 0);
    expect(sight.income).toBe(false);
  }
  expect(sight.account).toEqual(told("incomepaid"));
});

test("where payments are off, or the final count follows, the board stays clear", () => {
  sight.hear(told("incomepaid", "tycoonsshown"), 0);
  expect(sight.income).toBe(false);
  settings.payments = "off";
  sight.hear(told("incomepaid"), 0);
  expect(sight.income).toBe(false);
});
