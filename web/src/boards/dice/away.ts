/* Where a sign at the edge of the general map points to something out of sight. Pure. */
import { type Box, type Frame, type Pane, type Point, shows } from "../shared/framing";
import { PLACE } from "./survey";

/** From the edge to the middle of the sign, in px. */
const INSET = 24;

export interface Pointer {
  x: number;
  y: number;
  /** Its way, in degrees clockwise from the north. */
  turn: number;
}

/** The sign for a point of the map; null where that is in sight. */
export function pointerTo([px, py]: Point, frame: Frame, pane: Pane): Pointer | null {
  if (pane.right === 0 || shows(frame, [px, py], pane, PLACE / 4)) return null;
  const [sx, sy] = [px * frame.k + frame.x, py * frame.k + frame.y];
  const x = within(sx, pane.left, pane.right);
  const y = clearOf(pane.islands, x, within(sy, pane.top, pane.bottom));
  return { x, y, turn: (Math.atan2(sy - y, sx - x) * 180) / Math.PI + 90 };
}

function within(at: number, from: number, to: number): number {
  return Math.max(from + INSET, Math.min(to - INSET, at));
}

/** Over an island that it would lie on, such as the buttons of the zoom. */
function clearOf(islands: readonly Box[], x: number, y: number): number {
  const under = islands.find(({ left, top, right, bottom }) => x + INSET > left && x - INSET < right && y + INSET > top && y - INSET < bottom);
  return under ? under.top - INSET : y;
}
