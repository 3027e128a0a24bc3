/* What the board draws of the choice under the pointer, from the signs of its card. Pure. */
import type { AnySign, Deed, View } from "../../generated/tycoon/types";
import type { Card, Choice, Refusal, Text } from "../../net/types";
import { kindOfSign, signsOf } from "../shared/cardsigns";
import { type Line, path } from "../shared/lines";
import type { Point } from "../shared/points";
import { type Arrow, arrows, linkWay, lineOf, mileboard, tileLine } from "./links";
import { CITIES } from "./chart";
import { rounds } from "./deeds";
import { pointOf, tileOf } from "./places";
import { cityThing, kindOf, linkThing, nameIn, tileThing } from "./things";

/** A thing of the board, and what is said at it. */
export interface Said {
  thing: string;
  text: Text | null;
}

/** A link of the route: what it pays, and to whom. */
export interface Leg {
  thing: string;
  seat: number;
  d: string;
  at: Point;
  arrows: Arrow[];
  text: Text | string;
}

/** What a link pays where nothing else is said of it. */
const ONE = "+1";

/** The links that a cube would travel, in order, from the city it comes from. */
export function legs(view: View, said: readonly Said[], origin: string | null): Leg[] {
  const crossings = new Set(view.crossings);
  let at = origin;
  return said.flatMap(({ thing, text }) => {
    const link = kindOf(thing) === "link" ? view.links.find(({ id }) => linkThing(id) === thing) : undefined;
    if (!link) return [];
    const way = linkWay(link);
    const board = mileboard(way, crossings);
    const forwards = at === link.city_a;
    at = forwards ? link.city_b : link.city_a;
    return [{ thing, seat: link.owner, d: path(lineOf(way)), at: board, arrows: arrows(way, board, forwards), text: text ?? ONE }];
  });
}

/** The route to draw: that of the deed at a stop of the turn line, else that of the choice under the pointer. */
export function routeOf(view: View, stop: string | null, card: Card | null, active: Choice | null): Leg[] {
  const deed = deedAt(view, stop);
  return deed ? trail(view, deed) : legs(view, kindOfSign(signsOf<AnySign>(card?.preview), "route"), originOf(active?.things ?? []));
}

/** What was done at a stop of the line. */
export function deedAt(view: View, stop: string | null): Deed | null {
  if (stop === null) return null;
  return (
    rounds(view)
      .flatMap(({ stops }) => stops)
      .find(({ thing }) => thing === stop)
      ?.deeds.at(-1) ?? null
  );
}

/** The links of a deed; of track that reached no city yet, its tiles. */
export function thingsOf({ links, tiles }: Deed): string[] {
  return links.length > 0 ? links.map(linkThing) : tiles.map(tileThing);
}

/** What was done in a go, lit: the links of a route, or the tiles of track that reached no city. */
export function trail(view: View, deed: Deed): Leg[] {
  const lit = thingsOf(deed).map((thing) => ({ thing, text: null }));
  const laid = lit.filter(({ thing }) => kindOf(thing) === "tile");
  const tiles = laid.map(({ thing, text }) => ({
    thing,
    seat: deed.seat,
    d: path(tileLine(tileOf(thing))),
    at: pointOf(thing)!,
    arrows: [],
    text: text ?? ONE,
  }));
  return [...legs(view, lit, deed.city), ...tiles];
}

/** A tile that is not laid yet: on the way that the helper proposes, or the next one. */
export interface Planned {
  thing: string;
  line: Line;
  at: Point;
  text: Text | null;
}

export function planned(tiles: readonly Said[]): Planned[] {
  return tiles.map(({ thing, text }) => ({ thing, line: tileLine(tileOf(thing)), at: pointOf(thing)!, text }));
}

/** Words at a place: a city that pays its hotel, a hex that stands in the way. */
export interface Noted {
  thing: string;
  at: Point;
  text: Text | null;
}

export function noted(said: readonly Said[]): Noted[] {
  return said.flatMap(({ thing, text }) => {
    const at = pointOf(thing);
    return at ? [{ thing, at, text }] : [];
  });
}

/** Where a held cube stops before the city that was asked about: the other city of the answer. */
export function stopOf(refused: string | null, refusal: Refusal | null): Point | null {
  if (refused === null || refusal === null || kindOf(refused) !== "trip") return null;
  const said = refusal.facts.city;
  const city = CITIES.find(({ id }) => typeof said === "object" && said.is === "name" && said.id === `city-${id}`);
  const asked = pointOf(refused);
  const at = city ? pointOf(cityThing(city.id)) : null;
  return at && asked && (at[0] !== asked[0] || at[1] !== asked[1]) ? at : null;
}

/** The city that a route begins at: that of the cube in the choice. */
export function originOf(things: readonly string[]): string | null {
  const cube = things.find((thing) => kindOf(thing) === "cube");
  return cube ? nameIn(cube) : null;
}
