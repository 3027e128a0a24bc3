/* The menu as ways to lay a tile: a tile in the hand, a cell, and how it lies there. The rules are
   the server's; this only sorts what it offers. Pure. */
import type { Choice } from "../../net/types";
import { looksAlike, tileOf } from "./printed";
import { nameOf } from "./squares";
import { kindOf, nameIn } from "./things";

/** One way to lay one tile on one cell. */
export interface Way {
  choice: Choice;
  /** The tile in the hand that stands for it. */
  thing: string;
  tile: string;
  cell: string;
  orientation: number;
  /** Points it would bring, where the menu says so. */
  gain: number | null;
}

export function wayOf(choice: Choice | null): Way | null {
  const [thing, cell, turn] = choice?.things ?? [];
  if (!choice || !thing || !cell || !turn || kindOf(turn) !== "turn") return null;
  return { choice, thing, tile: nameIn(thing), cell: nameIn(cell), orientation: Number(nameIn(turn)), gain: choice.worth };
}

/** The tile that a choice rejects; no thing stands for it, its notation names it. */
export function rejectedBy({ group, notation }: Choice): string | null {
  return group === "reject" ? notation.split(" ")[1]! : null;
}

/** The way that a starting tile would lie, in the middle of an empty map (TIL-34). */
export function firstWay(choice: Choice | null): Way | null {
  const thing = choice?.things[0];
  if (!choice || !thing || kindOf(thing) !== "start") return null;
  return { choice, thing, tile: nameIn(thing), cell: nameOf({ x: 0, y: 0 }), orientation: 0, gain: null };
}

export function waysIn(choices: readonly Choice[]): Way[] {
  return choices.flatMap((choice) => wayOf(choice) ?? []);
}

/** The ways of one tile by cell, the best first on each. */
export function byCell(ways: readonly Way[], thing: string | null): Map<string, Way[]> {
  const cells = new Map<string, Way[]>();
  for (const way of ways.filter((way) => way.thing === thing)) {
    cells.set(way.cell, [...(cells.get(way.cell) ?? []), way]);
  }
  for (const here of cells.values()) here.sort((a, b) => (b.gain ?? 0) - (a.gain ?? 0) || a.orientation - b.orientation);
  return cells;
}

/** The next way to lie on the same cell, by quarter turns; it goes round. */
export function turnedWay(ways: readonly Way[], current: Way, by: number): Way {
  const round = [...ways].sort((a, b) => a.orientation - b.orientation);
  const here = round.findIndex(({ orientation }) => orientation === current.orientation);
  return round[(here + by + round.length) % round.length] ?? current;
}

/** The mirror image where it fits, else the next way that does. */
export function mirroredWay(ways: readonly Way[], current: Way): Way {
  const image = mirrorImage(current.orientation);
  const tile = tileOf(current.tile);
  const found = ways.find(({ orientation }) => looksAlike(tile, orientation, image));
  return found && found.orientation !== current.orientation ? found : turnedWay(ways, current, 1);
}

/** The orientation of a laid tile that is seen in a mirror: east and west change places. */
export function mirrorImage(orientation: number): number {
  const quarter = (4 - (orientation % 4)) % 4;
  return orientation >= 4 ? quarter : quarter + 4;
}
