/* What an operations card does, in sentences, for whoever looks at it. Pure but for the catalogue. */
import type { CardView } from "../../generated/tycoon/types";
import type { LogLine, SeatInfo } from "../../net/types";
import type { Reader } from "../../words/catalogue";
import { t } from "../../words/language.svelte";
import { CARDS } from "./chart";
import { factsOf } from "./effects";
import { deliveredTo } from "./journal";

function effectOf(id: string, reader: Reader): string {
  const card = CARDS.get(id)!;
  return t(`effect-${card.effect}`, factsOf(card), reader);
}

/** How many cubes came to the city of a hotel so far; nothing for other cards, and where nothing is told. */
export function soFar(id: string | undefined, log: readonly LogLine[] | undefined, reader: Reader): string | null {
  const card = id === undefined ? undefined : CARDS.get(id);
  if (!log || card?.effect !== "hotel" || !card.city) return null;
  return t("board-hotel-so-far", { ...factsOf(card), cubes: deliveredTo(card.city, log) }, reader);
}

/** What it does, what it would have earned, and who is nearest to it. */
export function explained(card: CardView, seats: readonly SeatInfo[], log: readonly LogLine[] | undefined, reader: Reader): string {
  const names = nearest(card, seats);
  const near = names && t("board-card-nearest", { names }, reader);
  return [effectOf(card.card, reader), soFar(card.card, log, reader), near].filter(Boolean).join(" ");
}

/** Who stands at most ends of a major line. */
function nearest({ ends }: CardView, seats: readonly SeatInfo[]): string {
  const counts = seats.map(({ seat, name }) => ({ name, at: ends.filter((end) => end.includes(seat)).length }));
  const most = Math.max(...counts.map(({ at }) => at));
  return most === 0
    ? ""
    : counts
        .filter(({ at }) => at === most)
        .map(({ name }) => name)
        .join(", ");
}
