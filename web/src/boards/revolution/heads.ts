/* The name of a thing, in a word or two; what else it is, the game explains. Pure. */
import { named } from "../shared/voice";
import type { Words } from "./effects";
import { kindOf, wordsOf } from "./things";

/** Messages that say it, by the kind of thing; others are called by messages of their own. */
const HEADS: Record<string, string> = {
  section: "board-section",
  office: "board-section",
  link: "board-pair",
  worker: "board-worker",
  supply: "board-worker",
  slot: "board-slot",
  field: "board-field",
  train: "board-train",
  pile: "board-pile",
  milestone: "board-milestone",
  keep: "board-milestone",
  deal: "board-deal",
  setup: "board-setup-tile",
};

export function headOf(thing: string, words: Words, names: readonly string[]): string {
  const [name = "", last = name] = wordsOf(thing);
  const colour = named(`board-colour-${kindOf(thing) === "slot" ? last : name}`);
  switch (kindOf(thing)) {
    case "space":
    case "rail":
      return name;
    case "city":
    case "station":
      return words(`city-${name}`);
    case "step":
      return words("board-track-step", { track: named(`track-${name}`), space: last });
    case "action":
    case "part":
    case "piece":
      return words(kindOf(thing) === "action" ? `action-${name}` : `board-${kindOf(thing)}-${name}`);
    case "seat":
      return names[Number(name)] ?? words("board-seat", { number: Number(name) + 1 });
    case "hire":
      return name ? words("board-worker", { colour }) : words("board-thing-hire");
    default:
      return words(HEADS[kindOf(thing)] ?? `board-thing-${thing}`, { id: name, number: name, left: name, right: last, colour });
  }
}
