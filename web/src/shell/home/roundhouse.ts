/* The geometry of the roundhouse, in plan: five stalls around one turntable. */
export const SIZE = { width: 1160, height: 780 };
export const CENTRE = { x: 580, y: 636 };
export const TABLE = 122;
export const TILT = 30;
const INNER = 262;
const OUTER = 566;
const HALF = 14.4;
/** The words of the outermost stalls stand a little farther out and higher. */
const SHIFT = [
  [-20, -20],
  [13, -4],
  [0, 0],
  [-13, -4],
  [20, -20],
] as const;

export const angleOf = (stall: number) => -60 + TILT * stall;

/** The point at a radius and an angle in degrees, clockwise from straight up. */
function at(radius: number, angle: number): [number, number] {
  const turn = (angle * Math.PI) / 180;
  return [CENTRE.x + radius * Math.sin(turn), CENTRE.y - radius * Math.cos(turn)];
}

const spot = (radius: number, angle: number) =>
  at(radius, angle)
    .map((value) => value.toFixed(1))
    .join(" ");

function sector(from: number, to: number, near: number, far: number): string {
  return `M${spot(near, from)}L${spot(far, from)}A${far} ${far} 0 0 1 ${spot(far, to)}` + `L${spot(near, to)}A${near} ${near} 0 0 0 ${spot(near, from)}z`;
}

/** Everything drawn of one stall, as paths. */
export function bay(stall: number) {
  const angle = angleOf(stall);
  const [from, to] = [angle - HALF, angle + HALF];
  return {
    floor: sector(from, to, INNER, OUTER),
    roof: sector(from, to, OUTER - 26, OUTER),
    panes: [-9.6, -4.8, 0, 4.8, 9.6].map((side) => `M${spot(OUTER - 26, angle + side)}L${spot(OUTER, angle + side)}`).join(""),
    edge: `M${spot(OUTER - 3, from + 0.4)}A${OUTER - 3} ${OUTER - 3} 0 0 1 ${spot(OUTER - 3, to - 0.4)}`,
    buffer: `M${spot(INNER + 32, angle - 2.2)}L${spot(INNER + 32, angle + 2.2)}`,
    track: [TABLE + 6, INNER + 30] as const,
  };
}

/** Where the words of a stall are centred, in percent of the scene. */
export function wordsOf(stall: number): { left: number; top: number } {
  const [x, y] = at(414, angleOf(stall));
  const [across, down] = SHIFT[stall] ?? [0, 0];
  return { left: ((x + across) / SIZE.width) * 100, top: ((y + down) / SIZE.height) * 100 };
}

/** The small ticks around the pit, long ones every thirty degrees. */
export const TICKS = Array.from({ length: 60 }, (_, index) => ({
  angle: index * 6,
  long: index % 5 === 0,
}));

export const RINGS = Array.from({ length: 8 }, (_, index) => 150 + 14 * index);
