/* The way that the helper proposes to a city, while a link is built towards it. Pure; the ways themselves
   come with the view. */
import type { View, WayView } from "../../generated/tycoon/types";
import type { Sign, Text } from "../../net/types";
import { kindOf, nameIn, tileThing } from "./things";

/** The cheapest way to the first of these things that is a city with one. */
export function wayTo({ building }: View, things: readonly (string | null)[]): WayView | null {
  const cities = things.flatMap((thing) => (thing !== null && kindOf(thing) === "city" ? [nameIn(thing)] : []));
  const found = cities.flatMap((city) => building?.ways.find((way) => way.city === city) ?? []);
  return found[0] ?? null;
}

/** Its tiles as signs of the board, each with its price. */
export function planOf(way: WayView): Sign[] {
  return way.tiles.map((tile, k) => ({ thing: tileThing(tile), sign: "plan", text: { id: "badge-price", facts: { amount: way.prices[k]! } } }));
}

/** What it comes to: tiles, dollars, and how many actions it takes; or what shuts it. */
export function summary({ building }: View, { tiles, total, closed }: WayView): Text {
  if (tiles.length === 0) return { id: "board-way-none", facts: { hex: closed ?? "" } };
  const left = (building?.limit ?? 0) - (building?.tiles_laid ?? 0);
  const actions = 1 + Math.max(0, Math.ceil((tiles.length - left) / (building?.usual_limit ?? 1)));
  return { id: actions > 1 ? "board-way-on-later" : "board-way-on", facts: { tiles: tiles.length, amount: total, actions } };
}

/** What stands in the way of a cheaper one. */
export function shutBy({ closed, full }: WayView): Text | null {
  return closed === null ? null : { id: full ? "board-way-full" : "board-way-taken", facts: { hex: closed } };
}

/** What a click on that city means: the next tile of the way. */
export function nextTile({ tiles: [first] }: WayView): string | null {
  return first ? tileThing(first) : null;
}
