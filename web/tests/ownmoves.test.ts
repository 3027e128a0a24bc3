/* What belongs together is known again after a reload. */
import { afterEach, expect, test, vi } from "vitest";
import { OwnMoves } from "../src/table/ownmoves.svelte";

const usual = globalThis.localStorage;
afterEach(() => void vi.stubGlobal("localStorage", usual));

test("a reload does not forget where something was begun, at this table", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
  new OwnMoves("t1").rest(12);

  expect(new OwnMoves("t1").since(17)).toBe(5);
  expect(new OwnMoves("t2").since(17)).toBe(0);
});
