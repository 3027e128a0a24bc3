/* The lines behind the passengers that one company brought: year by year, for its director. Pure. */
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
