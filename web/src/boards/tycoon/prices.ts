/* What the ground of hexes costs the next tile: for the reader who looks where to build. Pure; which hexes
   can be reached comes with the view. */
import type { View } from "../../generated/tycoon/types";
import type { Point } from "../shared/points";
import { GROUND, RIDGES } from "./chart";
import { corners, neighbour, opposite, SIDES, SIZE } from "./hexes";

export interface Priced {
  hex: string;
  price: number;
}

/** The hexes that the tiles left could lie on; all of them while no link is begun. */
export function priced({ building, prices }: View): Priced[] {
  const hexes = building?.loose_end ? building.ahead : [...GROUND.keys()];
  const printed = new Map([
    ["o", prices.open],
    ["h", prices.hills],
  ]);
  return hexes.flatMap((hex) => {
    const price = printed.get(GROUND.get(hex) ?? "");
    return price === undefined ? [] : [{ hex, price }];
  });
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
