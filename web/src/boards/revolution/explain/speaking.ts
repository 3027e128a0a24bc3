/* What a component needs in order to speak: words of the catalogue, names of things, figures. */
import type { View } from "../../../generated/revolution/types";
import type { Fact } from "../../../net/types";
import type { Reader } from "../../../words/catalogue";
import { t } from "../../../words/language.svelte";
import type { Item, Words } from "../effects";
import { rest } from "../rest";
import { writing } from "../signs/row";
import { headOf } from "./heads";
import type { Explanation, Telling } from "./sheets";

export interface Speaking {
  words: Words;
  /** The spoken name of a thing. */
  spoken: (thing: string) => string;
  explain: (thing: string) => Explanation | null;
  /** What a sign with a figure says. */
  write: (item: Item) => string;
}

type Explain = (thing: string, telling: Telling) => Explanation | null;

/** Names are worked out once for each view, when they are first asked for; they are short until the
    explanations are here. */
export function speaking(view: View, reader: Reader, explain: Explain | undefined = rest.here?.explain): Speaking {
  const words = (id: string, facts: Record<string, Fact> = {}): string => t(id, facts, reader);
  const telling = { view, words, names: reader.names };
  const explained = (thing: string): Explanation | null => explain?.(thing, telling) ?? null;
  const known = new Map<string, string>();
  const name = (thing: string): string => {
    const found = explained(thing);
    return found ? told(found) : headOf(thing, words);
  };
  return {
    words,
    spoken: (thing) => {
      if (!known.has(thing)) known.set(thing, name(thing));
      return known.get(thing)!;
    },
    explain: explained,
    write: writing(
      (amount) => words("board-money", { amount }),
      (amount) => words("board-price-before", { money: amount }),
    ),
  };
}

/** An explanation as one sentence, for those who listen. */
function told({ head, remark, rows }: Explanation): string {
  const first = remark ? `${head}, ${remark}` : head;
  return [first, ...rows.map(({ label, value }) => `${label} ${value}`)].join(". ");
}
