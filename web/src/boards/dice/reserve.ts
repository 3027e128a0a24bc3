/* The box of dice: each place of it holds a die, or the sign of whoever has that die. Pure. */
import type { View } from "../../generated/dice/types";

/** In the reserve, on the line, or with a seat. */
export type Whereabouts = "reserve" | "line" | number;

/** Where each die of the game is: those of the reserve first. */
export function boxOf({ reserve, seats, on_line }: View): Whereabouts[] {
  return [
    ...Array.from({ length: reserve }, () => "reserve" as const),
    ...seats.flatMap(({ seat, hidden, front_total }) => Array.from({ length: hidden + front_total }, () => seat)),
    ...Array.from({ length: on_line }, () => "line" as const),
  ];
}

/** The companies nearest to their last station, once anything is built. */
export function fewestLeft({ companies }: View): View["companies"] {
  const least = Math.min(...companies.map(({ left }) => left));
  return companies.filter(({ left, total }) => left === least && left < total).slice(0, 2);
}
