/* Income by score as the profile of a gradient: where each score lies, and the line over all of them. Pure. */
import type { View } from "../../generated/tycoon/types";
import { SPACES } from "./chart";

export const PLATE = { width: 320, height: 112, left: 22, right: 14, top: 26, bottom: 20 };
/** Beyond this the scale is pressed together until a seat gets near. */
const FOLD = 50;
const NEAR = 44;
const PRESSED = 0.12;
const TOP = SPACES.length - 1;
const MOST = Math.max(...SPACES);

export interface Profile {
  x: (space: number) => number;
  y: (income: number) => number;
  line: string;
  area: string;
  ticks: number[];
}

export function profile(farthest: number): Profile {
  const wide = PLATE.width - PLATE.left - PLATE.right;
  const high = PLATE.height - PLATE.top - PLATE.bottom;
  const open = farthest >= NEAR;
  const part = (space: number): number => {
    if (open) return space / TOP;
    return space <= FOLD ? (space / FOLD) * (1 - PRESSED) : 1 - PRESSED + ((space - FOLD) / (TOP - FOLD)) * PRESSED;
  };
  const x = (space: number): number => PLATE.left + part(space) * wide;
  const y = (income: number): number => PLATE.top + (1 - income / MOST) * high;
  const steps = SPACES.map((income, space) => `${space ? "L" : "M"}${x(space).toFixed(1)},${y(income).toFixed(1)}`).join("");
  const floor = y(0).toFixed(1);
  return {
    x,
    y,
    line: steps,
    area: `${steps}L${x(TOP).toFixed(1)},${floor}L${x(0).toFixed(1)},${floor}z`,
    ticks: open ? [0, 20, 40, 60, 80, 100] : [0, 10, 20, 30, 40, 50, 100],
  };
}

export interface Climber {
  seat: number;
  score: number;
  space: number;
  income: number;
  x: number;
  y: number;
  /** How high its pole is: equal and near scores stand above each other. */
  pole: number;
}

/** The seats on the profile, the lowest score first. */
export function climbers(view: View, { x, y }: Profile): Climber[] {
  const placed: Climber[] = [];
  for (const { seat, score, space, income } of view.seats.toSorted((a, b) => a.space - b.space || a.seat - b.seat)) {
    const at = x(space);
    const crowd = placed.filter((other) => Math.abs(other.x - at) < 11).length;
    placed.push({ seat, score, space, income, x: at, y: y(income), pole: 8 + 13 * crowd });
  }
  return placed;
}
