/* Which part of a board's sheet a screen shows, and how large its lettering must be. Pure. */

export type Point = readonly [number, number];

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What is free of the screen that a sheet is seen on; what an island lies on cannot be seen. */
export interface Pane extends Box {
  islands: readonly Box[];
}

/** A screen on which nothing lies. */
export function paneOf({ width, height }: Size): Pane {
  return { left: 0, top: 0, right: width, bottom: height, islands: [] };
}

/** Screen = sheet * k + (x, y). */
export interface Frame {
  x: number;
  y: number;
  k: number;
}

export interface Size {
  width: number;
  height: number;
}

/** What a board lies on, in its own units, and how it is looked at. */
export interface Sheet {
  /** What the whole board takes. */
  box: Box;
  /** How far one may drag. */
  outer: Box;
  /** Below this scale the whole sheet is too small to read. */
  legible: number;
  /** The scales between which a part of the sheet is shown. */
  part: { least: number; most: number };
  /** The whole sheet is never shown larger than this. */
  most: number;
  /** Space around the choices, so that one sees where they are. */
  room: number;
  /** Half of what a choice takes: nearer to the edge than this it counts as out of sight. */
  reach: number;
}

export function whole({ box, most }: Sheet, pane: Box): Frame {
  const k = Math.min(across(pane) / across(box), down(pane) / down(box), most);
  return centredOn(middle(box), k, pane);
}

export function isLegible(sheet: Sheet, pane: Box): boolean {
  return whole(sheet, pane).k >= sheet.legible;
}

/** The part of the sheet around some points; where they lie too far apart for any of them to be
    seen, around the one nearest to their middle. */
export function partAround(points: readonly Point[], sheet: Sheet, pane: Pane): Frame {
  const part = partOf(points, sheet, pane);
  if (points.length < 2 || points.some((point) => shows(part, point, pane, sheet.reach))) return part;
  const [x, y] = middle(boxOf(points));
  const far = (point: Point): number => Math.hypot(point[0] - x, point[1] - y);
  return partOf([points.reduce((near, point) => (far(point) < far(near) ? point : near))], sheet, pane);
}

function partOf(points: readonly Point[], sheet: Sheet, pane: Pane): Frame {
  const [box, room] = [boxOf(points), 2 * sheet.room];
  const fitting = Math.min(across(pane) / (across(box) + room), down(pane) / (down(box) + room));
  const k = Math.max(sheet.part.least, Math.min(sheet.part.most, fitting));
  const part = kept(centredOn(middle(box), k, pane), sheet.box, pane);
  return pane.islands.length > 0 ? nudged(part, points, pane, sheet.reach) : part;
}

/** The whole sheet where it can be read, else the part around the choices. */
export function opening(choices: readonly Point[], sheet: Sheet, pane: Pane): Frame {
  if (!isLegible(sheet, pane) && choices.length > 0) return partAround(choices, sheet, pane);
  return clearing(choices, sheet, pane);
}

/** The whole sheet, beside an island that would lie on a choice, where it can still be read there. */
function clearing(choices: readonly Point[], sheet: Sheet, pane: Pane): Frame {
  const all = whole(sheet, pane);
  const isClear = (frame: Frame): boolean => !choices.some((point) => isUnder(frame, point, pane, sheet.reach));
  if (isClear(all)) return all;
  const beside = pane.islands.flatMap((island) => besides(island, pane)).map((room) => whole(sheet, room));
  const clear = beside.filter((frame) => frame.k >= sheet.legible && isClear(frame));
  return clear.reduce<Frame | null>((best, frame) => (best && best.k >= frame.k ? best : frame), null) ?? all;
}

/** What is left of the screen on each side of an island. */
function besides(island: Box, pane: Pane): Box[] {
  return [
    { ...pane, right: island.left },
    { ...pane, left: island.right },
    { ...pane, bottom: island.top },
    { ...pane, top: island.bottom },
  ].filter((room) => across(room) > 0 && down(room) > 0);
}

export function shows(frame: Frame, [x, y]: Point, pane: Pane, reach: number): boolean {
  const [sx, sy] = [x * frame.k + frame.x, y * frame.k + frame.y];
  const edge = reach * frame.k;
  const isIn = sx > pane.left + edge && sy > pane.top + edge && sx < pane.right - edge && sy < pane.bottom - edge;
  return isIn && !isUnder(frame, [x, y], pane, reach);
}

/** Whether an island lies on some of a choice. */
function isUnder(frame: Frame, [x, y]: Point, { islands }: Pane, reach: number): boolean {
  const [sx, sy, edge] = [x * frame.k + frame.x, y * frame.k + frame.y, reach * frame.k];
  return islands.some(({ left, top, right, bottom }) => sx > left - edge && sx < right + edge && sy > top - edge && sy < bottom + edge);
}

/** How many pixels of a box lie beyond the edge of the screen that hides most of it; none where all is seen. */
export function hidden(frame: Frame, box: Box, pane: Box): number {
  const seen = onScreen(frame, box);
  return Math.max(0, pane.left - seen.left, pane.top - seen.top, seen.right - pane.right, seen.bottom - pane.bottom);
}

/** A box of the sheet as it lies on the screen. */
export function onScreen({ x, y, k }: Frame, { left, top, right, bottom }: Box): Box {
  return { left: left * k + x, top: top * k + y, right: right * k + x, bottom: bottom * k + y };
}

/** What of the sheet lies under a box of the screen. */
export function onSheet({ x, y, k }: Frame, { left, top, right, bottom }: Box): Box {
  return { left: (left - x) / k, top: (top - y) / k, right: (right - x) / k, bottom: (bottom - y) / k };
}

