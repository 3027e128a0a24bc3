/* Where the eye rests when nothing is asked: on the reader's own links, else where the game begins. Pure. */
import type { View } from "../../generated/tycoon/types";
import type { Point } from "../shared/framing";
import { placeOf } from "./cities";

/** The oldest cities, from the lakes to the coast. */
const OLD: readonly string[] = ["chicago", "boston", "richmond", "cincinnati"];

export function region(view: View): Point[] {
  const own = homeOf(view);
  return own.length > 2 ? own : OLD.map(placeOf);
}

/** The cities of the reader's own links. */
export function homeOf(view: View): Point[] {
  return (view.seats[view.seat ?? view.going]?.cities ?? []).map(placeOf);
}
