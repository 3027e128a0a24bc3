/* A few words in a rounded field, seats as their signs: what stands where in it, and how wide it is. Pure but for
   the catalogue. */
import type { Measure } from "../../common/letters.svelte";
import type { Text } from "../../net/types";
import { parts, type Reader } from "../../words/catalogue";

/** Before and after the words. */
const PAD = 8;
/** The sign of a seat, and the space before the next one. */
const [SIGN, GAP] = [16, 7];
export const PILL = { font: "700 13px var(--font-text)", height: 22 } as const;

export type Piece = { x: number } & ({ seat: number } | { words: string });

export interface Pill {
  pieces: readonly Piece[];
  width: number;
}

/** The parts of a text one after the other, before them the sign of whose they are. */
export function pillOf(text: Text | string, seat: number | null, reader: Reader, measure: Measure): Pill {
  const said = typeof text === "string" ? [{ kind: "words" as const, text }] : parts(reader, text);
  let x = PAD;
  const pieces: Piece[] = [];
  const sign = (who: number): void => {
    pieces.push({ x: x + SIGN / 2 - 1, seat: who });
    x += SIGN;
  };
  if (seat !== null) sign(seat);
  for (const part of said) {
    if (part.kind === "seat") sign(part.seat);
    else {
      const words = part.text.trim();
      pieces.push({ x, words });
      x += measure(words, PILL.font) + (part.text.endsWith(" ") ? GAP : 0);
    }
  }
  return { pieces, width: x + PAD };
}
