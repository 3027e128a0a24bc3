/* Which move a line of the log belongs to, what was done last, and what the timeline shows. Pure. */
import type { Course, GameEvent, LogLine } from "../net/types";

/** The move whose first log line is at or before this one; 0 stands for the beginning. */
export function moveOfLine(lines: readonly number[], index: number): number {
  let found = 0;
  for (let move = 0; move < lines.length && lines[move]! <= index; move++) found = move + 1;
  return found;
}

/** What a seat did last, unless it is one of these. */
export function lastDeed(log: readonly LogLine[], mine: readonly number[]): LogLine | null {
  const last = log.findLast(({ seat }) => seat !== null);
  return last && !mine.includes(last.seat!) ? last : null;
}

export interface Tick {
  /** The position after this many moves. */
  moves: number;
  seat: number | null;
  /** Somebody was paid for it. */
  big: boolean;
}

export interface RoundMark {
  moves: number;
  label: LogLine;
}

export function ticksOf(course: Course, log: readonly LogLine[]): Tick[] {
  return course.seats.map((seat, move) => {
    const from = course.lines[move] ?? log.length;
    const to = course.lines[move + 1] ?? log.length;
    const paid = log.slice(from, to).some((line) => line.gains.some((gain) => gain.amount !== 0));
    return { moves: move + 1, seat, big: paid };
  });
}

/** What the log tells of a move, without the headings between; nothing of the beginning. */
export function linesOfMove(course: Course, log: readonly LogLine[], move: number): LogLine[] {
  if (move < 1) return [];
  const from = course.lines[move - 1] ?? log.length;
  return log.slice(from, course.lines[move] ?? log.length).filter(({ heading }) => !heading);
}

/** The nearest move before or after this one that paid somebody; null where there is none. */
export function bigMoment(ticks: readonly Tick[], here: number, by: -1 | 1): number | null {
  const big = ticks.filter((tick) => tick.big && (by < 0 ? tick.moves < here : tick.moves > here));
  return big.at(by < 0 ? -1 : 0)?.moves ?? null;
}

/** The headings of the log as places on the timeline. */
export function roundsOf(course: Course, log: readonly LogLine[]): RoundMark[] {
  return log.flatMap((label, index) => (label.heading ? [{ moves: Math.max(0, moveOfLine(course.lines, index)), label }] : []));
}

/** Who made a move: the one who was to decide; where several were, the one it tells of. */
export function moverOf(actors: readonly number[], events: readonly GameEvent[]): number | null {
  const told = actors.find((actor) => events[0]?.seat === actor);
  return told ?? actors[0] ?? null;
}

/** The course with one move more, as it is known at once without asking. */
export function grown(course: Course, seat: number | null, line: number): Course {
  return { ...course, seats: [...course.seats, seat ?? 0], lines: [...course.lines, line] };
}
