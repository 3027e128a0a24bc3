/* Figures of a seat and of the table in words: money, shares, workers, the race, piles. Pure. */
import { people, row } from "./places";
import { named } from "../../shared/voice";
import type { Explanation, Telling, Told } from "./sheets";

const TRACKS = ["telegraph", "stations", "network"] as const;

type Teller = (telling: Telling, seat: number) => Explanation | null;

/** What stands behind a figure, by the word that its element names it with. */
const FIGURES: Record<string, Teller> = { money, shares, workers, milestones, tracks, due, race, market, piles };

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
  const { shares, figures } = view.seats[seat]!;
  return {
    head: words("board-shares-head"),
    remark: String(shares),
    rows: [row(words, "sold", words("board-shares-worth", { count: shares, money: figures.shares_worth }))],
    rule: 30,
  };
}

function workers({ view, words }: Telling, seat: number): Explanation {
  const { available_workers, ready_workers, used_workers, minimum } = view.seats[seat]!;
  return {
    head: words("board-workers"),
    remark: words("board-workers-of", { count: available_workers, least: minimum }),
    rows: [
      row(words, "now", words("board-crew", { stock: ready_workers, used: used_workers })),
      row(words, "hire", words("board-money", { amount: view.hire_price })),
    ],
    rule: 24,
  };
}

function milestones({ view, words }: Telling, seat: number): Explanation {
  const { completed, figures } = view.seats[seat]!;
  return {
    head: words("board-milestones"),
    remark: words("board-vp", { points: figures.milestones }),
    rows:
      completed.length > 0
        ? completed.map(({ id, vp }) => ({ label: words("board-milestone", { id }), value: words("board-vp", { points: vp }) }))
        : [row(words, "completed", words("board-none"))],
    rule: 111,
  };
}

function tracks({ view, words }: Telling, seat: number): Explanation {
  const { figures } = view.seats[seat]!;
  return {
    head: words("board-tracks"),
    remark: words("board-vp", { points: figures.tracks }),
    rows: TRACKS.map((track) => ({ label: words(`track-${track}`), value: words("board-product", { ...figures[track] }) })),
    rule: 123,
  };
}

function due({ view, words }: Telling): Explanation | null {
  const bill = view.waybill;
  if (!bill) return null;
  const money = (amount: number): string => words("board-money", { amount });
  return {
    head: words("board-due"),
    remark: money(bill.due),
    rows: [
      row(words, "now", words("board-paid-with", { cash: money(bill.cash), shares: bill.shares_to_sell, left: money(Math.max(0, bill.left)) })),
      ...(bill.shares_to_sell > 0 ? [row(words, "sold", words("board-shares-worth", { count: bill.shares_to_sell, money: bill.shares_money }))] : []),
    ],
    rule: 62,
  };
}

function race(telling: Telling): Explanation {
  const { view, words } = telling;
  return {
    head: words("board-to-the-end"),
    remark: view.final_round === null ? words("board-race") : words("board-last-round", { round: view.final_round }),
    rows: view.seats.map(({ seat, to_logo }) => ({ label: people([seat], telling), value: words("board-to-the-logo", { count: to_logo }) })),
    rule: 120,
  };
}

function market({ view, words }: Telling): Explanation {
  const { tile, unseen, discards } = view.market;
  const offers = (number: number): Told => ({
    label: words("board-market-unseen", { number }),
    value: words("board-market-offers", { one: named(`deal-${number}-1`), two: named(`deal-${number}-2`) }),
  });
  return {
    head: words("board-market-tile", { number: tile }),
    rows: [...unseen.map(offers), row(words, "discarded", discards.join(", ") || words("board-none"))],
    rule: 104,
  };
}

function piles({ view, words }: Telling): Explanation {
  return {
    head: words("board-milestone-piles"),
    rows: view.piles.map(({ pile, size, sunk }) => ({
      label: pile,
      value: [words("board-left", { count: size }), ...(sunk.length > 0 ? [words("board-sunk", { pile, ids: sunk.map(({ id }) => id).join(", ") })] : [])].join(
        ", ",
      ),
    })),
    rule: 112,
  };
}
