/* The race to the logo: where each seat stands on the line of pieces, those side by side stacked. Pure. */
import type { SeatView } from "../../../generated/revolution/types";

export const RACE = { width: 268, height: 42, from: 8, to: 244, line: 22 } as const;

export interface Runner {
  seat: number;
  x: number;
  y: number;
}

/** All pieces left of the logo at the beginning. */
export function wholeOf(seats: readonly SeatView[]): number {
  const [first] = seats;
  return (first?.sections ?? [])
    .filter(({ left_of_logo }) => left_of_logo)
    .reduce((sum, { building_slots, rail_slots }) => sum + building_slots + rail_slots, 0);
}

export function placeOn(left: number, whole: number): number {
  return RACE.from + ((whole - left) / whole) * (RACE.to - RACE.from);
}

export function runners(seats: readonly SeatView[]): Runner[] {
  const whole = wholeOf(seats);
  return seats.map(({ seat, to_logo }) => {
    const before = seats.filter((other) => other.seat < seat && other.to_logo === to_logo).length;
    const x = placeOn(to_logo, whole) + (before > 1 ? 9 : 0);
    return { seat, x, y: before % 2 === 0 ? 9 : 35 };
  });
}
