/* Keys as data: whoever knows what a key does says it in a row, and the page of the table alone listens. What is listed is
   therefore what is heard. Reads whether a field has the focus, or a question lies over the page. */
import { getContext, setContext, untrack } from "svelte";
import { isWriting } from "./writing";

/** A key as it was struck. */
export interface Struck {
  /** As it is written, a letter small; a digit by its place on the keyboard: with Shift, or on a French one, it writes
      another sign. */
  key: string;
  shift: boolean;
  /** Of a digit its number. */
  number: number;
  /** Of an arrow where it leads. */
  towards: readonly [number, number];
}

export interface Key {
  on: string | readonly string[];
  /** Only with Shift, or only without; either where this is left out. */
  shift?: boolean;
  /** What it does, for the list of keys; nothing where another row says it. */
  message?: string;
  /** How the list writes it, where the keys themselves would not say it. */
  shown?: readonly string[];
  when?: () => boolean;
  /** Its sign is also written into the field that it opens. */
  writes?: true;
  /** False where it did nothing, so that others may. Left out where what has the focus hears it. */
  run?: (struck: Struck) => boolean | void;
}

export const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"] as const;
export const ARROWS = ["ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"] as const;
const LEADS: Readonly<Record<string, readonly [number, number]>> = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };
const DIGIT = /^(?:Digit|Numpad)([1-9])$/;

type Stroke = Pick<KeyboardEvent, "key" | "code" | "shiftKey" | "ctrlKey" | "metaKey" | "altKey">;
type Rows = () => readonly Key[];

/** The key that was struck; null where another is held down with it, and it is the browser's. */
export function struck({ key, code, shiftKey, ctrlKey, metaKey, altKey }: Stroke): Struck | null {
  if (ctrlKey || metaKey || altKey) return null;
  const digit = DIGIT.exec(code)?.[1];
  const said = digit ?? (key.length === 1 ? key.toLowerCase() : key);
  return { key: said, shift: shiftKey, number: Number(digit ?? NaN), towards: LEADS[said] ?? [0, 0] };
}

export class Keyboard {
  #rows = $state.raw<readonly Rows[]>([]);

  /** The rows that are listed, those that were said first before the others. */
  get list(): readonly Key[] {
    return this.#rows.flatMap((rows) => rows()).filter(({ message }) => message !== undefined);
  }

  /** Rows that are heard until the answer is called; what is said last is heard first. */
  hear(rows: Rows): () => void {
    this.#rows = [...untrack(() => this.#rows), rows];
    return () => void (this.#rows = untrack(() => this.#rows).filter((other) => other !== rows));
  }

  /** Does what a key means here; says by which row, if there was anything to do. */
  strike(stroke: Stroke): Key | null {
    const key = struck(stroke);
    if (!key) return null;
    const means = ({ on, shift, when, run }: Key): boolean =>
      run !== undefined && [on].flat().includes(key.key) && (shift ?? key.shift) === key.shift && (when?.() ?? true) && run(key) !== false;
    for (const rows of [...this.#rows].reverse()) {
      const done = rows().find(means);
      if (done) return done;
    }
    return null;
  }
}

const CONTEXT = Symbol("keyboard");

export function setKeyboard(): Keyboard {
  return setContext(CONTEXT, new Keyboard());
}

/** Says rows for as long as the component is there. A board that is only looked at has no keyboard. */
export function keys(rows: Rows): void {
  const keyboard = getContext<Keyboard | undefined>(CONTEXT);
  $effect(() => keyboard?.hear(rows));
}

/** Whether keys are letters, or belong to what lies over the page. */
export function areElsewhere(): boolean {
  return isWriting(document.activeElement) || document.querySelector("dialog:modal") !== null;
}
