/* What a thing is called, in a word or two: its name until all about it can be told. Pure. */
import { named } from "../../shared/voice";
import type { Words } from "../effects";
import { kindOf, wordsOf } from "../things";

/** Messages that say it, by the kind of thing; others are called by messages of their own. */
const HEADS: Record<string, string> = {
  section: "board-section",
  link: "board-telegraph-line",
  step: "board-step",
  worker: "board-worker",
  supply: "board-worker",
  slot: "board-slot",
  field: "board-field",
  train: "board-train",
  pile: "board-pile",
  milestone: "board-milestone",
  deal: "board-deal",
  setup: "board-setup-tile",
};

export function headOf(thing: string, words: Words): string {
  const [name = "", last = name] = wordsOf(thing);
  const kind = kindOf(thing);
  if (kind === "space" || kind === "rail") return name;
  const message = kind === "city" ? `city-${name}` : (HEADS[kind] ?? `board-thing-${thing}`);
  return words(message, { id: name, number: name, space: last, colour: named(`board-colour-${kind === "slot" ? last : name}`) });
}
