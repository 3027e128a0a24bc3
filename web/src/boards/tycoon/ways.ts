/* Several ways of the same cube to the same city, and cubes by their letter. Pure. */
import type { View } from "../../generated/tycoon/types";
import type { Choice, Text } from "../../net/types";
import type { Mark } from "../board";
import { type Letter, LETTERS } from "./chart";
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

/** The movable cube of the city in focus that stands at this place in its row. */
export function numbered({ cities }: View, marks: ReadonlyMap<string, Mark>, focused: string | null, number: number): string | null {
  if (focused === null || !["city", "cube"].includes(kindOf(focused))) return null;
  const city = cities.find(({ id }) => id === nameIn(focused));
  const movable = city ? LETTERS.map((letter) => cubeThing(city.id, letter)).filter((thing) => marks.has(thing)) : [];
  return movable[number - 1] ?? null;
}

/** The cube with this letter in the city that has the focus, where it can be chosen. */
export function letterPicked(marks: ReadonlyMap<string, Mark>, focused: string | null, letter: Letter): string | null {
  if (focused === null || !["city", "cube"].includes(kindOf(focused))) return null;
  const thing = cubeThing(nameIn(focused), letter);
  return marks.has(thing) ? thing : null;
}

/** What a delivery pays each seat, from the figures of its badge. */
export function paidTo(badge: Text | null): Map<number, number> {
  const paid = new Map<number, number>();
  for (let k = 1; badge?.facts[`seat${k}`] !== undefined; k++) {
    const [seat, points] = [badge.facts[`seat${k}`], badge.facts[`points${k}`]];
    if (typeof seat === "object" && seat.is === "seat") paid.set(seat.seat, Number(points));
  }
  return paid;
}

/** Deliveries in the order of what one seat earns, or all others together where `but` is said. */
export function byPoints(choices: readonly Choice[], seat: number, but = false): Choice[] {
  const worth = ({ badge }: Choice): number => {
    const paid = paidTo(badge);
    const own = paid.get(seat) ?? 0;
    return but ? [...paid.values()].reduce((sum, points) => sum + points, 0) - own : own;
  };
  return choices.toSorted((a, b) => worth(b) - worth(a));
}
