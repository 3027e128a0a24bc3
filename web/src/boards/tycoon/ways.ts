/* Several ways of the same cube to the same city, and cubes by their letter. Pure. */
import type { Choice } from "../../net/types";
import type { Mark } from "../board";
import type { Letter } from "./chart";
import { cubeThing, kindOf, nameIn } from "./things";

/** The choices that take the same cube to the same city as this one, the best first. */
export function waysOf(choices: readonly Choice[], active: Choice | null): Choice[] {
  const own = trip(active);
  if (own === null) return [];
  const same = choices.filter((choice) => trip(choice) === own);
  return same.length > 1 ? same : [];
}

/** Cube and city of a delivery; null for any other choice. */
function trip(choice: Choice | null): string | null {
  const things = choice?.things ?? [];
  const cube = things.find((thing) => kindOf(thing) === "cube");
  const city = things.find((thing) => kindOf(thing) === "city" && nameIn(thing) !== nameIn(cube ?? ""));
  return cube && city ? `${cube} ${city}` : null;
}

/** The way that a step leads to; it goes round. Null where there is only one. */
export function nextWay(choices: readonly Choice[], active: Choice | null, by: number): Choice | null {
  const ways = waysOf(choices, active);
  const here = ways.findIndex(({ notation }) => notation === active?.notation);
  return ways.length === 0 ? null : ways[(here + by + ways.length) % ways.length]!;
}

/** The cube with this letter in the city that has the focus, where it can be chosen. */
export function letterPicked(marks: ReadonlyMap<string, Mark>, focused: string | null, letter: Letter): string | null {
  if (focused === null || !["city", "cube"].includes(kindOf(focused))) return null;
  const thing = cubeThing(nameIn(focused), letter);
  return marks.has(thing) ? thing : null;
}
