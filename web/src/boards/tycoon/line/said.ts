/* A deed of the turn in words. Pure but for the catalogue. */
import type { Deed } from "../../../generated/tycoon/types";
import type { Fact } from "../../../net/types";
import type { Reader } from "../../../words/catalogue";
import { t } from "../../../words/language.svelte";
import { named } from "../../shared/voice";

export function said(deed: Deed, reader: Reader): string {
  const facts: Record<string, Fact> = {
    city: deed.city ? named(`city-${deed.city}`) : "",
    other: deed.destination ? named(`city-${deed.destination}`) : "",
    colour: deed.colour ? named(`colour-${deed.colour}`) : "",
    card: deed.card ? named(`card-${deed.card}`) : "",
    level: deed.level ?? 0,
    tiles: deed.tiles.length,
    links: deed.links.length,
    amount: deed.paid,
  };
  return t(`board-deed-${deed.kind}`, facts, reader);
}
