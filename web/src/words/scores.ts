/* Scores and sources in the words of a game. */
import { knows, type Reader } from "./catalogue";
import { t } from "./language.svelte";

function figure(reader: Reader, id: string, amount: number): string {
  if (amount < 0) return `−${figure(reader, id, -amount)}`;
  if (!knows(reader, id)) return new Intl.NumberFormat(reader.language).format(amount);
  return t(id, { amount, thousands: amount / 1000 }, reader);
}

export const score = (reader: Reader, amount: number) => figure(reader, "score", amount);

/** The score as short as it can be said, such as in thousands: a note beside it says so. */
export const shortScore = (reader: Reader, amount: number) => figure(reader, "score-short", amount);

/** The score in few letters where no note stands beside it. */
export const briefScore = (reader: Reader, amount: number) => figure(reader, "score-brief", amount);

export const sourceName = (reader: Reader, source: string) => t(`source-${source}`, {}, reader);
