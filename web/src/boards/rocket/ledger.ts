/* Figures behind the panels and the end page, counted from a view. Pure. */
import type { CompanyView, Income, View } from "../../generated/rocket/types";

export interface Rank {
  seats: number[];
  count: number;
}

export interface Ranks {
  first: Rank | null;
  /** Nobody is second behind several leaders (ROC-52). */
  second: Rank | null;
}

export function ranks(counts: readonly number[]): Ranks {
  const [most, next] = [...new Set(counts.filter((count) => count > 0))].sort((a, b) => b - a);
  const first = rank(counts, most);
  return { first, second: first && first.seats.length > 1 ? null : rank(counts, next) };
}

function rank(counts: readonly number[], count: number | undefined): Rank | null {
  if (count === undefined) return null;
  return { count, seats: counts.flatMap((other, seat) => (other === count ? [seat] : [])) };
}

/** Companies that still have shares on the board (ROC-75). */
export function withShares(view: View): number {
  return view.companies.filter((company) => company.stack > 0).length;
}

/** Lines that have reached a city. */
export function reaching(view: View, city: string): string[] {
  return view.companies
    .filter((company) => company.status !== "absorbed" && company.towns.includes(city))
    .map((company) => company.id);
}

/** The company that took an absorbed one over, which may itself be gone by now. */
export function absorberOf(view: View, absorbed: CompanyView): string {
  const round = absorbed.absorbed_in ?? Infinity;
  let owner = view.companies.find((other) => other.id !== absorbed.id && other.route.includes(absorbed.link ?? ""));
  while (owner && (owner.absorbed_in ?? Infinity) < round) {
    const by = absorberOf(view, owner);
    owner = view.companies.find((other) => other.id === by);
  }
  return owner?.id ?? absorbed.line;
}

/** One line behind a source of the final score. */
export interface Entry {
  source: string;
  round: number;
  /** Pounds for each seat. */
  paid: number[];
}

const RULES: Record<string, string> = {
  cities: "ROC-54",
  railway_towns: "ROC-55",
  mergers: "ROC-61",
  goods: "ROC-81",
  stations: "ROC-82",
  shares: "ROC-83",
};

/** The payments of one source in the order they were made, those to several seats as one line. */
export function entries(view: View, source: string): Entry[] {
  const lines: Entry[] = [];
  for (const income of view.incomes.filter(({ rule }) => rule === RULES[source])) {
    const last = lines.at(-1);
    const line = last && continues(last, income) ? last : opened(income, view, lines);
    line.paid[income.seat] = income.amount;
  }
  return lines;
}

/** One payment lists its seats in order; a seat not after the last one begins another. */
function continues(line: Entry, income: Income): boolean {
  const last = line.paid.findLastIndex((amount) => amount > 0);
  return line.source === income.source && line.round === income.round && income.seat > last;
}

function opened(income: Income, view: View, lines: Entry[]): Entry {
  const line = { source: income.source, round: income.round, paid: view.seats.map(() => 0) };
  lines.push(line);
  return line;
}
