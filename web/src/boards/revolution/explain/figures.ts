/* Figures of a seat and of the table in words: money, shares, workers, the race, piles. Pure. */
import { people, row } from "./places";
import type { Explanation, Telling } from "./sheets";

type Teller = (telling: Telling, seat: number) => Explanation | null;

/** What stands behind a figure, by the word that its element names it with. */
const FIGURES: Record<string, Teller> = { money, shares, workers, milestones, race, market, piles };

export function figure(name: string, seat: number, telling: Telling): Explanation | null {
  return FIGURES[name]?.(telling, seat) ?? null;
}

function money({ view, words }: Telling, seat: number): Explanation {
  const { cash, figures } = view.seats[seat]!;
  return {
    head: words("board-money-head"),
    remark: words("board-money", { amount: cash }),
    rows: [row(words, "raises", words("board-money", { amount: figures.liquid }))],
    rule: 32,
  };
}

function shares({ view, words }: Telling, seat: number): Explanation {
  const { shares } = view.seats[seat]!;
  return {
    head: words("board-shares-head"),
    remark: String(shares),
    rows: [row(words, "sold", words("board-shares-worth", { count: shares, money: shares * view.share_price }))],
    rule: 30,
  };
}

function workers({ view, words }: Telling, seat: number): Explanation {
  const { available_workers, minimum, stock } = view.seats[seat]!;
  const ready = Object.values(stock).reduce((sum, count) => sum + count, 0);
  return {
    head: words("board-workers"),
    remark: words("board-workers-of", { count: available_workers, least: minimum }),
    rows: [row(words, "now", words("board-crew", { stock: ready, used: available_workers - ready })), row(words, "hire", words("board-money", { amount: view.hire_price }))],
    rule: 24,
  };
}

function milestones({ view, words }: Telling, seat: number): Explanation {
  const { completed, figures } = view.seats[seat]!;
  return {
    head: words("board-milestones"),
    remark: words("board-vp", { points: figures.milestones }),
    rows: [row(words, "completed", completed.join(", ") || words("board-nobody"))],
    rule: 111,
  };
}

function race(telling: Telling): Explanation {
  const { view, words } = telling;
  return {
    head: words("board-to-the-end"),
    remark: view.final_round === null ? words("board-race") : words("board-last-round", { round: view.final_round }),
    rows: view.seats.map(({ seat, to_logo }) => ({ label: people([seat], telling), value: words("board-to-logo", { count: to_logo }) })),
    rule: 120,
  };
}

function market({ view, words }: Telling): Explanation {
  const { tile, unseen, discards } = view.market;
  const list = (tiles: readonly number[]): string => tiles.join(", ") || words("board-nobody");
  return {
    head: words("board-market-tile", { number: tile }),
    rows: [row(words, "unseen", list(unseen)), row(words, "discarded", list(discards))],
    rule: 104,
  };
}

function piles({ view, words }: Telling): Explanation {
  return {
    head: words("board-milestone-piles"),
    rows: view.piles.map(({ pile, size, sunk }) => ({
      label: pile,
      value: [words("board-left", { count: size }), ...(sunk.length > 0 ? [words("board-sunk", { pile, ids: sunk.map(({ id }) => id).join(", ") })] : [])].join("; "),
    })),
    rule: 112,
  };
}
