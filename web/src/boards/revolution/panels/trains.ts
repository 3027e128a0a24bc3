/* The one sign of each kind of train. Pure. */
import type { GlyphName } from "../signs/glyphs";

const SIGNS: Record<string, GlyphName> = { promote_2: "promote", advance_3: "steps", rail_100: "railfree", money_600: "money", shares_3: "share" };

export function signOf(kind: string): GlyphName {
  return SIGNS[kind] ?? "train";
}
