/* Payments of a ceremony from the events of a game. Pure. */
import type { Fact, Text } from "../../net/types";
import type { Ceremony, Payment } from "../board";

export const said = (id: string, facts: Record<string, Fact> = {}): Text => ({ id, facts });
export const named = (id: string): Fact => ({ is: "name", id });
export const seated = (seat: number): Fact => ({ is: "seat", seat });

/** A sum for one seat alone. */
export function alone(seats: number, seat: number, amount: number): number[] {
  return Array.from({ length: seats }, (_, each) => (each === seat ? amount : 0));
}

/** The payments that pay somebody; null where none does. */
export function ceremony(title: Text, payments: readonly Payment[], sum: Ceremony["sum"], had?: readonly number[]): Ceremony | null {
  const paid = payments.filter(({ amounts }) => amounts.some((amount) => amount !== 0));
  return paid.length > 0 ? { title, payments: paid, sum, ...(had && { had }) } : null;
}
