/* What a component needs in order to speak: words of the catalogue, names of things, signs with figures. */
import type { Fact } from "../../net/types";
import type { Reader } from "../../words/catalogue";
import { t } from "../../words/language.svelte";
import type { Item, Words } from "./effects";
import { writing } from "./signs/row";
import { headOf } from "./heads";

export interface Speaking {
  words: Words;
  /** The spoken name of a thing. */
  spoken: (thing: string) => string;
  /** What a sign with a figure says. */
  write: (item: Item) => string;
}

export function speaking(reader: Reader): Speaking {
  const words = (id: string, facts: Record<string, Fact> = {}): string => t(id, facts, reader);
  return {
    words,
    spoken: (thing) => headOf(thing, words, reader.names),
    write: writing(
      (amount) => words("board-money", { amount }),
      (amount) => words("board-price-before", { money: amount }),
    ),
  };
}
