/* What a component needs in order to speak: words of the catalogue, names of things, figures. */
import type { View } from "../../../generated/revolution/types";
import type { Fact } from "../../../net/types";
import type { Reader } from "../../../words/catalogue";
import { t } from "../../../words/language.svelte";
import type { Item, Words } from "../effects";
import { writing } from "../signs/row";
import { explain, type Explanation, told } from "./sheets";

export interface Speaking {
  words: Words;
  /** The spoken name of a thing. */
  spoken: (thing: string) => string;
  explain: (thing: string) => Explanation | null;
  /** What a sign with a figure says. */
  write: (item: Item) => string;
}

/** Names are worked out once for each view, when they are first asked for. */
export function speaking(view: View, reader: Reader): Speaking {
  const words = (id: string, facts: Record<string, Fact> = {}): string => t(id, facts, reader);
  const telling = { view, words, names: reader.names };
  const known = new Map<string, string>();
  const name = (thing: string): string => {
    const found = explain(thing, telling);
    return found ? told(found) : words(`board-thing-${thing}`);
  };
  return {
    words,
    spoken: (thing) => {
      if (!known.has(thing)) known.set(thing, name(thing));
      return known.get(thing)!;
    },
    explain: (thing) => explain(thing, telling),
    write: writing(
      (amount) => words("board-money", { amount }),
      (amount) => words("board-price-before", { money: amount }),
    ),
  };
}
