/* The way that the helper proposes to a city, while a link is built towards it. Pure; the ways themselves
   come with the view, and before the first tile with the cards of the tiles at the chosen exit. */
import type { AnySign, WayView } from "../../generated/tycoon/types";
import type { Text } from "../../net/types";
import { kindOfSign } from "../shared/cardsigns";
import type { Said } from "./route";
import { kindOf, nameIn, tileThing } from "./things";

/** The cheapest way to the first of these things that is a city with one. */
export function wayTo(ways: readonly WayView[], things: readonly (string | null)[]): WayView | null {
  const cities = things.flatMap((thing) => (thing !== null && kindOf(thing) === "city" ? [nameIn(thing)] : []));
  const found = cities.flatMap((city) => ways.find((way) => way.city === city) ?? []);
  return found[0] ?? null;
}

/** The ways from an exit that the card of one of its tiles tells. */
export function waysFrom(exit: string | undefined, signs: readonly AnySign[]): WayView[] {
  return kindOfSign(signs, "way").flatMap((sign) => (sign.exit === exit ? [sign.way] : []));
}

/** Its tiles, each with its price. */
export function planOf({ tiles, prices }: WayView): Said[] {
  return tiles.map((tile, k) => ({ thing: tileThing(tile), text: { id: "badge-price", facts: { amount: prices[k]! } } }));
}

/** What it comes to: tiles, dollars, and how many actions it takes, with the tiles of this one; or what shuts it. */
export function summary({ tiles, total, closed, now, actions }: WayView): Text {
  if (tiles.length === 0) return { id: "board-way-none", facts: { hex: closed ?? "" } };
  return { id: actions > 1 ? "board-way-on-later" : "board-way-on", facts: { tiles: tiles.length, amount: total, actions, now } };
}

/** What stands in the way of a cheaper one. */
export function shutBy({ closed, full }: WayView): Text | null {
  return closed === null ? null : { id: full ? "board-way-full" : "board-way-taken", facts: { hex: closed } };
}

/** What a click on that city means: the next tile of the way. */
export function nextTile({ tiles: [first] }: WayView): string | null {
  return first ? tileThing(first) : null;
}
