/* A room for games that have no board of their own yet: what can be chosen stands in a list. */
import type { BoardRoom } from "../board";
import Board from "./Board.svelte";
import Emblem from "./Emblem.svelte";
import Nothing from "./Nothing.svelte";

export const room: BoardRoom<unknown> = {
  game: "plain",
  Board,
  seat: { Panel: Nothing, purse: () => null },
  prompt: "plain",
  card: { at: "docked" },
  left: [],
  right: [],
  words: { inline: () => null },
  ledger: async () => ({ linesBehind: () => [] }),
  Emblem,
  round: () => null,
};
