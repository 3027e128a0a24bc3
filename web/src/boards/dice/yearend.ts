/* The end of a year from its events: what each company carried, what each seat has now, who directs.
   Pure. */
import type { AnyEvent, CompanyCounted, DirectorChanged, View } from "../../generated/dice/types";

export interface YearEnd {
  year: number;
  counted: CompanyCounted[];
  gains: readonly number[];
  /** What each disc brings. */
  each: number;
  /** Totals after the count; null where the table hides them. */
  totals: (number | null)[];
  changes: DirectorChanged[];
  /** Companies whose director stays, though somebody else has as many shares. */
  stays: { company: string; seat: number; shares: number }[];
  /** Seats that lost their last office. */
  lost: number[];
  /** Who is first in the next year; null after the last. */
  first: number | null;
}

export function yearEndOf(events: readonly AnyEvent[], view: View): YearEnd | null {
  const count = events.find((event) => event.event === "yearcounted");
  if (!count) return null;
  const began = events.find((event) => event.event === "yearbegan");
  return {
    year: count.year,
    counted: events.filter((event) => event.event === "companycounted"),
    gains: count.gains,
    each: view.station_passengers,
    totals: view.seats.map(({ passengers }) => passengers),
    changes: events.filter((event) => event.event === "directorchanged"),
    stays: began ? staying(events, view) : [],
    lost: events.flatMap((event) => (event.event === "officelost" ? [event.seat] : [])),
    first: began?.first ?? null,
  };
}

/** Whether a table stands in the year after a count, or is over with it: whoever looks back leaves it. */
export function follows(end: YearEnd, { year, over }: Pick<View, "year" | "over">): boolean {
  return year - end.year === (over ? 0 : 1);
}

function staying(events: readonly AnyEvent[], { companies }: View): YearEnd["stays"] {
  const changed = new Set(events.flatMap((event) => (event.event === "directorchanged" ? [event.company as string] : [])));
  return companies.flatMap(({ id, director, shares, tied }) =>
    tied && !changed.has(id) ? [{ company: id, seat: director!, shares: shares[director!]! }] : [],
  );
}

/** One disc of the count: a tile of a company's chain, and when it is counted. */
export interface Disc {
  company: string;
  tile: number;
  seat: number;
  at: number;
}

/** Between two tiles of a chain, and after each chain, in ms. */
const TILE = 180;
const PAUSE = 420;

export function discsOf({ counted }: YearEnd): Disc[] {
  let at = 0;
  return counted.flatMap(({ company, director, tiles }) => {
    const discs = tiles.map((tile) => ({ company, tile, seat: director, at: (at += TILE) }));
    at += PAUSE;
    return discs;
  });
}

/** What each seat has been brought at a moment of the count. */
export function countedAt({ each, gains }: YearEnd, discs: readonly Disc[], time: number): number[] {
  return gains.map((_, seat) => each * discs.filter((disc) => disc.seat === seat && disc.at <= time).length);
}

/** What is lit at a moment of the count. */
export interface Lit {
  company: string;
  /** The tiles of its chain that are counted so far, and all of them. */
  tiles: ReadonlySet<number>;
  chain: readonly number[];
}

export function litAt(discs: readonly Disc[], time: number): Lit | null {
  const last = discs.filter(({ at }) => at <= time).at(-1);
  if (!last || time > (discs.at(-1)?.at ?? 0) + PAUSE) return null;
  const chain = discs.filter(({ company }) => company === last.company);
  return { company: last.company, tiles: new Set(chain.filter(({ at }) => at <= time).map(({ tile }) => tile)), chain: chain.map(({ tile }) => tile) };
}
