/* Mountains as an engraver draws them: short strokes off both sides of a ridge, kept clear of what
   lies on the map. Pure. */
import type { Point } from "../shared/framing";
import { CITIES, RADIUS } from "./chart";
import { RIDGES } from "./land";
import { besideSpace, pointOn, SPACES } from "./lines";

const APART = 2.7;
/** From a line, from terrain beside it, from a city. */
const CLEAR = { line: 17, terrain: 20, city: RADIUS + 10 };

const KEPT: readonly (readonly [Point, number])[] = [
  ...CITIES.map(({ at }) => [at, CLEAR.city] as const),
  ...SPACES.flatMap((space) => [
    ...[0, 0.25, 0.5, 0.75, 1].map((part) => [pointOn(space.link, space.from + (space.to - space.from) * part), CLEAR.line] as const),
    [besideSpace(space, 28, 12), CLEAR.terrain] as const,
  ]),
];

export function isFree([x, y]: Point): boolean {
  return KEPT.every(([at, room]) => Math.hypot(x - at[0], y - at[1]) >= room);
}

export function hachures(ridge: readonly Point[]): string {
  const lengths = ridge.slice(1).map(([x, y], k) => Math.hypot(x - ridge[k]![0], y - ridge[k]![1]));
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  let [d, run] = ["", 0];
  lengths.forEach((length, k) => {
    const [a, b] = [ridge[k]!, ridge[k + 1]!];
    const u: Point = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
    for (let far = 0; far < length; far += APART) d += strokes(a, u, far, run + far, whole);
    run += length;
  });
  return d;
}

/** The two strokes at one place of a ridge: long in its middle, fading at its ends, never quite alike. */
function strokes(a: Point, u: Point, far: number, run: number, whole: number): string {
  const sway = Math.sin(run / 7) * 2.2;
  const at: Point = [a[0] + u[0] * far + u[1] * sway, a[1] + u[1] * far - u[0] * sway];
  const fade = Math.min(1, run / 18, (whole - run) / 18);
  if (fade < 0.2 || !isFree(at)) return "";
  const wave = 0.55 + 0.45 * Math.abs(Math.sin(run / 11));
  return [1, -0.72]
    .map((side) => {
      const long = fade * wave * (5.4 + 3.2 * Math.abs(Math.sin(run * 1.7)));
      const [x, y] = [-u[1] * side + u[0] * 0.24, u[0] * side + u[1] * 0.24];
      return `M${(at[0] + x).toFixed(1)} ${(at[1] + y).toFixed(1)}l${(x * long).toFixed(1)} ${(y * long).toFixed(1)}`;
    })
    .join("");
}

export const MOUNTAINS = RIDGES.map(hachures).join("");
