/* What stands beside every question, in words: sell, hire, finish, stop, pass. Pure. */
import { ownSeat } from "../stage";
import { row } from "./places";
import type { Explanation, Telling } from "./sheets";

/** A doing whose name and one sentence are enough. */
export function plain(name: "stop" | "pass" | "skip", rule: number, { words }: Telling): Explanation {
  return { head: words(`board-thing-${name === "skip" ? "pass" : name}`), rows: [row(words, "does", words(`board-does-${name}`))], rule };
}

export function sell({ view, words }: Telling): Explanation {
  const own = ownSeat(view);
  return {
    head: words("board-thing-sell"),
    rows: [row(words, "brings", words("board-money", { amount: view.share_price })), row(words, "now", words("board-op-gain-shares", { count: own.shares }))],
    rule: 30,
  };
}

export function hire({ view, words }: Telling): Explanation {
  return {
    head: words("board-thing-hire"),
    rows: [row(words, "price", words("board-money", { amount: view.hire_price })), row(words, "brings", words("board-does-hire"))],
    rule: 31,
  };
}

export function finish({ view, words }: Telling): Explanation {
  const due = view.waybill?.due ?? 0;
  return {
    head: words("board-thing-finish"),
    rows: [row(words, "price", words("board-money", { amount: due })), row(words, "does", words("board-does-finish"))],
    rule: 62,
  };
}
