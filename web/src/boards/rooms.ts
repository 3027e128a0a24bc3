/* The rooms of the games: each game's folder gives one object, loaded with its words when a table needs it; a game
   that has no folder is played in the plain room. */
import { insist } from "../net/insist";
import { tongue } from "../words/language.svelte";
import type { BoardRoom } from "./board";

type AnyRoom = BoardRoom<unknown>;

const ROOMS = import.meta.glob<Record<string, unknown>>("./*/index.ts");

export async function roomOf(game: string): Promise<AnyRoom | null> {
  const load = ROOMS[`./${game}/index.ts`] ?? ROOMS["./plain/index.ts"];
  if (!load) return null;
  const [room] = await Promise.all([insist(load), tongue.learn(game)]);
  return Object.values(room).find(isRoom) ?? null;
}

function isRoom(value: unknown): value is AnyRoom {
  return typeof value === "object" && value !== null && "Board" in value && "seat" in value;
}
