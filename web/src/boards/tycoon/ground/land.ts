/* The land: its shore, the land beyond that no rule knows, and the lines of water. Pure; made once. */
import { borders, broken, chance, closed, eased, type Grid, rounded, sketched } from "../../shared/coast";
import { pair, type Point } from "../../shared/points";
import { contours, distances, isInside } from "../../shared/water";
import { GROUND } from "../chart";
import { edge, neighbour } from "../hexes";

export const GRID: Grid = { neighbour, edge };

/** The edge of a set of hexes, softened and a little roughened. */
export function rings(hexes: ReadonlySet<string>, seed: number, inward: number, outward: number): Point[][] {
  const draw = chance(seed);
  return borders(hexes, GRID)
    .map((loop) => broken(eased(loop, 0.44), draw, inward, outward))
    .map((loop) => rounded(loop));
}

export const SHORES = rings(new Set(GROUND.keys()), 1830, -0.16, 0.3);
export const LAND = SHORES.map(closed).join("");

/* The plains and Mexico, Canada with the lakes left open, Maine, Florida: through a few capes each. */
export const BEYOND = [
  sketched(
    [
      [-900, -700],
      [-70, -700],
      [-52, -320],
      [-26, -30],
      [12, 62],
      [26, 160],
      [2, 270],
      [12, 610],
      [10, 1000],
      [42, 1124],
      [116, 1162],
      [124, 1232],
      [90, 1292],
      [46, 1352],
      [8, 1446],
      [-24, 1600],
      [-900, 1600],
    ],
    11,
  ),
  sketched(
    [
      [-300, -700],
      [1010, -700],
      [1010, -240],
      [962, -66],
      [930, -18],
      [764, 4],
      [714, 6],
      [662, -28],
      [640, 4],
      [562, 30],
      [514, 94],
      [486, 74],
      [460, 18],
      [430, -20],
      [404, -4],
      [370, -42],
      [330, -32],
      [298, -66],
      [250, -96],
      [190, -116],
      [122, -104],
      [70, -66],
      [28, -22],
      [-20, -14],
      [-300, -10],
    ],
    5,
  ),
  sketched(
    [
      [900, -700],
      [1500, -700],
      [1400, -330],
      [1300, -250],
      [1190, -190],
      [1110, -160],
      [1060, -92],
      [1016, -60],
      [992, -26],
      [960, -4],
      [900, 4],
      [860, -200],
    ],
    9,
  ),
  sketched(
    [
      [884, 1128],
      [1006, 1112],
      [1036, 1160],
      [1062, 1240],
      [1092, 1330],
      [1090, 1420],
      [1050, 1470],
      [1012, 1420],
      [984, 1320],
      [952, 1230],
      [912, 1170],
    ],
    4,
  ),
];
export const AWAY = BEYOND.map(closed).join("");

/** The shore where water lies before it, and the limit of the map where land goes on. */
export const { coast: COAST, limit: LIMIT } = sorted(SHORES);

function sorted(loops: readonly (readonly Point[])[]): { coast: string; limit: string } {
  const runs = loops.flatMap(runsOf);
  const drawn = (dry: boolean): string =>
    runs
      .filter((run) => run.dry === dry)
      .map(({ points }) => `M${points.map(pair).join("L")}`)
      .join("");
  return { coast: drawn(false), limit: drawn(true) };
}

interface Run {
  dry: boolean;
  points: Point[];
}

/** Least and most of one coordinate. */
function extent(land: readonly Point[], axis: 0 | 1): readonly [number, number] {
  const values = land.map((point) => point[axis]);
  return [Math.min(...values), Math.max(...values)];
}

/** A loop cut wherever land beyond it begins or ends. Few points lie near such a land: only those are asked of its coast. */
function runsOf(loop: readonly Point[]): Run[] {
  const lands = BEYOND.map((land) => ({ land, across: extent(land, 0), down: extent(land, 1) }));
  const isNear = (value: number, [least, most]: readonly [number, number]): boolean => value >= least && value <= most;
  const dry = loop.map((point) => lands.some(({ land, across, down }) => isNear(point[0], across) && isNear(point[1], down) && isInside(point, land)));
  const found: Run[] = [{ dry: dry[0]!, points: [loop[0]!] }];
  for (let k = 1; k <= loop.length; k++) {
    const here = k % loop.length;
    found.at(-1)!.points.push(loop[here]!);
    if (dry[here] !== found.at(-1)!.dry && k < loop.length) found.push({ dry: dry[here]!, points: [loop[here]!] });
  }
  return found;
}

export interface Wave {
  strength: number;
  d: string;
}

/* Distance from the shore and strength of each water line. */
const WAVES = [
  [4.2, 0.95],
  [7.6, 0.74],
  [11.4, 0.56],
  [15.8, 0.42],
  [20.8, 0.3],
  [26.4, 0.2],
] as const;
const REACH = 30;

let waves: Wave[] | null = null;

/** The water lines; made at the first asking, which takes a moment. */
export function water(): Wave[] {
  if (waves) return waves;
  const lands = [...SHORES, ...BEYOND];
  const depths = distances(
    lands.map((land) => land.filter((_, k) => k % 2 === 0)),
    REACH,
  );
  waves = WAVES.map(([far, strength]) => ({ strength, d: contours(depths, far).map(closed).join("") }));
  return waves;
}
