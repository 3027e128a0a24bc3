/* Where what can be chosen lies beyond the edge of what is seen, and where a tab for it stands. Pure. */
import { type Box, type Frame, meets, onScreen, type Pane, type Point } from "./framing";
import type { Edge } from "./moored";

/** A tab on an edge, for what lies behind it. */
export interface Beyond {
  edge: Edge;
  /** The middle of the edge's side of the tab, in pixels of the screen. */
  at: Point;
  points: readonly Point[];
}

/** How long a tab is along its edge, and how far it stands in. */
export const TAB = { along: 44, deep: 18 };

/** What shows hardly more than a half lies beyond as well: so much of its reach may its middle lie in sight. */
const NEARLY = 0.25;

/** A tab for each edge behind which some points lie: as near to them as it can stand beside what lies on the glass, and
    where it can beside the others, which take so much of the sheet around them. */
export function tabsOf(points: readonly Point[], reach: number, frame: Frame, pane: Pane): Beyond[] {
  const around = ([x, y]: Point): Box => onScreen(frame, { left: x - reach, right: x + reach, top: y - reach, bottom: y + reach });
  const inner = inset(pane, NEARLY * reach * frame.k);
  const others = points.filter((point) => !edgeBefore(pixelOf(point, frame), inner)).map(around);
  const behind = new Map<Edge, Point[]>();
  for (const point of points) {
    const edge = edgeBefore(pixelOf(point, frame), inner);
    if (edge) behind.set(edge, [...(behind.get(edge) ?? []), point]);
  }
  return [...behind].flatMap(([edge, points]) => {
    const at = placeOn(
      edge,
      points.map((point) => pixelOf(point, frame)),
      pane,
      others,
    );
    return at ? [{ edge, at, points }] : [];
  });
}

/** The edge behind which a point lies farthest; null where it is in sight. */
function edgeBefore([x, y]: Point, { left, right, top, bottom }: Box): Edge | null {
  const out = { left: left - x, right: x - right, top: top - y, bottom: y - bottom };
  const edge = (Object.keys(out) as Edge[]).reduce((far, each) => (out[each] > out[far] ? each : far));
  return out[edge] > 0 ? edge : null;
}

function placeOn(edge: Edge, points: readonly Point[], pane: Pane, others: readonly Box[]): Point | null {
  const axis = isUpright(edge) ? 1 : 0;
  const [from, to] = axis === 1 ? [pane.top, pane.bottom] : [pane.left, pane.right];
  const aim = points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  const steps = Array.from({ length: Math.floor((to - from) / TAB.along) }, (_, k) => from + TAB.along * (k + 0.5));
  const inside = Math.min(Math.max(aim, from + TAB.along / 2), to - TAB.along / 2);
  const free = [inside, ...steps.sort((a, b) => Math.abs(a - aim) - Math.abs(b - aim))]
    .map((along): Point => (axis === 1 ? [pane[edge], along] : [along, pane[edge]]))
    .filter((at) => pane.islands.every((island) => !meets(boxOn(edge, at), island)));
  return free.find((at) => others.every((other) => !meets(boxOn(edge, at), other))) ?? free[0] ?? null;
}

/** What a tab covers. */
function boxOn(edge: Edge, [x, y]: Point): Box {
  const { along, deep } = TAB;
  const [half, inward] = [along / 2, edge === "left" || edge === "top" ? [0, deep] : [-deep, 0]];
  const [low, high] = inward as [number, number];
  if (isUpright(edge)) return { left: x + low, right: x + high, top: y - half, bottom: y + half };
  return { left: x - half, right: x + half, top: y + low, bottom: y + high };
}

function isUpright(edge: Edge): boolean {
  return edge === "left" || edge === "right";
}

function inset({ left, top, right, bottom }: Box, by: number): Box {
  return { left: left + by, top: top + by, right: right - by, bottom: bottom - by };
}

function pixelOf([x, y]: Point, frame: Frame): Point {
  return [x * frame.k + frame.x, y * frame.k + frame.y];
}
