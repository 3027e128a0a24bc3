/* What a choice would add to each source of points, read from its preview. Pure. */
import type { Card } from "../../net/types";

export type Source = "pieces" | "cities" | "rectangle" | "dead_ends" | "objectives" | "solo";

const ROWS: Record<string, Source> = {
  "preview-network-train": "pieces",
  "preview-network-car": "pieces",
  "preview-network-traveller": "pieces",
  "preview-network-lazy": "pieces",
  "preview-bonus": "solo",
  "preview-cities": "cities",
  "preview-rectangle": "rectangle",
  "preview-dead-ends": "dead_ends",
  "preview-objectives": "objectives",
};

export type Foreseen = Partial<Record<Source, number>> & { total: number };

/** Null where the choice says nothing of points. */
export function foreseen(card: Card | null): Foreseen | null {
  const preview = card?.preview;
  if (!preview) return null;
  const sums: Foreseen = { total: preview.totals.reduce((sum, { amount }) => sum + amount, 0) };
  for (const { label, gains } of preview.rows) {
    const source = ROWS[label.id];
    if (source) sums[source] = (sums[source] ?? 0) + gains.reduce((sum, { amount }) => sum + amount, 0);
  }
  return sums;
}
