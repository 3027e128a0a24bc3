/* Deltas become positions: whatever is missed, doubled or out of order, the picture is the same. */
import { expect, test } from "vitest";
import { edited, type Edit } from "../src/net/edited";
import { Line, type News, type Socket } from "../src/net/line";
import type { Choice, Position, SentDelta, SentPosition } from "../src/net/types";

test("edits put, splice and take away, and leave the view before as it was", () => {
  const before = {
    seats: [
      { name: "Ada", cards: [1, 2] },
      { name: "Hugo", cards: [] },
    ],
    shares: { GWR: 1, LNE: 2 },
  };
  const kept = structuredClone(before);
  const edits: Edit[] = [[["seats", 0, "cards"], 1, 1, [5, 6]], [["seats", 0, "name"], "Émile"], [["shares", "GWR"]], [["shares", "MID"], 3]];
  const after = edited(before, edits);
  expect(after).toEqual({
    seats: [
      { name: "Émile", cards: [1, 5, 6] },
      { name: "Hugo", cards: [] },
    ],
    shares: { LNE: 2, MID: 3 },
  });
  expect(before).toEqual(kept);
  expect(after.seats[1]).toBe(before.seats[1]);
});

test("a view may be put in the place of another", () => {
  expect(edited({ a: 1 }, [[[], { b: 2 }]])).toEqual({ b: 2 });
});

/** A table whose view is a list that every version adds to. */
const LAST = 12;
const viewAt = (version: number) => ({ list: Array.from({ length: version }, (_, k) => k), sum: version });
const whole = (version: number) => ({ type: "position", version, seat: 0, view: viewAt(version), log: [] }) as unknown as SentPosition;
const delta = (version: number) =>
  ({
    type: "delta",
    since: version - 1,
    version,
    view: [
      [["list"], version - 1, 0, [version - 1]],
      [["sum"], version],
    ],
    log: [],
  }) as unknown as SentDelta;

/** A server that answers whoever asks for the whole, over a line that spoils what it carries. */
class Spoilt {
  seen: Position[] = [];
  now = 0;
  private socket: Socket = { onopen: null, onclose: null, onmessage: null, send: (data) => this.hear(data), close: () => {} };
  private waiting: object[] = [];

  constructor() {
    const world = { connect: () => this.socket, now: () => 0, later: () => 0, never: () => {}, awaits: () => () => {} };
    new Line(world, (news: News) => {
      if (news.kind === "message" && news.message.type === "position") this.seen.push(news.message);
    }).open();
    this.carry(whole(0));
  }

  carry(message: object): void {
    this.socket.onmessage!({ data: JSON.stringify(message) });
    for (const answer of this.waiting.splice(0)) this.carry(answer);
  }

  private hear(data: string): void {
    if (JSON.parse(data).type === "whole") this.waiting.push(whole(this.now));
  }
}

function shuffled(seed: number): number[] {
  const order = Array.from({ length: LAST }, (_, k) => k + 1);
  for (let at = order.length - 1; at > 0; at--) {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    const other = seed % (at + 1);
    [order[at], order[other]] = [order[other]!, order[at]!];
  }
  return order;
}

const ORDERS: Record<string, number[]> = {
  "as they were sent": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  "with some missing": [1, 2, 5, 6, 9, 12],
  "all twice": [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12],
  backwards: [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1],
  ...Object.fromEntries([1, 2, 3, 4, 5].map((seed) => [`in any order, ${seed}`, shuffled(seed)])),
};

for (const [how, order] of Object.entries(ORDERS)) {
  test(`frames that come ${how} end with the same picture`, () => {
    const spoilt = new Spoilt();
    for (const version of order) {
      spoilt.now = Math.max(spoilt.now, version);
      spoilt.carry(delta(version));
    }
    expect(spoilt.seen.at(-1)!.view).toEqual(viewAt(LAST));
    expect(spoilt.seen.map((position) => position.version)).toEqual([...new Set(spoilt.seen.map((p) => p.version))].sort((a, b) => a - b));
    for (const position of spoilt.seen) expect(position.view).toEqual(viewAt(position.version));
  });
}

test("a whole position of an earlier version that comes late is old news", () => {
  const spoilt = new Spoilt();
  spoilt.carry(delta(1));
  spoilt.carry(whole(0));
  expect(spoilt.seen.at(-1)!.version).toBe(1);
});

/** A delta with a menu of places; a pair stands for a stretch of the menu that came with `since`. */
function asking(version: number, choices: (string[] | [number, number])[], since: number | null = null, id = "where"): SentDelta {
  const block = (places: string[]) => ({ group: "go", head: "to ", stem: "", runs: [[0, 0, places.map((place) => [place, null, [place]])]] });
  const rows = choices.map((each) => (typeof each[0] === "number" ? each : block(each as string[])));
  return { ...delta(version), menu: { prompt: { id, facts: {} }, texts: [["place", "name"]], paths: [[]], choices: rows, since } } as unknown as SentDelta;
}

const offered = (position: Position) => position.menu!.choices.map((choice: Choice) => choice.notation);

test("choices of the last menu with the same question are told by where they stood", () => {
  const spoilt = new Spoilt();
  spoilt.carry(asking(1, [["A", "B", "C", "D", "E"]]));
  spoilt.carry(asking(2, [["X"]], null, "what"));
  spoilt.carry(asking(3, [["F"], [3, 2], ["G"], [0, 2]], 1));
  spoilt.carry(asking(4, [[0, 3]], 3));
  expect(spoilt.seen.slice(1).map(offered)).toEqual([
    ["to A", "to B", "to C", "to D", "to E"],
    ["to X"],
    ["to F", "to D", "to E", "to G", "to A", "to B"],
    ["to F", "to D", "to E"],
  ]);
});

test("a menu that tells of one that never came is asked for whole, and a whole position forgets them all", () => {
  const spoilt = new Spoilt();
  spoilt.carry(asking(1, [["A", "B"]]));
  spoilt.carry(whole(1));
  spoilt.now = 2;
  spoilt.carry(asking(2, [[0, 2]], 1));
  expect(spoilt.seen.map((position) => position.version)).toEqual([0, 1, 1, 2]);
  expect(spoilt.seen.at(-1)!.menu).toBeUndefined();
});
