/* How assistive technology meets a thing: as a picture, or as a button while it can be chosen. Pure. */
import type { Mark } from "../board";
import { type Voice, voiced } from "../shared/voice";

export function voice(name: string, mark: Mark | undefined): Voice {
  return voiced(name, mark !== undefined, mark?.quiet ? -1 : 0);
}
