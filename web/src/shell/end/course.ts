/* The course of a game as curves: steps for each seat, who leads when, and why. Pure. */
import type { Course, LogLine } from "../../net/types";

export interface Step {
  /** Where on the way from start to end it happens, 0 to 1 within its part. */
  at: number;
  /** Whether it belongs to the count after the last move. */
  count: boolean;
  scores: number[];
  /** The log line that tells of it, if one does. */
  line: number | null;
  moves: number;
}

export interface Lead {
  step: Step;
  seat: number;
  /** From where to where on the whole way it lasts, 0 to 1. */
  from: number;
  to: number;
}

export interface Curves {
  steps: Step[];
  leads: Lead[];
  /** Whether the end was counted line by line. */
  counted: boolean;
}

export function curvesOf(course: Course, log: readonly LogLine[]): Curves {
  const last = course.scores.length - 1;
  const count = last > 0 ? countLines(course, log) : [];
  const counted = count.length > 0;
  const steps = course.scores.slice(0, last + 1).map((scores, moves): Step => {
    const line = moves === 0 ? null : paidLine(course, log, moves, scores);
    return { at: last === 0 ? 0 : moves / last, count: false, scores: [...scores], line, moves };
  });
  if (counted) spread(steps, count, log);
  return { steps, leads: leadsOf(steps, counted), counted };
}

/** The part of the way that is played, where the rest is counted. */
const PLAYED = 0.73;

/** Where on the whole way a step stands, 0 to 1. */
export function along({ at, count }: Pick<Step, "at" | "count">, counted: boolean): number {
  if (!counted) return at;
  return count ? PLAYED + at * (1 - PLAYED) : at * PLAYED;
}

/** Lines of the last move that stand under its last heading and pay: the final count. */
function countLines(course: Course, log: readonly LogLine[]): number[] {
  const from = course.lines.at(-1) ?? log.length;
  const heading = log.findLastIndex((line) => line.heading);
  if (heading < from) return [];
  const lines = log.flatMap((line, index) => (index > heading && pays(line) ? [index] : []));
  return isPartOf(course, log, lines) ? lines : [];
}

/** A line that only gives; what is taken away is told in other things than the score. */
const pays = (line: LogLine) => line.gains.some((gain) => gain.amount > 0) && line.gains.every((gain) => gain.amount >= 0);

/** Whether these lines tell no more than what the scores grew by in the last move. */
function isPartOf(course: Course, log: readonly LogLine[], lines: number[]): boolean {
  const [before, after] = course.scores.slice(-2);
  const left = after!.map((score, seat) => score - before![seat]!);
  for (const line of lines) for (const gain of log[line]!.gains) left[gain.seat]! -= gain.amount;
  return lines.length > 0 && left.every((rest) => rest >= 0);
}

/** Put the steps of the final count in place of the one jump of the last move. */
function spread(steps: Step[], lines: number[], log: readonly LogLine[]): void {
  const jump = steps.pop()!;
  const scores = [...jump.scores];
  for (const line of lines) for (const gain of log[line]!.gains) scores[gain.seat]! -= gain.amount;
  steps.push({ ...jump, scores: [...scores] });
  lines.forEach((line, index) => {
    for (const gain of log[line]!.gains) scores[gain.seat]! += gain.amount;
    const at = (index + 1) / (lines.length + 1);
    steps.push({ at, count: true, scores: [...scores], line, moves: jump.moves });
  });
}

/** The line of a move that paid the seat in front most of what it gained; else the first that tells of the move, or of
    what it goes on with. A line that pays more pays something else than points. */
function paidLine(course: Course, log: readonly LogLine[], moves: number, scores: readonly number[]): number | null {
  const front = scores.indexOf(Math.max(...scores));
  const from = course.lines[moves - 1] ?? log.length;
  const to = course.lines[moves] ?? log.length;
  const grown = scores[front]! - course.scores[moves - 1]![front]!;
  let best = from < to ? from : lineBefore(log, from);
  let most = 0;
  for (let index = from; index < to; index++) {
    const gain = log[index]?.gains.find((each) => each.seat === front)?.amount ?? 0;
    if (gain > most && gain <= grown) [best, most] = [index, gain];
  }
  return best;
}

/** A step in the middle of a move may have no line of its own: the last one tells of the move. */
function lineBefore(log: readonly LogLine[], from: number): number | null {
  return from > 0 && log[from - 1] && !log[from - 1]!.heading ? from - 1 : null;
}

/** Each moment at which one seat alone came to the front. */
function leadsOf(steps: Step[], counted: boolean): Lead[] {
  const leads: Pick<Lead, "step" | "seat">[] = [];
  for (const step of steps) {
    const top = Math.max(...step.scores);
    const front = step.scores.flatMap((score, seat) => (score === top ? [seat] : []));
    if (front.length === 1 && front[0] !== leads.at(-1)?.seat) leads.push({ step, seat: front[0]! });
  }
  const from = leads.map(({ step }) => along(step, counted));
  return leads.map((lead, index) => ({ ...lead, from: from[index]!, to: from[index + 1] ?? 1 }));
}

/** The changes of the lead that are marked: the last one and those that lasted longest, as many as are wanted and
    can stand apart; in the order of the game. */
export function lasting(leads: readonly Lead[], wanted: number, apart: number): Lead[] {
  const length = (lead: Lead) => (lead === leads.at(-1) ? Infinity : lead.to - lead.from);
  const marked: Lead[] = [];
  for (const lead of leads.slice(1).sort((one, other) => length(other) - length(one))) {
    const isFree = marked.every((other) => Math.abs(other.from - lead.from) >= apart);
    if (marked.length < wanted && isFree) marked.push(lead);
  }
  return marked.sort((one, other) => one.from - other.from);
}

/** Round and whole figures for the axis: about `wanted` of them, from at most `low`, or 0, to at least `top`. */
export function axis(top: number, wanted = 5, low = 0): number[] {
  const raw = Math.max(1, top - low) / wanted;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((size) => size >= raw && Number.isInteger(size))!;
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.floor(top / step) - first + 1 }, (_, index) => (first + index) * step);
}
