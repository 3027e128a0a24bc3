/* What a pointer shows on the profile of score and income: the scores after a choice, or a space. Pure. */
import type { View } from "../../generated/tycoon/types";
import type { Card } from "../../net/types";
import { SPACES } from "./chart";
import { PLATE, type Profile } from "./profile";
import { kindOf } from "./things";

export interface Ghost {
  seat: number;
  from: number;
  to: number;
}

/** The score of each seat after a choice, where it changes. Totals are points where a cube travels; elsewhere
    they are dollars. */
export function ghosts({ seats }: View, card: Card | null): Ghost[] {
  const preview = card?.preview;
  if (!preview?.signs.some(({ thing }) => kindOf(thing) === "link")) return [];
  return preview.totals
    .filter(({ amount }) => amount !== 0)
    .map(({ seat, amount }) => {
      const from = seats[seat]!.score;
      return { seat, from, to: from + amount };
    });
}

/** The space of the profile that the pointer is nearest to. */
export function spaceUnder({ currentTarget, clientX }: PointerEvent, { x }: Profile): number {
  const box = (currentTarget as Element).getBoundingClientRect();
  const at = ((clientX - box.left) / box.width) * PLATE.width;
  const off = (space: number): number => Math.abs(x(space) - at);
  return SPACES.map((_, space) => space).reduce((a, b) => (off(b) < off(a) ? b : a));
}
