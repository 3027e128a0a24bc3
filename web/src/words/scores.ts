/* Scores and sources in the words of a game. */
import { knows, type Reader } from "./catalogue";
import { t } from "./language.svelte";

/** How a score is said: in full; in a sentence, with its unit; as short as it can be, with a note beside it; in few letters, with its unit. */
type Form = "score" | "score-said" | "score-short" | "score-brief";

export function score(reader: Reader, amount: number, form: Form = "score"): string {
  if (amount < 0) return `−${score(reader, -amount, form)}`;
  if (!knows(reader, form)) return form === "score" ? new Intl.NumberFormat(reader.language).format(amount) : score(reader, amount);
  return t(form, { amount, thousands: amount / 1000 }, reader);
}

export const sourceName = (reader: Reader, source: string) => t(`source-${source}`, {}, reader);
