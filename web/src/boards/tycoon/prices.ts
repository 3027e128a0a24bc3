/* What the ground of hexes costs, as printed: for the reader who looks where to build. Pure; which hexes
   can be reached comes with the view. */
import type { View } from "../../generated/tycoon/types";
import type { Point } from "../shared/points";
import { COSTS, GROUND, RIDGES } from "./chart";
import { neighbour, opposite, sidePoint } from "./hexes";

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

/** The ridges beside the loose end, on its own hex and on the next, each at the middle of its side. */
export function ridgesNear({ building }: View): Point[] {
  const end = building?.loose_end;
  if (!end) return [];
  const next = neighbour(end.hex, end.side);
  const near = [[end.hex, end.side], ...[0, 1, 2, 3, 4, 5].map((side) => [next, side])];
  const isNear = (hex: string, side: number): boolean => near.some(([other, own]) => other === hex && own === side);
  return RIDGES.filter(([hex, side]) => isNear(hex, side) || isNear(neighbour(hex, side) ?? "", opposite(side))).map(([hex, side]) => sidePoint(hex, side));
}
