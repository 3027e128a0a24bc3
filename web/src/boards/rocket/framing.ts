/* The sheet that England is drawn on, and how it is looked at. */
import type { Sheet } from "../shared/framing";

export const SHEET: Sheet = {
  box: { left: -190, top: -72, right: 738, bottom: 766 },
  outer: { left: -320, top: -180, right: 850, bottom: 880 },
  /* The whole sheet is in sight on a desk, even where a coach speaks above the prompt. */
  legible: 0.6,
  part: { least: 0.86, most: 1.06 },
  most: Infinity,
  room: 84,
  reach: 26,
};
