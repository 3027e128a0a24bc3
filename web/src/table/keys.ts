/* The keyboard of the table. Pure: an event in, a command out. */
export type Command =
  | "next"
  | "previous"
  | "let-go"
  | "undo"
  | "undo-turn"
  | "earlier"
  | "later"
  | "move-line"
  | "keys";

interface Stroke {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

const PLAIN: Record<string, Command> = {
  ArrowRight: "next",
  ArrowDown: "next",
  ArrowLeft: "previous",
  ArrowUp: "previous",
  Escape: "let-go",
  "[": "earlier",
  "]": "later",
  "/": "move-line",
  "?": "keys",
};

/** The command of a key; `writing` is true while a field has the focus and keys are letters. */
export function commandOf(stroke: Stroke, writing: boolean): Command | null {
  if (stroke.key === "Escape") return "let-go";
  if (writing) return null;
  if (stroke.ctrlKey || stroke.metaKey) {
    if (stroke.key.toLowerCase() !== "z" || stroke.altKey) return null;
    return stroke.shiftKey ? "undo-turn" : "undo";
  }
  return stroke.altKey && !/^[[\]/?]$/.test(stroke.key) ? null : (PLAIN[stroke.key] ?? null);
}

/** What the list of keys shows: the keys, and the message that says what they do. */
export const KEYS: readonly { keys: readonly string[]; message: string }[] = [
  { keys: ["Tab", "←", "→"], message: "keys-walk" },
  { keys: ["Enter"], message: "keys-choose" },
  { keys: ["/"], message: "keys-line" },
  { keys: ["Ctrl", "Z"], message: "keys-undo" },
  { keys: ["Ctrl", "Shift", "Z"], message: "keys-undo-turn" },
  { keys: ["[", "]"], message: "keys-history" },
  { keys: ["Esc"], message: "keys-let-go" },
  { keys: ["?"], message: "keys-all" },
];
