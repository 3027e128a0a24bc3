/* What a component needs in order to speak: words of the catalogue, names of things, signs with figures. */
import { measured } from "../../common/letters.svelte";
import type { Fact } from "../../net/types";
import type { Reader } from "../../words/catalogue";
import { t } from "../../words/language.svelte";
import type { Words } from "./effects";
import { type Pen, writing } from "./signs/row";
import { headOf } from "./heads";

export interface Speaking {
  words: Words;
  /** The spoken name of a thing. */
  spoken: (thing: string) => string;
  /** What signs with figures say, and how wide that is. */
  pen: Pen;
}

export function speaking(reader: Reader): Speaking {
  const words = (id: string, facts: Record<string, Fact> = {}): string => t(id, facts, reader);
  return {
    words,
    spoken: (thing) => headOf(thing, words, reader.names),
    pen: {
      write: writing(
        (amount) => words("board-money", { amount }),
        (amount) => words("board-price-before", { money: amount }),
      ),
      measure: measured,
    },
  };
}
