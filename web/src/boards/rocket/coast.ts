/* The shore of England as an engraver would draw it. Pure. */
import { borders as bordersOf, broken, chance, eased, type Grid, rounded } from "../shared/coast";
import { corners, neighbour, type Point } from "./hexes";

const GRID: Grid = {
  neighbour,
  edge: (hex, side) => {
    const around = corners(hex);
    return [around[(side + 1) % 6]!, around[(side + 2) % 6]!];
  },
};

/** The closed borders of the set, each clockwise around the land. */
export function borders(land: ReadonlySet<string>): Point[][] {
  return bordersOf(land, GRID);
}

export function shore(land: ReadonlySet<string>): Point[][] {
  const draw = chance(1829);
  return borders(land)
    .map((loop) => broken(broken(eased(loop, 0.46), draw, -0.14, 0.3), draw, -0.16, 0.18))
    .map((loop) => rounded(loop));
}
