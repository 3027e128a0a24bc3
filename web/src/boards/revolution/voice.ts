/* How assistive technology meets a thing: as a picture, or as a button while it can be chosen. Pure. */
import type { Mark } from "../board";
import { type Voice, voiced } from "../shared/voice";

/** `twin`: another like it stands for both, so that Tab stops once. */
export function voice(name: string, mark: Mark | undefined, twin = false): Voice {
  return voiced(name, mark !== undefined, mark?.quiet || twin ? -1 : 0);
}
