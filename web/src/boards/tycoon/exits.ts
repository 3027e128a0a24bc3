/* The arrow of an exit: beyond the rim of its city, or within it where names and cubes stand. Pure. */
import { type Box, meets, type Point } from "../shared/framing";
import { polar } from "../shared/points";

/** Where it ends, from the middle of its city. */
const TIP = 29;
/** How long it is beyond the rim; within it it leaves the middle free, where a click means the city. */
const SHAFT = 15;

export function arrowAt(city: Point, angle: number, rim: number, names: readonly Box[]): { from: number; to: number } {
  const tip = polar(city, TIP - 4, angle);
  const head = { left: tip[0] - 6, right: tip[0] + 6, top: tip[1] - 6, bottom: tip[1] + 6 };
  return names.some((box) => meets(head, box)) ? { from: 0.35 * rim, to: rim } : { from: TIP - SHAFT, to: TIP };
}
