/* The lines behind the passengers that a company brought: year by year, for its director. Pure. */
import type { View } from "../../generated/dice/types";
import type { EndLine } from "../board";
import { sign } from "../shared/sign";
import CubeIcon from "./die/CubeIcon.svelte";

export function linesBehind({ counts, seats }: View, company: string): EndLine[] {
  return counts
    .filter((count) => count.company === company)
    .map(({ year, chain, director, passengers }) => ({
      at: { figure: year, title: { id: "board-year", facts: { year } } },
      sign: sign(CubeIcon, { company, size: 17 }),
      label: { id: "board-chain-of", facts: { count: chain } },
      cells: seats.map(({ seat }) => (seat === director ? { figure: { id: "board-passengers", facts: { count: passengers } } } : null)),
    }));
}
