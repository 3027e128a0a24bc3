/* Where the preview card stands: where it covers the fewest marks, and never the choices. Pure. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Obstacle extends Box {
  /** How bad it is to cover it whole. */
  weight: number;
}

export type Size = Pick<Box, "width" | "height">;

export interface Spot {
  x: number;
  y: number;
}

const MARGIN = 16;
const STEPS = 6;
/** What it costs to leave the place where the card stands already: things that stay are calm. */
const RESTLESS = 0.6;

/** What a pixel between the card and its thing costs. */
const DISTANT = 0.004;

export interface Wish {
  /** Where the card stands now. */
  last: Spot | null;
  /** The middle of the thing that it speaks of. */
  target: Spot | null;
}

export function placed(stage: Box, card: Size, obstacles: Obstacle[], wish: Wish): Spot {
  let best: Spot = { x: MARGIN, y: MARGIN };
  let least = Infinity;
  for (const spot of spots(stage, card)) {
    const box = { ...spot, ...card };
    const cost = covered(box, obstacles) + away(box, wish.target) + (near(spot, wish.last) ? 0 : RESTLESS);
    if (cost < least - 1e-9) {
      least = cost;
      best = spot;
    }
  }
  return best;
}

/** Places along the left and right edges first, then everywhere on a coarse grid. A high card comes
    nearer to the upper edge before the lower one cuts it. */
function spots(stage: Box, card: Size): Spot[] {
  const right = Math.max(MARGIN, stage.width - card.width - MARGIN);
  const top = Math.max(0, Math.min(MARGIN, (stage.height - card.height) / 2));
  const bottom = Math.max(top, stage.height - card.height - MARGIN);
  const across = [0, STEPS, ...Array.from({ length: STEPS - 1 }, (_, index) => index + 1)];
  return across.flatMap((column) =>
    Array.from({ length: STEPS + 1 }, (_, row) => ({
      x: Math.round(MARGIN + ((right - MARGIN) * column) / STEPS),
      y: Math.round(top + ((bottom - top) * row) / STEPS),
    })),
  );
}

export function covered(card: Box, obstacles: Obstacle[]): number {
  return obstacles.reduce((sum, obstacle) => sum + obstacle.weight * trouble(overlap(card, obstacle)), 0);
}

/** A figure that is cut cannot be read, however little of it is gone. */
const CUT = 0.5;

function trouble(part: number): number {
  return part > 0 ? CUT + (1 - CUT) * part : 0;
}

/** How much of the obstacle lies under the card, 0 to 1. */
export function overlap(card: Box, other: Box): number {
  const width = Math.min(card.x + card.width, other.x + other.width) - Math.max(card.x, other.x);
  const height = Math.min(card.y + card.height, other.y + other.height) - Math.max(card.y, other.y);
  if (width <= 0 || height <= 0) return 0;
  return (width * height) / Math.max(1, other.width * other.height);
}

function away(card: Box, target: Spot | null): number {
  if (!target) return 0;
  const from = edgePoint(card, target);
  return DISTANT * Math.hypot(from.x - target.x, from.y - target.y);
}

function near(spot: Spot, last: Spot | null): boolean {
  return last !== null && Math.abs(spot.x - last.x) < 2 && Math.abs(spot.y - last.y) < 2;
}

/** Whether the way from one spot to another leads over a box. */
export function crosses(from: Spot, to: Spot, box: Box): boolean {
  let [enter, leave] = [0, 1];
  for (const [start, way, low, high] of [
    [from.x, to.x - from.x, box.x, box.x + box.width],
    [from.y, to.y - from.y, box.y, box.y + box.height],
  ] as const) {
    if (way === 0 && (start < low || start > high)) return false;
    if (way === 0) continue;
    const [first, last] = [(low - start) / way, (high - start) / way].sort((a, b) => a - b) as [number, number];
    enter = Math.max(enter, first);
    leave = Math.min(leave, last);
  }
  return enter < leave;
}

/** The end of the line from a card to its thing: the point of the card's edge nearest to it. */
export function edgePoint(card: Box, target: Spot): Spot {
  return {
    x: Math.min(Math.max(target.x, card.x), card.x + card.width),
    y: Math.min(Math.max(target.y, card.y), card.y + card.height),
  };
}