/** The same frame moved only as far as it takes to show these points, from under an island too; not at all where they
    are too far apart. */
export function nudged(frame: Frame, points: readonly Point[], pane: Pane, reach: number): Frame {
  if (points.length === 0) return frame;
  const into = (room: Box): Frame => {
    const { left, right, top, bottom } = onScreen(frame, boxOf(points));
    const edge = reach * frame.k;
    const x = frame.x + slide(left - edge, right + edge, room.left, room.right);
    const y = frame.y + slide(top - edge, bottom + edge, room.top, room.bottom);
    return { x, y, k: frame.k };
  };
  const near = into(pane);
  const isClear = (seen: Frame): boolean => points.every((point) => shows(seen, point, pane, 0.99 * reach));
  if (pane.islands.length === 0 || isClear(near)) return near;
  const way = (seen: Frame): number => Math.hypot(seen.x - frame.x, seen.y - frame.y);
  const beside = pane.islands
    .flatMap((island) => besides(island, pane))
    .map(into)
    .filter(isClear);
  return beside.reduce<Frame | null>((best, seen) => (best && way(best) <= way(seen) ? best : seen), null) ?? near;
}

/** A box of some size around its middle. */
export function boxAt([x, y]: Point, { width, height }: Size): Box {
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
}

/** Whether two boxes lie on each other, or nearer than the gap. */
export function meets(one: Box, other: Box, gap = 0): boolean {
  return one.left < other.right + gap && other.left < one.right + gap && one.top < other.bottom + gap && other.top < one.bottom + gap;
}

/** A whole sheet may get so much smaller than one would be opened, while all of it was in sight. */
const YIELD = 0.9;

/** No bare ground under the sheet, or right of it, while it goes on behind the edge across: what stood there has gone. */
export function filled(frame: Frame, box: Box, pane: Box): Frame {
  const seen = onScreen(frame, box);
  const moved = (before: number, after: number): number => (before < 0 && after > 0 ? Math.min(after, -before) : 0);
  const [x, y] = [moved(seen.left - pane.left, pane.right - seen.right), moved(seen.top - pane.top, pane.bottom - seen.bottom)];
  return { x: frame.x + x, y: frame.y + y, k: frame.k };
}

/** The same for a screen that became smaller: from farther off where the points fit in no other way. */
export function yielding(frame: Frame, points: readonly Point[], sheet: Sheet, pane: Pane): Frame {
  const near = nudged(filled(frame, sheet.box, pane), points, pane, sheet.reach);
  /* Under a button on the glass a point is not lost: to see it nobody comes farther off. */
  const bare = { ...pane, islands: [] };
  const isIn = (seen: Frame): boolean => points.every((point) => shows(seen, point, bare, 0.5 * sheet.reach));
  if (isIn(near)) return near;
  const all = whole(sheet, pane);
  const farther = [partAround(points, sheet, pane), ...(all.k >= YIELD * sheet.legible ? [all] : [])];
  return farther.find((seen) => seen.k < frame.k && isIn(seen)) ?? near;
}

function slide(low: number, high: number, from: number, to: number): number {
  if (high - low > to - from) return 0;
  return low < from ? from - low : Math.min(0, to - high);
}

/** How far a hand may move the sheet. */
export interface Limits {
  pane: Box;
  outer: Box;
  least: number;
  most: number;
}

/** The frame of a scale in which a point of the sheet lies at a point of the screen. */
export function scaled({ at, on }: { at: Point; on: Point }, k: number): Frame {
  return { x: at[0] - on[0] * k, y: at[1] - on[1] * k, k };
}

/** The frame in which two points of the sheet lie under two fingers. */
export function spread(one: { at: Point; on: Point }, two: { at: Point; on: Point }, { least, most }: Limits): Frame {
  const apart = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
  const k = apart(one.at, two.at) / (apart(one.on, two.on) || 1);
  const half = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  return scaled({ at: half(one.at, two.at), on: half(one.on, two.on) }, Math.min(most, Math.max(least, k)));
}

/** The same frame moved so that the screen shows nothing beyond the limits; in the middle where they are narrower. */
export function bounded(frame: Frame, { pane, outer }: Limits): Frame {
  return kept(frame, outer, pane);
}

/** The factor that keeps lettering of so many units at 12 px or more. */
export function lettering(k: number, units = 14.2): number {
  return Math.max(1, 12.1 / (units * k));
}

function centredOn([x, y]: Point, k: number, pane: Box): Frame {
  const [across, down] = middle(pane);
  return { x: across - x * k, y: down - y * k, k };
}

/** The same frame moved so that it shows no more than needed of what lies off a box. */
function kept({ x, y, k }: Frame, box: Box, pane: Box): Frame {
  return {
    x: within(x, pane.right - box.right * k, pane.left - box.left * k),
    y: within(y, pane.bottom - box.bottom * k, pane.top - box.top * k),
    k,
  };
}

function within(value: number, least: number, most: number): number {
  return least > most ? (least + most) / 2 : Math.min(most, Math.max(least, value));
}

function across({ left, right }: Box): number {
  return right - left;
}

function down({ top, bottom }: Box): number {
  return bottom - top;
}

export function middle({ left, right, top, bottom }: Box): Point {
  return [(left + right) / 2, (top + bottom) / 2];
}

/** A box that reaches so far from a point on each side. */
export function boxAround([x, y]: Point, reach: number): Box {
  return { left: x - reach, right: x + reach, top: y - reach, bottom: y + reach };
}

export function boxOf(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}
