/* The printed tiles and companies: what a view names by kind, rotation or id. Pure. */
import * as tables from "../../generated/dice/dice.json";

export type Grid = readonly string[];

const GRIDS = new Map(tables.tile.map(({ id, grid }) => [id, grid as Grid]));
const turned = new Map<string, Grid>();

/** Kinds of tiles in the order of the tables. */
export const KINDS: readonly string[] = tables.tile.map(({ id }) => id);
/** Companies in the order of the tables. */
export const COMPANIES: readonly string[] = tables.company.map(({ id }) => id);
export const LETTER: ReadonlyMap<string, string> = new Map(tables.company.map(({ id, letter }) => [id, letter]));

/** The ground of a kind as it lies: M, W or C for each cell, row by row. */
export function gridOf(kind: string, rotation: number): Grid {
  const key = `${kind}${rotation}`;
  let grid = turned.get(key);
  if (!grid) {
    grid = GRIDS.get(kind)!;
    for (let k = 0; k < rotation; k++) grid = quarter(grid);
    turned.set(key, grid);
  }
  return grid;
}

/** A grid turned clockwise by a quarter. */
function quarter(grid: Grid): Grid {
  return grid.map((_, row) =>
    [...grid]
      .reverse()
      .map((line) => line[row]!)
      .join(""),
  );
}

/** Mountains have two names in the tables and one sign on the table. */
export function signOf(kind: string): "country" | "lake" | "mountain" {
  return kind.startsWith("mountain") ? "mountain" : (kind as "country" | "lake");
}
