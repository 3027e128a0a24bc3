/* What a choice would add to each source of points. Pure. */
import type { Card } from "../../net/types";

export type Source = "pieces" | "cities" | "rectangle" | "dead_ends" | "objectives" | "solo";
export type Foreseen = Partial<Record<Source, number>> & { total: number };

/** Null where the choice says nothing of points. */
export function foreseen(card: Card | null): Foreseen | null {
  const preview = card?.preview;
  if (!preview) return null;
  const sum = (gains: readonly { amount: number }[]): number => gains.reduce((all, { amount }) => all + amount, 0);
  const sums: Foreseen = { total: sum(preview.totals) };
  for (const { source, gains } of preview.rows) {
    if (source) sums[source as Source] = (sums[source as Source] ?? 0) + sum(gains);
  }
  return sums;
}
