/* What the ground of hexes costs, as printed: for the reader who looks where to build. Pure. */
import type { View } from "../../generated/tycoon/types";
import { COSTS, GROUND } from "./chart";
import { neighbour, opposite, SIDES } from "./hexes";

export interface Priced {
  hex: string;
  price: number;
}

/** The hexes that the tiles left could reach from the loose end; all of them while no link is begun. */
export function priced({ building }: View): Priced[] {
  const hexes = building?.loose_end ? reached(building.loose_end, building.limit - building.tiles_laid) : [...GROUND.keys()];
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

/** All hexes within so many gentle steps from a loose end. */
function reached({ hex, side }: { hex: string; side: number }, tiles: number): string[] {
  let ends = [{ hex: neighbour(hex, side), from: opposite(side) }];
  const seen = new Set<string>();
  for (let k = 0; k < tiles; k++) {
    for (const end of ends) if (end.hex) seen.add(end.hex);
    ends = ends.flatMap(onward);
  }
  return [...seen];
}

function onward({ hex, from }: { hex: string | null; from: number }): { hex: string | null; from: number }[] {
  if (hex === null || priceOf(hex, false) === null) return [];
  return SIDES.filter((side) => Math.abs(side - from) % 6 !== 0 && ![1, 5].includes((side - from + 6) % 6)).map((side) => ({
    hex: neighbour(hex, side),
    from: opposite(side),
  }));
}
