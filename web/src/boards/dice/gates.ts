/* Gates of a sheet: where the line passes its border. Pure. */
import type { DieView } from "../../generated/dice/types";
import type { Point } from "../shared/framing";
import { centre, type Side, STEP, UNIT } from "./cells";

/** Where the line passes a side of a sheet. */
export function gateOn(dice: readonly DieView[], side: Side): Point | null {
  const found = dice.find(({ cell, entered, out }) => (entered === side || out === side) && isAtSide(cell, side));
  return found ? centre(found.cell) : null;
}

function isAtSide(cell: string, side: Side): boolean {
  const [x, y] = centre(cell);
  const [dx, dy] = STEP[side];
  const [ox, oy] = [x + dx * UNIT, y + dy * UNIT];
  return ox < 0 || oy < 0 || ox > 7 * UNIT || oy > 7 * UNIT;
}
