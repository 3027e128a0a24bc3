/* One engraved mountain: its body, the shaded side behind a broken ridge, and the strokes of the
   burin on it. Pure. */
import type { Chance } from "../shared/coast";
import { along, pair, type Point } from "../shared/points";

export interface Peak {
  body: string;
  shade: string;
  strokes: string;
  /** The lit and the dark outline. */
  light: string;
  dark: string;
}

export interface Stand {
  /** The middle of its foot. */
  at: Point;
  width: number;
  height: number;
}

/** How the ridge runs from the top to the foot: aside in widths, up in heights. */
const RIDGE: readonly Point[] = [
  [0.05, 0.74],
  [-0.05, 0.5],
  [0.05, 0.27],
  [-0.02, 0],
];

export function peak({ at: [x, y], width, height }: Stand, draw: Chance): Peak {
  const on = (aside: number, up: number): Point => [x + aside * width, y - up * height];
  const top = on(-0.07 + draw() * 0.14, 1);
  const [left, right] = [on(-0.53, 0), on(0.53, 0)];
  const [leftKnee, rightKnee] = [on(-0.3 + draw() * 0.08, 0.38 + draw() * 0.12), on(0.2 + draw() * 0.07, 0.46 + draw() * 0.12)];
  const ridge = [top, ...RIDGE.map(([aside, up]) => on(aside, up))];
  const light = `M${pair(left)}Q${pair(on(-0.43, 0.1))} ${pair(leftKnee)}L${pair(top)}`;
  const down = `L${pair(rightKnee)}Q${pair(on(0.4, 0.12))} ${pair(right)}`;
  return {
    body: `${light}${down}Q${pair(on(0, -0.09))} ${pair(left)}z`,
    shade: `M${pair(top)}${down}${[...ridge]
      .reverse()
      .map((point) => `L${pair(point)}`)
      .join("")}z`,
    strokes: strokes(ridge, { at: [x, y], width, height }, draw),
    light,
    dark: `M${pair(top)}${down}`,
  };
}

/** Strokes that fall from the ridge to the right, as steep as the slope. */
function strokes(ridge: readonly Point[], { at: [, base], width, height }: Stand, draw: Chance): string {
  const count = Math.max(4, Math.round(height / 3.1));
  return Array.from({ length: count }, (_, k) => {
    const part = Math.min(3.999, ((k + 1) / count) * 3.9);
    const from = along(ridge[Math.floor(part)]!, ridge[Math.floor(part) + 1]!, part % 1);
    const length = width * (0.24 + draw() * 0.12);
    const to: Point = [from[0] + 0.62 * length, from[1] + 0.98 * length * (height / width)];
    const low = base - 0.5;
    const end = to[1] > low ? along(from, to, Math.max(0, (low - from[1]) / (to[1] - from[1]))) : to;
    return end[0] - from[0] > 1 ? `M${pair(from)}L${pair(end)}` : "";
  }).join("");
}
