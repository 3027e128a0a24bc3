/* The result of a day as a line of text to send: what was reached, and nothing of how. */
import type { Best, Outcome, Solo, Text } from "../../net/types";
import { plain, type Reader } from "../../words/catalogue";
import { t } from "../../words/language.svelte";
import { soloAddress } from "../routes";
import { titleOf } from "../stalls";

/** Stars as signs: full ones, then those that were missed. */
export const starSigns = (stars: number, of: number) => "★".repeat(stars) + "☆".repeat(Math.max(0, of - stars));

/** The day in the reader's words; a day is a day in UTC. */
export function dayInWords(day: string, language: string): string {
  return new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${day}T12:00:00Z`));
}

export interface DayResult {
  game: string;
  day: string;
  name: Text;
  best: Best;
  /** How many stars there are. */
  of: number;
  address: string;
}

export function dayLine(reader: Reader, { game, day, name, best, of, address }: DayResult): string {
  return t(best.won ? "solo-line" : "solo-line-failed", {
    game: titleOf(game),
    day: dayInWords(day, reader.language),
    challenge: plain(reader, name),
    stars: starSigns(best.stars, of),
    points: best.score,
    address,
  });
}

/** The same at the end of a game that was the challenge of a day. Of several tries of today the first counts. */
export function endLine(reader: Reader, { game, challenges, daily }: Solo, day: string, { standings, verdict }: Outcome): string | null {
  const challenge = challenges.find(({ id }) => id === verdict?.challenge);
  if (!verdict || !challenge) return null;
  const reached = { won: verdict.won, stars: verdict.stars, score: standings[0]!.score };
  const best = (day === daily.day && daily.best) || reached;
  return dayLine(reader, { game, day, name: challenge.name, best, of: challenge.thresholds.length, address: location.origin + soloAddress(game) });
}
