/* The names of waters and of land beyond the map, and where they are written; and those of hexes. Pure. */
import type { Point } from "../../shared/points";
import { GROUND } from "../chart";
import { centre, place } from "../hexes";

export interface Lettering {
  /** The message is `board-` and this. */
  word: string;
  at: Point;
  /** Degrees. */
  turn: number;
  kind: "ocean" | "lake" | "small" | "away";
  /** Whether it is written in the far view too. */
  far?: true;
}

export const LETTERING: readonly Lettering[] = [
  { word: "atlantic", at: [972, 336], turn: 64, kind: "ocean" },
  { word: "atlantic", at: [1082, 720], turn: 74, kind: "ocean", far: true },
  { word: "gulf", at: [772, 1242], turn: 0, kind: "ocean", far: true },
  { word: "superior", at: [152, -34], turn: -6, kind: "lake" },
  { word: "michigan", at: [264, 214], turn: -78, kind: "lake" },
  { word: "huron", at: [448, 154], turn: -62, kind: "lake" },
  { word: "erie", at: [576, 230], turn: -47, kind: "small" },
  { word: "ontario", at: [642, 64], turn: -30, kind: "small" },
  { word: "canada", at: [762, -96], turn: 0, kind: "away" },
  { word: "west", at: [-92, 566], turn: -90, kind: "away", far: true },
  { word: "florida", at: [1040, 1300], turn: 64, kind: "small" },
];

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
