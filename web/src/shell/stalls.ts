/* The games of the house, in the order of their stalls, whether they are offered yet or not. */
import type { GameInfo } from "../net/types";
import type { Language } from "../words/catalogue";
import { house, maybe } from "../words/language.svelte";

export interface Stall {
  id: string;
  players: string;
}

/** What the games say of themselves; made from their catalogues and rules (`npm run types`). */
interface Sign extends Record<Language, { title: string; tagline: string; minutes: string }> {
  /** Its place in the row; null while it is in the works. */
  stall: number | null;
  seats: [number, number];
}

const SIGNS = import.meta.glob<Sign>("../generated/*/sign.json", { import: "default", eager: true });
const ID = /generated\/(\w+)\//;

export const STALLS: readonly Stall[] = Object.entries(SIGNS)
  .filter(([, { stall }]) => stall !== null)
  .sort(([, one], [, other]) => one.stall! - other.stall!)
  .map(([path, { seats }]) => ({ id: ID.exec(path)![1]!, players: players(...seats) }));

/** The stalls of the house, then any other game that is offered. */
export function withOthers(games: readonly GameInfo[]): Stall[] {
  const others = games.filter(({ id }) => !STALLS.some((stall) => stall.id === id));
  return [...STALLS, ...others.map(({ id, least_seats, most_seats }) => ({ id, players: players(least_seats, most_seats) }))];
}

function players(least: number, most: number): string {
  return least === most ? `${most}` : `${least}–${most}`;
}

const wordsOf = (game: string) => SIGNS[`../generated/${game}/sign.json`]?.[house().language] ?? null;

/** What a game calls itself; while it is in the works, what its stall is called. */
export function titleOf(game: string): string {
  return wordsOf(game)?.title ?? maybe(`stall-${game}`, {}, house()) ?? game;
}

/** What a game is, in a sentence. */
export function taglineOf(game: string): string {
  return wordsOf(game)?.tagline ?? "";
}

/** How long a game takes, in minutes; nothing where it does not say. */
export function minutesOf(game: string): string {
  return wordsOf(game)?.minutes ?? "";
}
