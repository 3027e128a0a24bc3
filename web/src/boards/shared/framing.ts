/* Which part of a board's sheet a screen shows, and how large its lettering must be. Pure. */

export type Point = readonly [number, number];

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
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

export function whole({ box, most }: Sheet, size: Size): Frame {
  const k = Math.min(size.width / (box.right - box.left), size.height / (box.bottom - box.top), most);
  return centredOn(middle(box), k, size);
}

export function isLegible(sheet: Sheet, size: Size): boolean {
  return whole(sheet, size).k >= sheet.legible;
}

/** The part of the sheet around some points; where they lie too far apart for any of them to be
    seen, around the one nearest to their middle. */
export function partAround(points: readonly Point[], sheet: Sheet, size: Size): Frame {
  const part = partOf(points, sheet, size);
  if (points.length < 2 || points.some((point) => shows(part, point, size, sheet.reach))) return part;
  const [x, y] = middle(boxOf(points));
  const far = (point: Point): number => Math.hypot(point[0] - x, point[1] - y);
  return partOf([points.reduce((near, point) => (far(point) < far(near) ? point : near))], sheet, size);
}

function partOf(points: readonly Point[], sheet: Sheet, size: Size): Frame {
  const [box, room] = [boxOf(points), 2 * sheet.room];
  const fitting = Math.min(size.width / (box.right - box.left + room), size.height / (box.bottom - box.top + room));
  const k = Math.max(sheet.part.least, Math.min(sheet.part.most, fitting));
  return kept(centredOn(middle(box), k, size), sheet.box, size);
}

/** The whole sheet where it can be read, else the part around the choices. */
export function opening(choices: readonly Point[], sheet: Sheet, size: Size): Frame {
  return isLegible(sheet, size) || choices.length === 0 ? whole(sheet, size) : partAround(choices, sheet, size);
}

export function shows(frame: Frame, [x, y]: Point, size: Size, reach: number): boolean {
  const [sx, sy] = [x * frame.k + frame.x, y * frame.k + frame.y];
  const edge = reach * frame.k;
  return sx > edge && sy > edge && sx < size.width - edge && sy < size.height - edge;
}

/** How many pixels of a box lie beyond the edge of the screen that hides most of it; none where all is seen. */
export function hidden({ x, y, k }: Frame, { left, top, right, bottom }: Box, size: Size): number {
  return Math.max(0, -left * k - x, -top * k - y, right * k + x - size.width, bottom * k + y - size.height);
}

/** The same frame moved only as far as it takes to show these points; not at all where they are too
    far apart. */
export function nudged(frame: Frame, points: readonly Point[], size: Size, reach: number): Frame {
  if (points.length === 0) return frame;
  const [{ left, right, top, bottom }, { x, y, k }] = [boxOf(points), frame];
  const across = slide((left - reach) * k + x, (right + reach) * k + x, size.width);
  const down = slide((top - reach) * k + y, (bottom + reach) * k + y, size.height);
  return { x: x + across, y: y + down, k };
}

/** A whole sheet may get so much smaller than one would be opened, while all of it was in sight. */
const YIELD = 0.9;

/** No bare ground under the sheet, or right of it, while it goes on behind the edge across: what stood there has gone. */
export function filled({ x, y, k }: Frame, { left, top, right, bottom }: Box, size: Size): Frame {
  const moved = (at: number, low: number, high: number, room: number): number => {
    const [before, after] = [at + low * k, room - at - high * k];
    return before < 0 && after > 0 ? at + Math.min(after, -before) : at;
  };
  return { x: moved(x, left, right, size.width), y: moved(y, top, bottom, size.height), k };
}

/** The same for a screen that became smaller: from farther off where the points fit in no other way. */
export function yielding(frame: Frame, points: readonly Point[], sheet: Sheet, size: Size): Frame {
  const near = nudged(filled(frame, sheet.box, size), points, size, sheet.reach);
  const isIn = (seen: Frame): boolean => points.every((point) => shows(seen, point, size, 0.5 * sheet.reach));
  if (isIn(near)) return near;
  const all = whole(sheet, size);
  const farther = [partAround(points, sheet, size), ...(all.k >= YIELD * sheet.legible ? [all] : [])];
  return farther.find((seen) => seen.k < frame.k && isIn(seen)) ?? near;
}

function slide(low: number, high: number, room: number): number {
  if (high - low > room) return 0;
  return low < 0 ? -low : Math.min(0, room - high);
}

/** How far a hand may move the sheet. */
export interface Limits {
  size: Size;
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
export function bounded({ x, y, k }: Frame, { size, outer }: Limits): Frame {
  return {
    x: within(x, size.width - outer.right * k, -outer.left * k),
    y: within(y, size.height - outer.bottom * k, -outer.top * k),
    k,
  };
}

/** The factor that keeps lettering of so many units at 12 px or more. */
export function lettering(k: number, units = 14.2): number {
  return Math.max(1, 12.1 / (units * k));
}

function centredOn([x, y]: Point, k: number, size: Size): Frame {
  return { x: size.width / 2 - x * k, y: size.height / 2 - y * k, k };
}

/** The same frame moved so that it shows no more than needed of what lies off the sheet. */
function kept(frame: Frame, box: Box, size: Size): Frame {
  const across = within(frame.x, size.width - box.right * frame.k, -box.left * frame.k);
  const down = within(frame.y, size.height - box.bottom * frame.k, -box.top * frame.k);
  return { x: across, y: down, k: frame.k };
}

function within(value: number, least: number, most: number): number {
  return least > most ? (least + most) / 2 : Math.min(most, Math.max(least, value));
}

function middle({ left, right, top, bottom }: Box): Point {
  return [(left + right) / 2, (top + bottom) / 2];
}

function boxOf(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}
