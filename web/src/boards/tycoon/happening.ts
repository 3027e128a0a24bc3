/* What just happened, for the eye to follow: where it was, what travels, what rises. Pure. */
import type { AnyEvent, View } from "../../generated/tycoon/types";
import { type Line, path } from "../shared/lines";
import type { Point } from "../shared/points";
import type { Risen } from "../shared/rising";
import { COLOURS, type Letter, LETTERS } from "./chart";
import { placeOf } from "./cities";
import { angleOf, centre, sidePoint } from "./hexes";
import { lineOf, linkWay, mileboard, passes, type Pass } from "./links";

/** The places of what happened, so that the screen can show them. */
export function happenedAt(events: readonly AnyEvent[]): Point[] {
  return events.flatMap((event) => {
    switch (event.event) {
      case "tilelaid":
        return [centre(event.tile.hex)];
      case "cubedelivered":
        return [placeOf(event.origin), placeOf(event.destination)];
      case "urbanized":
      case "citygrown":
      case "westernlinkbuilt":
        return [placeOf(event.city)];
      default:
        return [];
    }
  });
}

/** A cube on its way: the letter on it, the path through all its links, how long it takes. */
export interface Journey {
  letter: Letter;
  d: string;
  duration: number;
}

/** A link takes at most this long, and a journey never longer than a train. */
const LINK = 160;
const TRAIN = 640;

export function journeys(events: readonly AnyEvent[], view: View): Journey[] {
  return events.flatMap((event) => {
    if (event.event !== "cubedelivered") return [];
    let at = event.origin;
    const ways = event.route.map(({ link, city }) => {
      const found = wayFrom(view, link, at);
      at = city;
      return found;
    });
    const letter = LETTERS[COLOURS.indexOf(event.colour)]!;
    return [{ letter, d: path(through(placeOf(event.origin), ways.map(lineOf), placeOf(event.destination))), duration: Math.min(TRAIN, LINK * ways.length) }];
  });
}

/** One line through several. */
function through(from: Point, lines: readonly Line[], to: Point): Line {
  return { from, stretches: [...lines.flatMap((line) => [{ to: line.from }, ...line.stretches]), { to }] };
}

function wayFrom(view: View, id: number, city: string): Pass[] {
  const link = view.links.find((each) => each.id === id)!;
  const way = linkWay(link);
  return link.city_a === city ? way : reversed(way);
}

function reversed(way: readonly Pass[]): Pass[] {
  return way.toReversed().map(({ hex, from, to }) => ({ hex, from: to, to: from }));
}

/** Tiles that were just laid, each as a line from where it begins. */
export function growing(events: readonly AnyEvent[]): string[] {
  return events.flatMap((event) => {
    if (event.event !== "tilelaid") return [];
    const [a, b] = event.tile.sides;
    const to = event.grows_from === a ? b! : a!;
    return [path(lineOf([{ hex: event.tile.hex, from: event.grows_from, to }]))];
  });
}

/** Unfinished track that went: a line that fades, after the buffer stop at its end has blinked. */
export interface Vanished {
  seat: number;
  d: string;
  stop: Point;
  /** Degrees. */
  turn: number;
}

export function vanishing(events: readonly AnyEvent[]): Vanished[] {
  return events.flatMap((event) => {
    if (event.event !== "trackremoved") return [];
    return event.links.map(({ owner, city, tiles }) => {
      const way = passes(city, tiles);
      const { hex, to } = way.at(-1)!;
      return { seat: owner, d: path(lineOf(way)), stop: sidePoint(hex, to), turn: angleOf(to) };
    });
  });
}

/** Cities that received a marker, where it turns over. */
export function marked(events: readonly AnyEvent[]): Point[] {
  return events.flatMap((event) => (event.event === "cityemptied" ? [placeOf(event.city)] : []));
}

/** Points that rise: at each link for its owner, at the city for hotels and cards. */
export function risen(events: readonly AnyEvent[], view: View, points: (n: number) => string): Risen[] {
  const crossings = new Set(view.crossings);
  const found: Omit<Risen, "order">[] = [];
  let city: string | null = null;
  for (const event of events) {
    if (event.event === "cubedelivered") {
      city = event.destination;
      for (const { link, owner } of event.route) {
        const way = linkWay(view.links.find((each) => each.id === link)!);
        found.push({ at: mileboard(way, crossings), above: 4, seat: owner, words: points(1) });
      }
    } else if (event.event === "hotelpaid") {
      found.push({ at: placeOf(event.city), above: 26, seat: event.seat, words: points(event.points) });
    } else if (event.event === "linkcompleted") {
      city = event.city_b;
    } else if (event.event === "objectivemet" && city) {
      found.push({ at: placeOf(city), above: 48, seat: event.seat, words: points(event.points) });
    }
  }
  return found.map((figure, order) => ({ ...figure, order }));
}
