/* What a pointer shows on the profile of score and income: the scores after a choice, or a space. Pure. */
import type { AnySign, View } from "../../generated/tycoon/types";
import { kindOfSign } from "../shared/cardsigns";
import { SPACES } from "./chart";
import { PLATE, type Profile } from "./profile";

/** Where a marker stands, and what its score brings. */
export interface Standing {
  score: number;
  space: number;
  income: number;
}

export interface Ghost {
  seat: number;
  from: Standing;
  to: Standing;
}

/** The score of each seat after a choice, where it changes. */
export function ghosts({ seats }: View, signs: readonly AnySign[]): Ghost[] {
  return kindOfSign(signs, "score").map((to) => ({ seat: to.seat, from: seats[to.seat]!, to }));
}

/** The space of the profile that the pointer is nearest to. */
export function spaceUnder({ currentTarget, clientX }: PointerEvent, { x }: Profile): number {
  const box = (currentTarget as Element).getBoundingClientRect();
  const at = ((clientX - box.left) / box.width) * PLATE.width;
  const off = (space: number): number => Math.abs(x(space) - at);
  return SPACES.map((_, space) => space).reduce((a, b) => (off(b) < off(a) ? b : a));
}
