/* The groups of a company, and the lines behind the passengers that it brought: year by year, for its
   director. Pure. */
import type { View } from "../../generated/dice/types";

export interface Line {
  year: number;
  chain: number;
  /** One for each seat, seat 0 first. */
  passengers: (number | null)[];
}

export function linesBehind({ counts, seats }: View, company: string): Line[] {
  return counts
    .filter((count) => count.company === company)
    .map(({ year, chain, director, passengers }) => ({ year, chain, passengers: seats.map(({ seat }) => (seat === director ? passengers : null)) }));
}

/** Groups beside the largest, as `+2+1+1`; many of one size are counted, as `+6×1`. */
export function gatheredSizes(sizes: readonly number[]): string {
  return [...new Set(sizes)]
    .map((size) => {
      const count = sizes.filter((each) => each === size).length;
      return count > 2 ? `+${count}×${size}` : `+${size}`.repeat(count);
    })
    .join("");
}
