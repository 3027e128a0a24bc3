/* What an operations card does, in a sentence and in a few words. Pure but for the catalogue. */
import type { Fact, LogLine } from "../../net/types";
import type { Reader } from "../../words/catalogue";
import { t } from "../../words/language.svelte";
import { named } from "../shared/voice";
import { CARDS, type CardRow, type TycoonRow } from "./chart";
import { deliveredTo } from "./journal";

function facts(card: CardRow): Record<string, Fact> {
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

export function effectOf(id: string, reader: Reader): string {
  const card = CARDS.get(id)!;
  return t(`effect-${card.effect}`, facts(card), reader);
}

export function shortOf(id: string, reader: Reader): string {
  const card = CARDS.get(id)!;
  return t(`board-short-${card.effect}`, facts(card), reader);
}

/** How many cubes came to the city of a hotel so far; nothing for other cards, and where nothing is told. */
export function soFar(id: string | undefined, log: readonly LogLine[] | undefined, reader: Reader): string | null {
  const card = id === undefined ? undefined : CARDS.get(id);
  if (!log || card?.effect !== "hotel" || !card.city) return null;
  return t("board-hotel-so-far", { ...facts(card), cubes: deliveredTo(card.city, log) }, reader);
}

/** What a tycoon asks for. */
export function objectiveOf(row: TycoonRow, reader: Reader): string {
  const [first, second] = row.cities ?? (row.city ? [row.city] : []);
  const cities = { city: first ? named(`city-${first}`) : "", other: second ? named(`city-${second}`) : "" };
  return t(`tycoon-objective-${row.objective}`, { points: row.points, level: row.level ?? 0, ...cities }, reader);
}
