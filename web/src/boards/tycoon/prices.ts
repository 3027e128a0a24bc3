/* What the ground of hexes costs, as printed: for the reader who looks where to build. Pure; which hexes
   can be reached comes with the view. */
import type { View } from "../../generated/tycoon/types";
import type { Point } from "../shared/points";
import { COSTS, GROUND, RIDGES } from "./chart";
import { corners, neighbour, opposite, SIDES, SIZE } from "./hexes";

export interface Priced {
  hex: string;
  price: number;
}

/** The hexes that the tiles left could lie on; all of them while no link is begun. */
export function priced({ building }: View): Priced[] {
  const hexes = building?.loose_end ? building.ahead : [...GROUND.keys()];
  return hexes.flatMap((hex) => {
    const price = priceOf(hex, building?.grant ?? false);
    return price === null ? [] : [{ hex, price }];
  });
}

function priceOf(hex: string, grant: boolean): number | null {
  const letter = GROUND.get(hex);
  if (letter === "h") return COSTS.hills;
  return letter === "o" ? (grant ? 0 : COSTS.open) : null;
}

/** How far from the middle of the hex the figure of a ridge stands, in corners: beyond the prices of its tiles. */
const BEYOND = 1.75;

/** The ridges around the hex that the loose end leads to, each past the corner before its side. */
export function ridgesNear({ building }: View): Point[] {
  const end = building?.loose_end;
  const next = end && neighbour(end.hex, end.side);
  if (!next) return [];
  const around = corners(next, BEYOND * SIZE);
  return SIDES.filter((side) => hasRidge(next, side)).map((side) => around[side]!);
}

function hasRidge(hex: string, side: number): boolean {
  const other = neighbour(hex, side);
  return RIDGES.some(([at, own]) => (at === hex && own === side) || (at === other && own === opposite(side)));
}
