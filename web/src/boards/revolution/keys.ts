/* The keys of the table's own: what stands beside every question, and the explanations. Pure. */
import { finishThing, hireThing, sellThing, skipThing, stopThing } from "../../generated/revolution/things";
import type { Point } from "../shared/framing";

export type Order = { kind: "pick"; thing: string } | { kind: "explain" } | { kind: "signs" };

interface Stroke {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

const THINGS: Record<string, string> = { s: sellThing(), h: hireThing(), f: finishThing(), p: skipThing(), ".": stopThing() };

const ARROWS: Record<string, Point> = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };

/** With another key held down a letter or digit is the browser's. */
export function isModified({ ctrlKey, metaKey, altKey }: Stroke): boolean {
  return ctrlKey || metaKey || altKey;
}

/** Where an arrow leads, while an explanation is open. */
export function arrowOf({ key }: Stroke): Point | null {
  return ARROWS[key] ?? null;
}

export function orderOf(stroke: Stroke): Order | null {
  if (isModified(stroke)) return null;
  const letter = stroke.key.toLowerCase();
  if (letter === "x") return { kind: "explain" };
  if (letter === "k") return { kind: "signs" };
  const thing = THINGS[letter];
  return thing ? { kind: "pick", thing } : null;
}

/** For the list of keys. */
export const KEYS = [
  { keys: ["←", "→"], message: "board-keys-worker" },
  { keys: ["↑", "↓"], message: "board-keys-row" },
  { keys: ["1", "–", "4"], message: "board-keys-rows" },
  { keys: ["1", "–", "9"], message: "board-keys-lines" },
  { keys: ["1", "2", "3"], message: "board-keys-tracks" },
  { keys: ["1", "2"], message: "board-keys-deals" },
  { keys: ["S"], message: "board-keys-sell" },
  { keys: ["H"], message: "board-keys-hire" },
  { keys: ["F"], message: "board-keys-finish" },
  { keys: ["."], message: "board-keys-stop" },
  { keys: ["P"], message: "board-keys-pass" },
  { keys: ["X"], message: "board-keys-explain" },
  { keys: ["K"], message: "board-keys-signs" },
] as const;
