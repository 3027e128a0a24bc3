/* How assistive technology meets a piece of a board, and facts of the sentences that name it. Pure. */
import type { Fact } from "../../net/types";

export const named = (id: string): Fact => ({ is: "name", id });
export const seated = (seat: number): Fact => ({ is: "seat", seat });

export interface Voice {
  role: "button" | "img";
  tabindex?: number;
  "aria-label": string;
}

/** A picture, or a button while it can be chosen. */
export function voiced(name: string, choosable: boolean, tabindex = 0): Voice {
  return choosable ? { role: "button", tabindex, "aria-label": name } : { role: "img", "aria-label": name };
}
