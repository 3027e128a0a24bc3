/* The names of hexes, and where they are written: close up there is room for them. Pure. */
import type { Measure } from "../../../common/letters.svelte";
import { GROUND } from "../chart";
import { centre, place } from "../hexes";

/** The names of the hexes of one row, letter by letter: one text instead of one for each hex. */
export interface Row {
  row: number;
  y: number;
  letters: string;
  /** Where the middle of each letter stands. */
  x: string;
}

/** How the names of hexes are written, and how far below the middle they stand. */
const FONT = "400 12.2px var(--font-text)";
const BELOW = 17;

export function hexRows(scale: number, measure: Measure): Row[] {
  const rows = new Map<number, { letters: string; at: number[]; y: number }>();
  for (const [hex, ground] of GROUND) {
    if (ground !== "o" && ground !== "h") continue;
    const [x, y] = centre(hex);
    const [, row] = place(hex);
    const known = rows.get(row) ?? { letters: "", at: [], y: y + BELOW };
    rows.set(row, { ...known, letters: known.letters + hex, at: [...known.at, ...spread(hex, measure).map((by) => x + by / scale)] });
  }
  return [...rows].map(([row, { letters, at, y }]) => ({ row, y, letters, x: at.map((each) => each.toFixed(1)).join(" ") }));
}

/** How far the middle of each letter of a name stands from the middle of the name, on the screen. */
function spread(name: string, measure: Measure): number[] {
  const before = (letters: number): number => measure(name.slice(0, letters), FONT);
  return [...name].map((_, k) => (before(k) + before(k + 1) - before(name.length)) / 2);
}
