/* The log as a reader wants it: rails of one turn in one line, and a year before what it is made of. Pure. */
import type { LogLine, Text } from "../../net/types";

const RAILS = ["log-rail", "log-rail-water"];
const BACK = ["log-back"];
const CHAIN = "log-counted";
const YEAR = "log-count";

/** What stands in the place of each line; nothing where another line tells it. */
export function gathered(lines: readonly LogLine[]): (LogLine | null)[] {
  const told: (LogLine | null)[] = [...lines];
  for (let from = 0; from < lines.length;) {
    const to = endOf(lines, from);
    if (to > from + 1) told.splice(from, to - from, ...joined(lines.slice(from, to)));
    from = to;
  }
  return told;
}

/** Where the lines that belong to one end. */
function endOf(lines: readonly LogLine[], from: number): number {
  const first = lines[from]!;
  let to = from + 1;
  if (first.text.id === CHAIN) {
    while (lines[to]?.text.id === CHAIN) to += 1;
    return lines[to]?.text.id === YEAR ? to + 1 : from + 1;
  }
  while (lines[to] && isAlike(first, lines[to]!)) to += 1;
  return to;
}

function isAlike(first: LogLine, other: LogLine): boolean {
  const kind = [RAILS, BACK].find((ids) => ids.includes(first.text.id));
  return kind !== undefined && kind.includes(other.text.id) && first.seat === other.seat && first.text.facts.end === other.text.facts.end;
}

/** The year comes before its chains; of other lines the last tells of all. */
function joined(lines: readonly LogLine[]): (LogLine | null)[] {
  const last = lines.at(-1)!;
  if (last.text.id === YEAR) return [last, ...lines.slice(0, -1)];
  const text = BACK.includes(last.text.id) ? { ...last.text, id: "log-backs", facts: { ...last.text.facts, count: lines.length } } : railsOf(lines);
  return [...lines.slice(1).map(() => null), { ...last, text, things: lines.flatMap(({ things }) => things) }];
}

function railsOf(lines: readonly LogLine[]): Text {
  const facts = lines.at(-1)!.text.facts;
  const dice = lines.reduce((sum, { text }) => sum + Number(text.facts.dice ?? 0), 0);
  const bridge = lines.some(({ text }) => text.id === "log-rail-water") ? "yes" : "no";
  return {
    id: "log-rails",
    facts: { seat: facts.seat!, end: facts.end!, count: lines.length, first: lines[0]!.text.facts.cell!, last: facts.cell!, dice, bridge },
  };
}
