/* Deltas become positions: whatever is missed, doubled or out of order, the picture is the same. */
import { expect, test } from "vitest";
import { edited, type Edit } from "../src/net/edited";
import { Line, type News, type Socket } from "../src/net/line";
import type { SentDelta, SentPosition } from "../src/net/types";

test("edits put, splice and take away, and leave the view before as it was", () => {
  const before = { seats: [{ name: "Ada", cards: [1, 2] }, { name: "Hugo", cards: [] }], shares: { GWR: 1, LNE: 2 } };
  const kept = structuredClone(before);
  const edits: Edit[] = [
    [["seats", 0, "cards"], 1, 1, [5, 6]],
    [["seats", 0, "name"], "Émile"],
    [["shares", "GWR"]],
    [["shares", "MID"], 3],
  ];
  const after = edited(before, edits);
  expect(after).toEqual({ seats: [{ name: "Émile", cards: [1, 5, 6] }, { name: "Hugo", cards: [] }], shares: { LNE: 2, MID: 3 } });
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
    view: [[["list"], version - 1, 0, [version - 1]], [["sum"], version]],
    log: [],
  }) as unknown as SentDelta;

/** A server that answers whoever asks for the whole, over a line that spoils what it carries. */
class Spoilt {
  seen: SentPosition[] = [];
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
