/* The keys of the table's own: what stands beside every question, and the explanations. Pure. */
import type { Point } from "../shared/framing";

export type Order = { kind: "pick"; thing: string } | { kind: "explain" } | { kind: "signs" };

interface Stroke {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

const THINGS: Record<string, string> = { s: "sell", h: "hire", f: "finish", p: "pass", ".": "stop" };

const ARROWS: Record<string, Point> = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };

/** Where an arrow leads, while an explanation is open. */
export function arrowOf({ key }: Stroke): Point | null {
  return ARROWS[key] ?? null;
}

export function orderOf({ key, ctrlKey, metaKey, altKey }: Stroke): Order | null {
  if (ctrlKey || metaKey || altKey) return null;
  const letter = key.toLowerCase();
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
  { keys: ["S"], message: "board-keys-sell" },
  { keys: ["H"], message: "board-keys-hire" },
  { keys: ["F"], message: "board-keys-finish" },
  { keys: ["."], message: "board-keys-stop" },
  { keys: ["P"], message: "board-keys-pass" },
  { keys: ["X"], message: "board-keys-explain" },
  { keys: ["K"], message: "board-keys-signs" },
] as const;
