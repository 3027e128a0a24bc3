/* Scores and sources in the words of a game. */
import { knows, type Reader } from "./catalogue";
import { t } from "./language.svelte";

export function score(reader: Reader, amount: number): string {
  if (amount < 0) return `−${score(reader, -amount)}`;
  if (!knows(reader, "score")) return new Intl.NumberFormat(reader.language).format(amount);
  return t("score", { amount }, reader);
}

/** The score as short as it can be said, such as in thousands. */
export function shortScore(reader: Reader, amount: number): string {
  if (amount < 0) return `−${shortScore(reader, -amount)}`;
  if (!knows(reader, "score-short")) return new Intl.NumberFormat(reader.language).format(amount);
  return t("score-short", { amount, thousands: amount / 1000 }, reader);
}

export const sourceName = (reader: Reader, source: string) => t(`source-${source}`, {}, reader);
