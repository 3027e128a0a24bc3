/* Where the eye of a board goes: one order of precedence for all boards, which tell what matters as data. Pure. */
import { type Frame, isLegible, nudged, opening, type Pane, partAround, type Point, type Sheet, shows } from "./framing";

/** Places that matter for one reason. */
export interface Aim {
  at: readonly Point[];
  /** The scale that the eye comes near to when this begins; later it goes no farther off to show it. */
  near?: number;
  /** More than one look holds: the eye stays where it is. */
  crowd?: boolean;
}

/** What matters on a board, what comes first above. */
export interface Gaze {
  /** What the reader asks to see, such as the move of another seat. */
  asked?: Aim | null;
  /** What was asked about and refused. */
  refused?: Aim | null;
  /** What a button, a key or the keyboard's focus points at, with what it would open. */
  pointed?: Aim | null;
  /** What is held fast. */
  held?: Aim | null;
  /** What can be chosen on the board, with what belongs to it. */
  choices?: Aim | null;
  /** Nobody decides any more: all of the board. */
  over?: boolean;
  /** Where something just happened. It is looked at once. */
  news?: Aim | null;
  /** Where the board opens while nothing is asked. */
  home?: Aim | null;
  /** Where the eye comes back to, once it has looked at the news, while nothing is asked. */
  returns?: Aim | null;
  /** One and the same as long as nothing happens: choices of another position are looked at although they lie there again. */
  position?: unknown;
  /** A pointer lies on the board: nothing moves under it for what it points at. */
  pointing?: boolean;
}

type Kind = "asked" | "refused" | "pointed" | "held" | "choices" | "over" | "news";
const ORDER: readonly Kind[] = ["asked", "refused", "pointed", "held", "choices", "over", "news"];
/** What a hand is about: it stays in sight when something takes room from the board. */
const INTENT: readonly Kind[] = ["asked", "refused", "pointed", "held"];
const UNDER_A_POINTER: readonly Kind[] = ["pointed", "held"];

/** How the board is seen now. */
export interface Seen {
  goal: Frame;
  pane: Pane;
  sheet: Sheet;
  /** Whether the reader has moved it. */
  moved: boolean;
}

const WHOLE: Aim = { at: [] };

function aimOf(gaze: Gaze, kind: Kind): Aim | null {
  if (kind === "over") return gaze.over ? WHOLE : null;
  const aim = gaze[kind];
  return aim && (aim.crowd || aim.at.length > 0) ? aim : null;
}

/** What decides whether an aim is another: its places, and the position where that alone makes it new. */
function isSame(one: Gaze, other: Gaze, kind: Kind): boolean {
  const [aim, last] = [aimOf(one, kind), aimOf(other, kind)];
  if ((kind === "choices" || kind === "news") && one.position !== other.position) return false;
  return aim?.at.join() === last?.at.join() && aim?.near === last?.near && aim?.crowd === last?.crowd;
}

/** Where the sheet goes after a gaze that is not the one before; null where it stays. What is new comes first, in the
    order of precedence; then what a hand is about, when the room around it has changed; and on a small screen choices come
    back into sight when a hand lets go of what it held fast. */
export function looked(now: Gaze, before: { gaze: Gaze; pane: Pane } | null, seen: Seen): Frame | "whole" | null {
  const kinds = ORDER.filter((kind) => aimOf(now, kind));
  const news = kinds.find((kind) => !before || !isSame(now, before.gaze, kind));
  if (news) return now.pointing && UNDER_A_POINTER.includes(news) ? null : turned(now, before?.gaze ?? null, news, seen);
  const [first] = kinds;
  if (!first || !before) return null;
  if (INTENT.includes(first)) {
    const stays = before.pane === seen.pane || (now.pointing && UNDER_A_POINTER.includes(first));
    return stays ? null : shown(now[first as "held"]!, seen);
  }
  const letsGo = first === "choices" && aimOf(before.gaze, "held") !== null;
  return letsGo && !now.pointing && !isLegible(seen.sheet, seen.pane) ? turned(now, now, first, seen) : null;
}

/** Where the sheet goes for what has become the first thing to look at. */
function turned(now: Gaze, before: Gaze | null, kind: Kind, seen: Seen): Frame | "whole" | null {
  if (kind === "over") return "whole";
  const aim = aimOf(now, kind)!;
  if (aim.crowd) return null;
  const begins = kind !== "choices" || (aim.near ?? 0) > (before?.choices?.near ?? 0);
  const near = begins ? approached(aim.at, aim.near ?? 0, seen) : null;
  return near ?? (INTENT.includes(kind) ? shown(aim, seen) : sought(aim.at, seen, aim.near));
}

/** Where the eye comes home to after a while: nothing is asked on the board, and what happened has been looked at. */
export function homeward(gaze: Gaze): readonly Point[] | null {
  const asks = ORDER.some((kind) => kind !== "news" && aimOf(gaze, kind));
  return asks ? null : (gaze.returns?.at ?? null);
}

/** Where a board opens, and what a screen that becomes smaller keeps in sight. */
export function opensOn({ choices, home }: Gaze): readonly Point[] {
  return (choices && !choices.crowd && choices.at.length > 0 ? choices : home)?.at ?? [];
}

/** Closer to some points, where they are seen smaller than this. */
export function approached(points: readonly Point[], scale: number, { goal, pane, sheet }: Seen): Frame | null {
  if (points.length === 0 || goal.k >= scale) return null;
  return partAround(points, { ...sheet, part: { least: scale, most: scale } }, pane);
}

/** Whether all points can be seen at a scale. */
export function fits(points: readonly Point[], scale: number, sheet: Sheet, pane: Pane): boolean {
  const near = partAround(points, { ...sheet, part: { least: scale, most: scale } }, pane);
  return points.every((point) => shows(near, point, pane, sheet.reach));
}

/** Points in sight where the screen does not show them, no smaller than `least`. */
export function sought(points: readonly Point[], seen: Seen, least = 0): Frame | null {
  const sheet = noSmaller(seen.sheet, least);
  if (isEnough(points, seen, sheet)) return null;
  return isLegible(sheet, seen.pane) ? opening(points, sheet, seen.pane) : partAround(points, sheet, seen.pane);
}

/** The same, moved no farther than it takes where that shows all of them. */
function shown({ at, near }: Aim, seen: Seen): Frame | null {
  const sheet = noSmaller(seen.sheet, near ?? 0);
  if (isEnough(at, seen, sheet)) return null;
  const { goal, pane } = seen;
  const beside = nudged(goal, at, pane, sheet.reach);
  return at.every((point) => shows(beside, point, pane, 0.99 * sheet.reach)) ? beside : sought(at, seen, near);
}

function noSmaller(sheet: Sheet, scale: number): Sheet {
  const { least, most } = sheet.part;
  return { ...sheet, part: { least: Math.max(scale, least), most: Math.max(scale, most) } };
}

/** Whether the screen shows as much of the points as it should: all, or some where all would not fit, or where the
    reader has moved a sheet that can be read as a whole. */
function isEnough(points: readonly Point[], { goal, pane, moved }: Seen, sheet: Sheet): boolean {
  const isIn = (frame: Frame) => (point: Point) => shows(frame, point, pane, sheet.reach);
  const count = points.filter(isIn(goal)).length;
  if (count === points.length) return true;
  return count > 0 && (isLegible(sheet, pane) ? moved : !points.every(isIn(partAround(points, sheet, pane))));
}
