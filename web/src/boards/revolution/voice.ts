/* How assistive technology meets a thing: as a picture, or as a button while it can be chosen. Pure. */
import type { Mark } from "../board";

export interface Voice {
  role: "button" | "img";
  tabindex?: number;
  "aria-label": string;
}

export function voice(name: string, mark: Mark | undefined): Voice {
  if (mark === undefined) return { role: "img", "aria-label": name };
  return { role: "button", tabindex: mark.quiet ? -1 : 0, "aria-label": name };
}
