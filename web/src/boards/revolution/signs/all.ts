/* The whole set of signs on one page. Pure. */
import type { GlyphName } from "../signs/glyphs";

export const SIGNS: readonly GlyphName[] = [
  "share",
  "steps",
  "promote",
  "exchange",
  "take",
  "flip",
  "railfree",
  "stationfree",
  "officefree",
  "anyone",
  "worker",
  "market",
  "triangle",
  "plains",
  "station",
  "railroad",
  "telegraph",
  "trade",
  "rail",
  "train",
  "sell",
  "money",
  "waive",
];
