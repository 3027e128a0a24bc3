/* Hex lines, hills, rivers and ridges, each as one path or two. Pure; made once. */
import { chance, closed } from "../../shared/coast";
import { pair, type Point } from "../../shared/points";
import { GROUND, RIDGES, RIVERS } from "../chart";
import { centre, edge, neighbour, sidePoint, SIDES, SIZE } from "../hexes";
import { rings } from "./land";

/** Each side of a hex once. */
export const HEX_LINES = [...GROUND.keys()]
  .flatMap((hex) => SIDES.filter((side) => side < 3 || neighbour(hex, side) === null).map((side) => `M${edge(hex, side).map(pair).join("L")}`))
  .join("");

const HILLS = [...GROUND].filter(([, letter]) => letter === "h").map(([hex]) => hex);

export const HILL_GROUND = rings(new Set(HILLS), 21, -0.12, 0.12).map(closed).join("");

/* Where humps stand in a hex of hills; three of the five are drawn. */
const SPOTS: readonly Point[] = [
  [-8.5, -4.5],
  [7.5, -7.5],
  [1, 7.5],
  [-9, 8.5],
  [9.5, 5],
];

interface Hump {
  at: Point;
  wide: number;
  high: number;
}

const HUMPS = humps();
export const HUMP_LINES = HUMPS.map(({ at: [x, y], wide, high }) => {
  return `M${pair([x - wide, y + 2])}Q${pair([x - wide * 0.55, y - high])} ${pair([x, y - high])}T${pair([x + wide, y + 2])}`;
}).join("");
export const HUMP_SHADES = HUMPS.flatMap(({ at: [x, y], wide, high }) => {
  return [0, 1, 2, 3].map((k) => {
    const part = 0.14 + k * 0.22;
    return `M${pair([x + wide * part, y - high * (1 - part * part * 1.1) + 0.9])}l${pair([1.1 + 0.5 * k, high * (0.62 - 0.1 * k)])}`;
  });
}).join("");

function humps(): Hump[] {
  const draw = chance(7);
  const around = (middle: number, by: number): number => middle + (2 * draw() - 1) * by;
  return HILLS.flatMap((hex) => {
    const [x, y] = centre(hex);
    const left = Math.floor(draw() * SPOTS.length);
    return SPOTS.filter((_, k) => k !== left && k !== (left + 2) % SPOTS.length)
      .toSorted((a, b) => a[1] - b[1])
      .map(([dx, dy]) => ({ at: [around(x + dx, 1), around(y + dy, 1)], wide: around(5.2, 0.8), high: around(5.3, 0.7) }));
  });
}

export const RIVER_LINES = [...RIVERS].map(([hex, sides]) => riverIn(hex, sides)).join("");

/** From side to side, or from a side to the spring in the middle. */
function riverIn(hex: string, sides: readonly number[]): string {
  const [x, y] = centre(hex);
  const [first, ...others] = sides.toSorted((a, b) => a - b).map((side) => sidePoint(hex, side));
  if (others.length === 0) return `M${pair(first!)}L${pair([x, y])}`;
  const bend = 0.12 * Math.sin(x * 7 + y);
  return others.map((to) => `M${pair(first!)}Q${pair([x + (to[1] - first![1]) * bend, y - (to[0] - first![0]) * bend])} ${pair(to)}`).join("");
}

/** The spine of each ridge along its side. */
export const SPINES = RIDGES.map(([hex, side]) => {
  const [[ax, ay], [bx, by]] = edge(hex, side);
  const at = (part: number): Point => [ax + (bx - ax) * part, ay + (by - ay) * part];
  return `M${pair(at(0.04))}L${pair(at(0.96))}`;
}).join("");

/** Short strokes that fall off to both sides of it. */
export const HACHURES = hachures();

function hachures(): string {
  const draw = chance(3);
  return RIDGES.flatMap(([hex, side]) => {
    const [[ax, ay], [bx, by]] = edge(hex, side);
    const [ux, uy] = [(bx - ax) / SIZE, (by - ay) / SIZE];
    return Array.from({ length: 16 }, (_, k) => {
      const [part, across] = [0.08 + (k >> 1) * 0.12, k % 2 ? 1 : -1];
      const long = (3.2 + 2.2 * draw()) * ((k + (k >> 1)) % 2 ? 1 : 0.72);
      const from: Point = [ax + (bx - ax) * part, ay + (by - ay) * part];
      return `M${pair(from)}l${pair([-uy * across * long + ux * 0.9, ux * across * long + uy * 0.9])}`;
    });
  }).join("");
}
