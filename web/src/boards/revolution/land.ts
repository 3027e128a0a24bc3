/* The continent behind the diagram: coasts, lakes, rivers and ranges by longitude and latitude, bent
   so that every city lies where the diagram has it. Pure. */
import type { Point } from "../shared/framing";
import { CITIES } from "./chart";

type Line = readonly Point[];

/** Lines are written down as one follows them: tenths of a degree west and north, the first from the
    meridian and the equator, each of the others from the one before. */
function traced(steps: string): Line {
  let [west, north] = [0, 0];
  return [...steps.matchAll(/(\S+)\s+(\S+)/g)].map(([, w, n]) => [(west -= Number(w)) / 10, (north += Number(n)) / 10]);
}

const COAST =
  traced(`1420 640 -130 -114 -26 -20 -30 -14 -8 -7 -3 -10 6 -4 1 9 17 4 -5 -15 -3 -8 2 -15 4 -17 -4 -12 3 -13 -6 -12 -9 -11 -4 -5 -6 -9 -6 -10 -7 -11 -14 -5
  -9 -4 -10 -7 -3 -8 -5 -8 -7 -12 -11 -12 -6 -10 9 -3 -14 -10 -14 -14 -3 -8 -17 -16 -7 4 10 13 9 17 14 17 10 17 9 13 0 9 -12 -7 -8 -12 -5 -11 -13 -11
  -15 -15 -14 -13 -16 -18 -12 -22 -2 -90 -90 0 16 98 2 22 -6 19 2 13 -10 11 -14 8 -10 5 -17 0 -10 -3 -11 -2 -9 0 3 10 -15 2 -9 0 -12 -1 -8 -5 -10 3
  -8 -5 -6 -7 -1 -10 -6 -11 -4 -8 -7 -8 -7 1 -4 9 1 9 5 13 7 14 1 11 -5 12 -14 10 -6 8 -9 1 -14 7 -10 6 3 13 5 5 0 12 -1 11 -4 -9 0 -12 -8 12 4 10
  -6 -4 -8 9 -1 7 -17 3 -9 6 -14 2 7 6 1 8 -13 8 -23 8 -17 7 -8 4 14 -22 -26 11 -30 13 -14 40 -190 140`);

const LAKES = [
  "917 468 -11 7 -13 6 -11 5 -17 0 -14 -7 -4 -12 13 -1 13 0 10 6 9 -3 15 -2",
  "873 421 4 9 -1 10 3 6 -9 8 -10 5 -9 -2 5 -7 7 -7 1 -11 -1 -8 5 -5",
  "845 458 -10 1 -18 0 -14 -7 0 -6 12 1 2 -10 7 -6 2 8 11 -1 -4 8 3 7",
  "833 418 -7 -3 -14 3 -19 7 -3 4 13 -3 15 -2 11 -3",
  "796 433 -16 1 -16 2 3 4 18 -1",
].map(traced);

const NORTH =
  traced(`1500 490 -268 0 -132 0 -148 0 -6 -3 -22 -3 -28 -4 -16 2 -31 -13 -14 -9 -10 -7 -1 -23 6 -8 -40 6 1 7 -26 6 -15 9 -35 0 -12 12 -11 12 -13 -4 -8 -23
  -271 -17`);
const SOUTH = traced(`600 120 300 100 72 39 22 16 16 20 13 3 9 -8 16 15 17 10 17 1 0 -3 28 0 38 12 23 -1 329 0`);

const RIVERS = [
  "946 466 -14 -17 -20 -17 -6 -18 7 -14 -11 -13 -9 -17 8 -20 10 -16 3 -20 -12 -15",
  "1116 476 -36 1 -40 3 -32 -14 -5 -22 -29 -16 -15 -16 -10 -17 -26 -8 -19 0",
  "800 405 25 -20 21 6 20 -12 19 -8 7 -1",
  "1060 402 26 -11 14 -11 16 -14 19 -5 11 -11 0 -20 2 -10",
  "1068 376 -2 -26 1 -20 -2 -12",
  "1061 390 -26 -9 -40 1 -22 -5 -21 -21 -29 -10 -12 -7",
  "1176 488 20 -9 -4 -17 20 -5 16 1 11 4",
  "1110 436 30 -9 28 13 2 20 20 3",
  "1035 320 -30 12 -35 6 -30 -2 -20 -23",
].map(traced);

const RANGES = [
  "1152 494 -16 -18 -20 -21 -18 -21 -24 -16 -12 -19 0 -23 -6 -18 0 -22",
  "1210 490 6 -20 1 -20 3 -20 -2 -18",
  "1206 400 -10 -16 -12 -20 -4 -14",
  "844 349 -20 14 -22 19 -16 17 -24 15 -22 18",
  "1090 300 -16 -24 -12 -22",
  "1010 268 -8 -24",
  "1158 316 -10 -16",
  "1172 412 -8 -18",
  "1146 410 -4 -22",
  "1120 396 4 -20",
].map(traced);

/** Where a place lies before the diagram pulls at it. */
function plane([longitude, latitude]: Point): Point {
  return [72 + (longitude + 122.3) * 14.4, 62 + (47.6 - latitude) * 16.2];
}

const PULLS = CITIES.map(({ at, globe }) => {
  const from = plane(globe);
  return { from, by: [at[0] - from[0], at[1] - from[1]] as const };
});

/** A place of the globe on the sheet: pulled as its nearest cities are. */
export function onSheet(place: Point): Point {
  const [x, y] = plane(place);
  let [dx, dy, all] = [0, 0, 0];
  for (const { from, by } of PULLS) {
    const weight = 1 / ((x - from[0]) ** 2 + (y - from[1]) ** 2 + 260);
    [dx, dy, all] = [dx + by[0] * weight, dy + by[1] * weight, all + weight];
  }
  return [x + dx / all, y + dy / all];
}

const drawn = (line: Line): Point[] => line.map(onSheet);

/** A smooth curve through points. */
export function curve(points: Line, closed: boolean): string {
  const count = points.length;
  const at = (k: number): Point => (closed ? points[(k + count) % count]! : points[Math.max(0, Math.min(count - 1, k))]!);
  const spot = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  let d = `M${spot(...at(0))}`;
  for (let k = 0; k < (closed ? count : count - 1); k++) {
    const [a, b, c, e] = [at(k - 1), at(k), at(k + 1), at(k + 2)];
    d += `C${spot(b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6)} ${spot(c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6)} ${spot(...c)}`;
  }
  return closed ? `${d}z` : d;
}

export const CONTINENT = curve(drawn(COAST), true);
export const WATERS = LAKES.map((lake) => curve(drawn(lake), true)).join("");
export const UNION =
  "M" +
  drawn([...NORTH, ...SOUTH])
    .map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`)
    .join("L") +
  "z";
export const STREAMS = RIVERS.map((river) => curve(drawn(river), false)).join("");
export const RIDGES: readonly Line[] = RANGES.map(drawn);
