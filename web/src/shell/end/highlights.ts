/* What each seat did best and where the game turned, from its course and its count. Pure. */
import type { Course, LogLine, Outcome } from "../../net/types";
import type { Curves, Lead } from "./course";

/** The move that brought a seat most. */
export interface BestMove {
  moves: number;
  gain: number;
  /** Whether the seat made it itself: what ends a year or a round pays others too. */
  own: boolean;
  /** The log line that tells of it, if one does. */
  line: number | null;
}

/** The source in which a seat did best beside the others. */
export interface BestSource {
  source: string;
  amount: number;
  /** By how much it stands before the best of the others; 0 or less where it does not. */
  ahead: number;
}

export interface Best {
  seat: number;
  move: BestMove | null;
  source: BestSource | null;
}

export function bestOf(outcome: Outcome, course: Course, log: readonly LogLine[]): Best[] {
  return outcome.standings.map(({ seat }) => ({ seat, move: bestMove(course, log, seat), source: bestSource(outcome, seat) }));
}

/** Of all moves, those of others too, the one after which the seat had gained most; the last count is no move. */
function bestMove(course: Course, log: readonly LogLine[], seat: number): BestMove | null {
  let best: BestMove | null = null;
  for (let moves = 1; moves < course.scores.length - 1; moves++) {
    const gain = course.scores[moves]![seat]! - course.scores[moves - 1]![seat]!;
    if (gain > (best?.gain ?? 0)) best = { moves, gain, own: course.seats[moves - 1] === seat, line: lineFor(course, log, moves, seat, gain) };
  }
  return best;
}

/** The line of a move that paid this seat most of what it gained; else the first that is no heading. */
function lineFor(course: Course, log: readonly LogLine[], moves: number, seat: number, gained: number): number | null {
  const from = course.lines[moves - 1] ?? log.length;
  const to = course.lines[moves] ?? log.length;
  let [found, most] = [-1, 0];
  for (let index = from; index < to; index++) {
    const gain = log[index]!.gains.find((each) => each.seat === seat)?.amount ?? 0;
    const pays = gain > most && gain <= gained;
    if (pays || (found < 0 && !log[index]!.heading)) [found, most] = [index, pays ? gain : 0];
  }
  return found < 0 ? null : found;
}

function bestSource(outcome: Outcome, seat: number): BestSource | null {
  const own = outcome.standings.find((standing) => standing.seat === seat)!.breakdown;
  const others = outcome.standings.filter((standing) => standing.seat !== seat);
  const found = Object.entries(own)
    .filter(([, amount]) => amount > 0)
    .map(([source, amount]) => ({ source, amount, ahead: amount - Math.max(0, ...others.map(({ breakdown }) => breakdown[source] ?? 0)) }));
  /* Whoever stands before the others in nothing is told where most came from. */
  const leads = others.length > 0 && found.some(({ ahead }) => ahead > 0);
  found.sort((one, other) => (leads ? other.ahead - one.ahead : 0) || other.amount - one.amount);
  return found[0] ?? null;
}

/** Whether the two best have as many points, and something else put one of them first. */
export function isBroken({ standings: [first, second] }: Outcome): boolean {
  return second?.rank === 2 && first?.score === second.score;
}

export type Turn = { kind: "never"; seat: number } | { kind: "move"; lead: Lead } | { kind: "count"; lead: Lead };

/** The moment from which the winner led to the end; null where nobody wins alone, or plays alone. */
export function turnOf(outcome: Outcome, curves: Curves): Turn | null {
  const winners = outcome.standings.filter(({ rank }) => rank === 1);
  const last = curves.leads.at(-1);
  if (outcome.standings.length < 2 || winners.length !== 1 || last?.seat !== winners[0]!.seat) return null;
  if (curves.leads.length === 1) return { kind: "never", seat: last.seat };
  return { kind: last.step.count ? "count" : "move", lead: last };
}
