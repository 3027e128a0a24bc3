/* The keyboard of the table. Pure: an event in, a command out. */
export type Command =
  | "confirm"
  | "next"
  | "previous"
  | "let-go"
  | "undo"
  | "undo-turn"
  | "redo"
  | "entry"
  | "earlier"
  | "later"
  | "big-earlier"
  | "big-later"
  | "move-line"
  | "hint"
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
  Enter: "confirm",
  Escape: "let-go",
  "[": "earlier",
  "]": "later",
  "{": "big-earlier",
  "}": "big-later",
  "/": "move-line",
  c: "hint",
  "?": "keys",
};

/** The command of a key; `writing` is true while a field has the focus and keys are letters. */
export function commandOf(stroke: Stroke, writing: boolean): Command | null {
  if (stroke.key === "Escape") return "let-go";
  if (writing) return null;
  if (stroke.ctrlKey || stroke.metaKey) {
    const key = stroke.key.toLowerCase();
    if (key === "y") return stroke.shiftKey || stroke.altKey ? null : "redo";
    if (key !== "z") return null;
    if (stroke.altKey) return "undo-turn";
    return stroke.shiftKey ? "redo" : "undo";
  }
  if (/^[1-9]$/.test(stroke.key) && !stroke.altKey && !stroke.shiftKey) return "entry";
  return stroke.altKey && !/^[[\]{}/?]$/.test(stroke.key) ? null : (PLAIN[stroke.key] ?? null);
}
