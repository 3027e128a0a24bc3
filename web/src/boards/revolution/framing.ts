/* How the sheet is looked at. Pure. */
import type { Sheet } from "../shared/framing";
import { SHEET_SIZE } from "./chart";

const { width, height } = SHEET_SIZE;

export const SHEET: Sheet = {
  box: { left: 0, top: 0, right: width, bottom: height },
  outer: { left: -120, top: -90, right: width + 120, bottom: height + 90 },
  legible: 0.955,
  part: { least: 0.955, most: 1.3 },
  most: 2.2,
  room: 60,
  reach: 24,
};
