/* How many cubes came to the city of a hotel so far, as the log tells it. Pure but for the catalogue. */
import type { LogLine } from "../../net/types";
import type { Reader } from "../../words/catalogue";
import { t } from "../../words/language.svelte";
import { CARDS } from "./chart";
import { factsOf } from "./effects";
import { deliveredTo } from "./journal";

/** Nothing for other cards, and where nothing is told. */
export function soFar(id: string | undefined, log: readonly LogLine[] | undefined, reader: Reader): string | null {
  const card = id === undefined ? undefined : CARDS.get(id);
  if (!log || card?.effect !== "hotel" || !card.city) return null;
  return t("board-hotel-so-far", { ...factsOf(card), cubes: deliveredTo(card.city, log) }, reader);
}
