/* All deliveries as a list: one row for each cube and city, in one of three orders. Pure. */
import type { Choice, Menu, Text } from "../../net/types";
import { kindOf, nameIn, partIn } from "./things";

export interface Row {
  /** The best way of this cube to this city. */
  choice: Choice;
  cube: string;
  from: string;
  letter: string;
  to: string;
  ways: number;
  /** What a rival could make of the cube in its next go. */
  rival: Text | null;
}

export const ORDERS = ["points", "rivals", "city"] as const;
export type Order = (typeof ORDERS)[number];

/** The rows in the order of the choices: the best first. */
export function rowsOf(menu: Menu | null, choices: readonly Choice[]): Row[] {
  const rows = new Map<string, Row>();
  for (const choice of choices) {
    const cube = choice.things.find((thing) => kindOf(thing) === "cube");
    const city = choice.things.find((thing) => kindOf(thing) === "city");
    if (!cube || !city) continue;
    const known = rows.get(`${cube} ${city}`);
    if (known) known.ways += 1;
    else rows.set(`${cube} ${city}`, { choice, cube, from: nameIn(cube), letter: partIn(cube), to: nameIn(city), ways: 1, rival: rivalOf(menu, cube) });
  }
  return [...rows.values()];
}

function rivalOf(menu: Menu | null, cube: string): Text | null {
  return menu?.picks.find(({ thing }) => thing === cube)?.detail ?? null;
}

/** By what I earn, by what rivals could take, or by the city the cube comes from. */
export function sorted(rows: readonly Row[], order: Order, nameOf: (city: string) => string): Row[] {
  if (order === "city") return rows.toSorted((a, b) => nameOf(a.from).localeCompare(nameOf(b.from)));
  if (order === "rivals") return rows.toSorted((a, b) => threat(b) - threat(a));
  return [...rows];
}

function threat({ rival }: Row): number {
  return Number(rival?.facts.points ?? 0);
}
