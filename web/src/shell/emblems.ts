/* The small drawings that stand for the games. */
import type { Component } from "svelte";

type Drawing = Component<{ size?: number }>;

const EMBLEMS = import.meta.glob<{ default: Drawing }>("../boards/emblems/*.svelte", {
  eager: true,
});

/** The small drawing that stands for a game. */
export function emblemOf(game: string): Drawing | null {
  const name = game.charAt(0).toUpperCase() + game.slice(1);
  return EMBLEMS[`../boards/emblems/${name}.svelte`]?.default ?? null;
}
