/* What things are called beside the menu's own words, and which keys mean what. Pure. */
import type { Text } from "../../net/types";
import { CITY } from "./chart";
import { kindOf, nameIn, partIn } from "./things";

function text(id: string, facts: Text["facts"] = {}): Text {
  return { id, facts };
}

/** Where track begins: cities and exits, too many for the menu to name. */
export function nameOf(thing: string): Text | null {
  if (kindOf(thing) === "city") return text(`city-${nameIn(thing)}`);
  return kindOf(thing) === "exit" ? text("board-exit-to", { side: { is: "name", id: `side-${partIn(thing)}` } }) : null;
}

/** A city, or one of its cubes, by the city's hex and by its name on the map. */
export function called(thing: string, say: (message: string) => string): string[] {
  const city = ["city", "cube"].includes(kindOf(thing)) ? CITY.get(nameIn(thing)) : undefined;
  return city ? [city.hex, say(`city-${city.id}`)] : [];
}

/** The way back puts down what is in the hand: the next click is about another of its kind. */
export function back(picked: readonly string[]): Text | null {
  const kind = kindOf(picked.at(-1) ?? "");
  return ["cube", "exit", "city", "newcity"].includes(kind) ? text(`board-another-${kind}`) : null;
}

/** For the list of keys. */
export const KEYS: readonly { keys: readonly string[]; message: string }[] = [
  { keys: ["R", "Y", "B", "K", "P"], message: "board-keys-colour" },
  { keys: ["W", "Shift W"], message: "board-keys-way" },
  { keys: ["D"], message: "board-keys-deliveries" },
  { keys: ["H"], message: "board-keys-city" },
  { keys: ["−", "+"], message: "board-keys-shares" },
  { keys: ["S"], message: "board-keys-stop" },
  { keys: ["L"], message: "board-keys-mine" },
  { keys: ["V"], message: "board-keys-prices" },
  { keys: ["O"], message: "board-keys-whole" },
];
