/* The keys of the board: letters for what is done often. Pure: an event in, an order out. */
import type { EndName } from "./cells";

export type Order =
  | { kind: "group"; group: "income" | "end" }
  | { kind: "roll" }
  | { kind: "end"; end: EndName }
  | { kind: "site" }
  | { kind: "shares" }
  | { kind: "joker" }
  | { kind: "payer" }
  /** A digit after S or M: a station of the list, or a company's share, of its director with Shift. */
  | { kind: "digit"; number: number; shift: boolean };

interface Stroke {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

const ORDERS: Record<string, Order> = {
  i: { kind: "group", group: "income" },
  e: { kind: "group", group: "end" },
  r: { kind: "roll" },
  a: { kind: "end", end: "A" },
  b: { kind: "end", end: "B" },
  s: { kind: "site" },
  m: { kind: "shares" },
  j: { kind: "joker" },
  p: { kind: "payer" },
};

/** Digits are told by their place on the keyboard: with Shift, or on a French one, they write other signs. */
const DIGIT = /^(?:Digit|Numpad)([1-9])$/;

export function orderOf({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Stroke): Order | null {
  if (ctrlKey || metaKey || altKey) return null;
  const digit = DIGIT.exec(code);
  if (digit) return { kind: "digit", number: Number(digit[1]), shift: shiftKey };
  return ORDERS[key.toLowerCase()] ?? null;
}
