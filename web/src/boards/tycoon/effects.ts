/* What an operations card does in a few words, and what a tycoon asks for. Pure but for the catalogue. */
import type { Fact } from "../../net/types";
import type { Reader } from "../../words/catalogue";
import { t } from "../../words/language.svelte";
import { named } from "../shared/voice";
import { CARDS, type CardRow, type TycoonRow } from "./chart";

export function factsOf(card: CardRow): Record<string, Fact> {
  const [first, second] = card.cities ?? (card.city ? [card.city] : []);
  return {
    points: card.points ?? 0,
    links: card.links ?? 0,
    level: card.level ?? 0,
    tiles: card.tiles ?? 0,
    cubes: card.cubes ?? 0,
    city: first ? named(`city-${first}`) : "",
    other: second ? named(`city-${second}`) : "",
  };
}

export function shortOf(id: string, reader: Reader): string {
  const card = CARDS.get(id)!;
  return t(`board-short-${card.effect}`, factsOf(card), reader);
}

/** What a tycoon asks for. */
export function objectiveOf(row: TycoonRow, reader: Reader): string {
  const [first, second] = row.cities ?? (row.city ? [row.city] : []);
  const cities = { city: first ? named(`city-${first}`) : "", other: second ? named(`city-${second}`) : "" };
  return t(`tycoon-objective-${row.objective}`, { points: row.points, level: row.level ?? 0, ...cities }, reader);
}
