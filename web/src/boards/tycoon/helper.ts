/* The way that the helper proposes to a city, while a link is built towards it. Pure; the ways themselves
   come with the view, and before the first tile with the cards of the tiles at the chosen exit. */
import type { View, WayView } from "../../generated/tycoon/types";
import type { Sign, Text } from "../../net/types";
import { tileOf } from "./places";
import { kindOf, nameIn, tileThing } from "./things";

/** The cheapest way to the first of these things that is a city with one. */
export function wayTo(ways: readonly WayView[], things: readonly (string | null)[]): WayView | null {
  const cities = things.flatMap((thing) => (thing !== null && kindOf(thing) === "city" ? [nameIn(thing)] : []));
  const found = cities.flatMap((city) => ways.find((way) => way.city === city) ?? []);
  return found[0] ?? null;
}

/** The ways from an exit that the card of one of its tiles tells. */
export function waysFrom(exit: string | undefined, signs: readonly Sign[]): WayView[] {
  const found = new Map<string, WayView>();
  for (const { thing, sign } of signs) {
    const [word, from, city, cost] = sign.split(" ");
    if (word !== "way" || from !== exit || !city) continue;
    const way = found.get(city) ?? { city, tiles: [], prices: [], total: 0, closed: null, full: false };
    const price = Number(cost);
    found.set(city, { ...way, tiles: [...way.tiles, tileOf(thing)], prices: [...way.prices, price], total: way.total + price });
  }
  return [...found.values()];
}

/** Its tiles as signs of the board, each with its price. */
export function planOf(way: WayView): Sign[] {
  return way.tiles.map((tile, k) => ({ thing: tileThing(tile), sign: "plan", text: { id: "badge-price", facts: { amount: way.prices[k]! } } }));
}

/** What it comes to: tiles, dollars, and how many actions it takes where a first one may have so many
    tiles, with those of this one; or what shuts it. */
export function summary({ building, tiles_per_build }: View, { tiles, total, closed }: WayView, limit = tiles_per_build): Text {
  if (tiles.length === 0) return { id: "board-way-none", facts: { hex: closed ?? "" } };
  const left = building ? building.limit - building.tiles_laid : limit;
  const actions = 1 + Math.max(0, Math.ceil((tiles.length - left) / tiles_per_build));
  return { id: actions > 1 ? "board-way-on-later" : "board-way-on", facts: { tiles: tiles.length, amount: total, actions, now: Math.min(left, tiles.length) } };
}

/** What stands in the way of a cheaper one. */
export function shutBy({ closed, full }: WayView): Text | null {
  return closed === null ? null : { id: full ? "board-way-full" : "board-way-taken", facts: { hex: closed } };
}

/** What a click on that city means: the next tile of the way. */
export function nextTile({ tiles: [first] }: WayView): string | null {
  return first ? tileThing(first) : null;
}
