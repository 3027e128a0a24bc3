/* The names of hexes, and where they are written: close up there is room for them. Pure. */
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

/** How high the names of hexes are on the screen, and how far below the middle they stand. */
const NAMED = 12.2;
const BELOW = 17;

export function hexRows(scale: number): Row[] {
  const rows = new Map<number, { letters: string; at: number[]; y: number }>();
  for (const [hex, ground] of GROUND) {
    if (ground !== "o" && ground !== "h") continue;
    const [x, y] = centre(hex);
    const [, row] = place(hex);
    const known = rows.get(row) ?? { letters: "", at: [], y: y + BELOW };
    rows.set(row, { ...known, letters: known.letters + hex, at: [...known.at, ...spread(hex, NAMED / scale).map((by) => x + by)] });
  }
  return [...rows].map(([row, { letters, at, y }]) => ({ row, y, letters, x: at.map((each) => each.toFixed(1)).join(" ") }));
}

/** How far the middle of each letter of a short name stands from the middle of the name. */
function spread(name: string, size: number): number[] {
  const widths = [...name].map((letter) => size * emsOf(letter));
  const all = widths.reduce((sum, width) => sum + width, 0);
  return widths.map((width, k) => widths.slice(0, k).reduce((sum, before) => sum + before, width / 2) - all / 2);
}

function emsOf(letter: string): number {
  if (/\d/.test(letter)) return 0.58;
  return letter === "I" || letter === "J" ? 0.4 : "MW".includes(letter) ? 0.92 : 0.68;
}
