/* What the others did since a seat decided last, move by move. Pure. */
import type { Course, LogLine } from "../net/types";

/** A line of the log that tells a move or what came about without one, and all things that it and what followed name. */
export interface Deed {
  line: LogLine;
  things: readonly string[];
}

/** The lines as a game gathers them: nothing stands where a later one tells a line as well. */
export type Gathered = (lines: readonly LogLine[]) => (LogLine | null)[];

/** What was done since a seat decided last, the oldest first; nothing where it has not decided yet. */
export function deedsSince(
  seat: number | null,
  { seats, lines }: Pick<Course, "seats" | "lines">,
  log: readonly LogLine[],
  gathered: Gathered = (all) => [...all],
): Deed[] {
  const last = seat === null ? -1 : seats.lastIndexOf(seat);
  return last < 0 ? [] : deedsIn(log.slice(lines[last + 1] ?? log.length), gathered);
}

function deedsIn(lines: readonly LogLine[], gathered: Gathered): Deed[] {
  const deeds: { line: LogLine; things: string[] }[] = [];
  let ahead: string[] = [];
  for (const [index, line] of gathered(lines).entries()) {
    const { things, heading } = lines[index]!;
    if (line?.depth === 0 && !heading) {
      deeds.push({ line, things: [...ahead, ...things] });
      ahead = [];
    } else if (line === null) ahead.push(...things);
    else if (!heading) deeds.at(-1)?.things.push(...things);
  }
  return deeds.map(({ line, things }) => ({ line, things: [...new Set(things)] }));
}

/** The last seat that did something with each thing, but for one's own seat. */
export function touchedBy(deeds: readonly Deed[], own: number | null): Map<string, number> {
  const told = deeds.flatMap(({ line: { seat }, things }) => (seat === null || seat === own ? [] : things.map((thing) => [thing, seat] as const)));
  return new Map(told);
}
