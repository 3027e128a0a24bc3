/* The sheet that England is drawn on, and how it is looked at. */
import { type Box, isLegible, type Sheet } from "../shared/framing";

/** What of the sheet is in sight where its letters are so large that only the land has room. */
export const NARROW = { letters: 1.4, left: -44, right: 734 };

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

/** A screen that is too small for the whole sheet shows all engines at once, and comes close to what is decided. */
const SMALL: Sheet = { ...SHEET, part: { ...SHEET.part, least: 0.5 } };

/** After the end there is nothing to come close to. */
const LAST: Sheet = { ...SHEET, legible: 0 };

export function sheetOn(pane: Box, over = false): Sheet {
  return isLegible(SHEET, pane) ? SHEET : over ? LAST : SMALL;
}
