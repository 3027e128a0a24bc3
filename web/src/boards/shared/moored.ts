/* Where what lies on the glass of a board stands, and what room it leaves. Pure. */
import { type Box, meets, type Pane, type Size } from "./framing";

export type Edge = "top" | "right" | "bottom" | "left";
export type Corner = `${"top" | "bottom"}-${"left" | "right"}`;

/** An `inset` takes the strip along its edge, an `island` lies on the glass and is kept clear of, a `veil` covers all. */
export type Kind = "inset" | "island" | "veil";

/** What has a berth, from the edge inwards: who comes first stands nearer to it, and finds room first. */
export const RANKS = ["veil", "ruler", "views", "payment", "coach", "zoom", "lamp", "index", "key", "news"] as const;
export type Rank = (typeof RANKS)[number];

export interface Berth {
  at: Edge | Corner;
  rank: Rank;
  kind: Kind;
  size: Size;
  /** What is left of it where it finds no room; nothing where it never folds. */
  folded?: Size;
}

export interface Place extends Box {
  folded: boolean;
}

export interface Moored extends Pane {
  /** Of each berth, in the order in which they were given. */
  places: readonly Place[];
}

/** Between islands, and from an island to the edge. */
const GAP = 8;
/** So much of the glass stays free of strips that can fold. */
const FREE = 0.5;
/** What can fold is not wider than this part of the room, or not higher than that. */
const [BROAD, HIGH] = [0.2, 0.15];
/** Where what finds no place at its own corner looks for one. */
const CORNERS: readonly Corner[] = ["top-right", "bottom-right", "top-left", "bottom-left"];

export function moored(size: Size, berths: readonly Berth[], gap = GAP): Moored {
  const places = new Map<Berth, Place>();
  const ranked = [...berths].sort((one, other) => RANKS.indexOf(one.rank) - RANKS.indexOf(other.rank));
  const glass = boxOf(size);
  let room = glass;
  for (const berth of ranked.filter(({ kind }) => kind === "inset")) {
    const [strip, rest] = cut(room, berth);
    if (berth.folded && !leavesEnough(rest, size, berth.at)) continue;
    places.set(berth, { ...strip, folded: false });
    room = rest;
  }
  const islands: Box[] = [];
  for (const berth of ranked.filter((each) => !places.has(each))) {
    const place = berth.kind === "veil" ? { ...glass, folded: false } : standing(berth, room, islands, gap);
    places.set(berth, place);
    if (place.right > place.left) islands.push(boxIn(place));
  }
  return { places: berths.map((berth) => places.get(berth)!), ...room, islands };
}

function boxOf({ width, height }: Size): Box {
  return { left: 0, top: 0, right: width, bottom: height };
}

function boxIn({ left, top, right, bottom }: Box): Box {
  return { left, top, right, bottom };
}

/** The strip that an inset takes of the room, and the room it leaves. */
function cut(room: Box, { at, size }: Berth): [Box, Box] {
  if (at.startsWith("top"))
    return [
      { ...room, bottom: room.top + size.height },
      { ...room, top: room.top + size.height },
    ];
  if (at.startsWith("bottom"))
    return [
      { ...room, top: room.bottom - size.height },
      { ...room, bottom: room.bottom - size.height },
    ];
  if (at === "left")
    return [
      { ...room, right: room.left + size.width },
      { ...room, left: room.left + size.width },
    ];
  return [
    { ...room, left: room.right - size.width },
    { ...room, right: room.right - size.width },
  ];
}

function leavesEnough({ left, top, right, bottom }: Box, { width, height }: Size, at: Berth["at"]): boolean {
  return at === "left" || at === "right" ? right - left >= FREE * width : bottom - top >= FREE * height;
}

/** Where an island stands: at its corner, farther in than what stands there already; else folded, on the same way. */
function standing({ at, kind, size, folded }: Berth, room: Box, taken: readonly Box[], gap: number): Place {
  const full = kind === "inset" ? null : berthed(at, size, room, taken, gap);
  if (full && (!folded || isModest(size, room))) return { ...full, folded: false };
  const small = folded ?? size;
  const free = [berthed, beside].flatMap((put) => CORNERS.map((corner) => put(corner, small, room, taken, gap))).find((box) => box !== null);
  return { ...(berthed(at, small, room, taken, gap) ?? free ?? cornerOf(at, small, room, gap)), folded: folded !== undefined };
}

function isModest({ width, height }: Size, room: Box): boolean {
  return width <= BROAD * (room.right - room.left) || height <= HIGH * (room.bottom - room.top);
}

/** The first place from the corner inwards that is free; null where there is none. */
function berthed(at: Berth["at"], size: Size, room: Box, taken: readonly Box[], gap: number): Box | null {
  let box = cornerOf(at, size, room, gap);
  for (let tried = 0; tried <= taken.length; tried++) {
    const other = taken.find((each) => meets(box, each, gap));
    if (!other) return isWithin(box, room) ? box : null;
    const top = at.startsWith("bottom") ? other.top - gap - size.height : other.bottom + gap;
    box = { ...box, top, bottom: top + size.height };
  }
  return null;
}

/** The same along the edge, where nothing has room farther in. */
function beside(at: Corner, size: Size, room: Box, taken: readonly Box[], gap: number): Box | null {
  let box = cornerOf(at, size, room, gap);
  for (let tried = 0; tried <= taken.length; tried++) {
    const other = taken.find((each) => meets(box, each, gap));
    if (!other) return isWithin(box, room) ? box : null;
    const left = at.endsWith("left") ? other.right + gap : other.left - gap - size.width;
    box = { ...box, left, right: left + size.width };
  }
  return null;
}

function cornerOf(at: Berth["at"], { width, height }: Size, room: Box, gap: number): Box {
  const left = at.endsWith("left") ? room.left + gap : at.endsWith("right") ? room.right - gap - width : (room.left + room.right - width) / 2;
  const top = at.startsWith("bottom") ? room.bottom - gap - height : at === "left" || at === "right" ? (room.top + room.bottom - height) / 2 : room.top + gap;
  return { left, top, right: left + width, bottom: top + height };
}

function isWithin(box: Box, room: Box): boolean {
  return box.left >= room.left && box.top >= room.top && box.right <= room.right && box.bottom <= room.bottom;
}
