/* The log as a reader wants it: the tiles of one build in one line, the cubes that came to a city. Pure. */
import type { Fact, LogLine, Text } from "../../net/types";

const TILE = "log-tile";
const DELIVERED = "log-delivered";

/** How many cubes were delivered to a city. */
export function deliveredTo(city: string, lines: readonly LogLine[]): number {
  return lines.filter(({ text: { id, facts } }) => id === DELIVERED && isCity(facts.other, city)).length;
}

function isCity(fact: Fact | undefined, city: string): boolean {
  return typeof fact === "object" && fact.is === "name" && fact.id === `city-${city}`;
}

/** What stands in the place of each line; nothing where the last tile of a build tells of all. */
export function gathered(lines: readonly LogLine[]): (LogLine | null)[] {
  let from = 0;
  return lines.map((line, index) => {
    if (!isSameBuild(lines[from]!, line)) from = index;
    if (isSameBuild(line, lines[index + 1])) return null;
    return index > from ? joined(lines.slice(from, index + 1)) : line;
  });
}

function isSameBuild(one: LogLine, other: LogLine | undefined): boolean {
  return one.text.id === TILE && other?.text.id === TILE && one.seat === other.seat;
}

function joined(tiles: readonly LogLine[]): LogLine {
  const last = tiles.at(-1)!;
  const sum = (fact: string): number => tiles.reduce((total, { text }) => total + Number(text.facts[fact] ?? 0), 0);
  const facts: Text["facts"] = {
    seat: last.text.facts.seat!,
    count: tiles.length,
    first: tiles[0]!.text.facts.hex!,
    last: last.text.facts.hex!,
    amount: sum("amount"),
    issued: sum("issued"),
  };
  return { ...last, text: { id: "log-tiles", facts }, things: tiles.flatMap(({ things }) => things) };
}
