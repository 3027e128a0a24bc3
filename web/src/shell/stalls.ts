/* The five games of the house, in the order of their stalls, whether they are offered yet or not. */
import type { GameInfo } from "../net/types";
import type { Language } from "../words/catalogue";
import { house, maybe } from "../words/language.svelte";

export interface Stall {
  id: string;
  players: string;
  minutes: string;
}

export const STALLS: readonly Stall[] = [
  { id: "rocket", players: "2–4", minutes: "60–75" },
  { id: "tycoon", players: "2–6", minutes: "120" },
  { id: "dice", players: "2–4", minutes: "60–90" },
  { id: "revolution", players: "2–4", minutes: "90" },
  { id: "tiles", players: "1–4", minutes: "30–45" },
];

/** The five stalls, then any other game that is offered. */
export function withOthers(games: readonly GameInfo[]): Stall[] {
  const others = games.filter(({ id }) => !STALLS.some((stall) => stall.id === id));
  return [...STALLS, ...others.map(stallOf)];
}

function stallOf({ id, least_seats, most_seats }: GameInfo): Stall {
  return { id, players: least_seats === most_seats ? `${most_seats}` : `${least_seats}–${most_seats}`, minutes: "" };
}

interface Sign {
  title: string;
  tagline: string;
}

const SIGNS = import.meta.glob<Record<Language, Sign>>("../generated/*/sign.json", { import: "default", eager: true });

const signOf = (game: string): Sign | null => SIGNS[`../generated/${game}/sign.json`]?.[house().language] ?? null;

/** What a game calls itself; while it is in the works, what its stall is called. */
export function titleOf(game: string): string {
  return signOf(game)?.title ?? maybe(`stall-${game}`, {}, house()) ?? game;
}

/** What a game is, in a sentence. */
export function taglineOf(game: string): string {
  return signOf(game)?.tagline ?? "";
}
