/* Gates of a sheet: where the line passes its border. Pure. */
import type { DieView } from "../../generated/dice/types";
import type { Point } from "../shared/framing";
import { beyond, centre, type Side, SPAN, UNIT } from "./cells";

/** Where the line passes a side of a sheet. */
export function gateOn(dice: readonly DieView[], side: Side): Point | null {
  const found = dice.find(({ cell, entered, out }) => (entered === side || out === side) && isAtSide(cell, side));
  return found ? centre(found.cell) : null;
}

function isAtSide(cell: string, side: Side): boolean {
  const [x, y] = beyond(centre(cell), side, UNIT);
  return x < 0 || y < 0 || x > SPAN || y > SPAN;
}
