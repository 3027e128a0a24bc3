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
