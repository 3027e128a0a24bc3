/* The keys of the board: letters for what is done often. Pure: an event in, an order out. */
import type { EndName } from "./cells";

export type Order =
  | { kind: "group"; group: "income" | "end" }
  | { kind: "roll" }
  | { kind: "end"; end: EndName }
  | { kind: "focus"; on: "site" | "bank" }
  | { kind: "joker" };

interface Stroke {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

const ORDERS: Record<string, Order> = {
  i: { kind: "group", group: "income" },
  e: { kind: "group", group: "end" },
  r: { kind: "roll" },
  a: { kind: "end", end: "A" },
  b: { kind: "end", end: "B" },
  s: { kind: "focus", on: "site" },
  m: { kind: "focus", on: "bank" },
  j: { kind: "joker" },
};

export function orderOf({ key, ctrlKey, metaKey, altKey }: Stroke): Order | null {
  return ctrlKey || metaKey || altKey ? null : (ORDERS[key.toLowerCase()] ?? null);
}
