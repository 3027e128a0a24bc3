/* Where a sign at the edge of the general map points to something out of sight. Pure. */
import { type Frame, type Point, shows, type Size } from "../shared/framing";
import { PLACE } from "./survey";

/** From the edge to the middle of the sign, in px. */
const INSET = 24;
/** The corner of the buttons that zoom. */
const TAKEN = { width: 64, height: 136 };

export interface Pointer {
  x: number;
  y: number;
  /** Its way, in degrees clockwise from the north. */
  turn: number;
}

/** The sign for a point of the map; null where that is in sight. */
export function pointerTo([px, py]: Point, frame: Frame, size: Size): Pointer | null {
  if (size.width === 0 || shows(frame, [px, py], size, PLACE / 4)) return null;
  const [sx, sy] = [px * frame.k + frame.x, py * frame.k + frame.y];
  const x = within(sx, size.width);
  const lowest = x < TAKEN.width ? size.height - TAKEN.height : size.height;
  const y = within(sy, lowest);
  return { x, y, turn: (Math.atan2(sy - y, sx - x) * 180) / Math.PI + 90 };
}

function within(at: number, length: number): number {
  return Math.max(INSET, Math.min(length - INSET, at));
}
