/* The list of keys, and how it writes them. Pure. */
import type { Key } from "../common/keyboard.svelte";

const SIGNS: Readonly<Record<string, string>> = { ArrowLeft: "←", ArrowUp: "↑", ArrowRight: "→", ArrowDown: "↓", Escape: "Esc", "-": "−" };

/** How the keys of a row are written. */
export function written({ on, shown }: Key): readonly string[] {
  return shown ?? [on].flat().map((key) => SIGNS[key] ?? (key.length === 1 ? key.toUpperCase() : key));
}

/** Keys of the page itself, and the message that says what they do. */
export const KEYS: readonly { keys: readonly string[]; message: string }[] = [
  { keys: ["Tab", "←", "→"], message: "keys-walk" },
  { keys: ["Enter"], message: "keys-choose" },
  { keys: ["Tab"], message: "keys-words" },
  { keys: ["↑", "↓", "→"], message: "keys-log" },
  { keys: ["/"], message: "keys-line" },
  { keys: ["Ctrl", "Z"], message: "keys-undo" },
  { keys: ["Ctrl", "Alt", "Z"], message: "keys-undo-turn" },
  { keys: ["Ctrl", "Y"], message: "keys-redo" },
  { keys: ["1", "–", "9"], message: "keys-entry" },
  { keys: ["[", "]"], message: "keys-history" },
  { keys: ["{", "}"], message: "keys-big" },
  { keys: ["C"], message: "keys-hint" },
  { keys: ["Esc"], message: "keys-let-go" },
  { keys: ["?"], message: "keys-all" },
];
