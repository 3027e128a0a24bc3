/* Payments one by one: what each game's events come to, and the clock that plays them. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { BoardRoom, Ceremony } from "../src/boards/board";
import { ceremonyOf as revolution } from "../src/boards/revolution/ceremony";
import { ceremonyOf as rocket } from "../src/boards/rocket/ceremony";
import { ceremonyOf as tiles } from "../src/boards/tiles/ceremony";
import { ceremonyOf as tycoon } from "../src/boards/tycoon/ceremony";
import type { Position } from "../src/net/types";
import { Procession } from "../src/table/procession.svelte";
import { knows } from "../src/words/catalogue";

const reads = (game: string, ceremony: Ceremony | null): boolean =>
  ceremony!.payments.every(({ what }) => knows({ language: "en", game, names: [] }, what.id)) && knows({ language: "fr", game, names: [] }, ceremony!.title.id);
const amounts = (ceremony: Ceremony | null) => ceremony?.payments.map((payment) => payment.amounts);
const seats = (count: number) => ({ seats: Array.from({ length: count }, (_, seat) => ({ seat, trains: [], milestones: [], tracks: {} })) }) as never;

describe("what events pay", () => {
  test("Rocket: a merger, then the count; what pays nobody is left out", () => {
    const merger = { event: "lineabsorbed", company: "GWR", by: "LSWR", towns: 3, payments: [4000, 2000] };
    const nobody = { event: "categorypaid", category: "steel", counts: [0, 0], payments: [0, 0] };
    const shares = { event: "sharespaid", company: "LSWR", towns: 5, counts: [2, 1], payments: [5000, 2000] };
    const over = { seats: [{ money: 30_000 }, { money: 24_000 }] } as never;
    const paid = rocket([merger, { event: "gameended", reason: "tiles" }, nobody, shares], over);

    expect(amounts(paid)).toEqual([
      [4000, 2000],
      [5000, 2000],
    ]);
    expect(paid!.had).toEqual([21_000, 20_000]); // the count goes on from each fortune
    expect(paid!.payments[0]!.things).toEqual(["company:GWR", "company:LSWR"]);
    expect(reads("rocket", paid)).toBe(true);
    expect(rocket([nobody], over)).toBeNull();
    expect(rocket([merger], over)!.had).toBeUndefined();
    expect(rocket([{ ...nobody, payments: [3000, 0] }], over)!.payments[0]!.things).toEqual(["good:steel"]);
  });

  test("Tiles: cities, rectangles, dead ends that cost, objectives", () => {
    const paid = tiles(
      [
        { event: "citiesscored", counts: [2, 0], points: [6, 0] },
        { event: "deadendscounted", counts: [0, 3], points: [0, -3] },
        { event: "objectivescored", kind: "1a", laid: [true, false], holds: [true, false], points: [8, 0] },
      ],
      { seat: 1, seats: [{}, { figures: { cities: [{ cells: ["b2", "c2"] }], rectangle: null, dead_ends: [{ cell: "d4" }] } }] } as never,
    );

    expect(amounts(paid)).toEqual([
      [6, 0],
      [0, -3],
      [8, 0],
    ]);
    expect(paid!.payments.map(({ things }) => things)).toEqual([["cell:b2", "cell:c2"], ["cell:d4"], ["objective:1a"]]);
    expect(reads("tiles", paid)).toBe(true);
  });

  test("Tycoon: at the end the tycoons; income lies on the board's own sheet, and not twice", () => {
    const income = tycoon([{ event: "incomepaid", turn: 3, rows: [] }], seats(2));
    const end = tycoon([{ event: "tycoonsshown", results: [{ seat: 0, card: "astor", figures: [], points: 5 }] }], seats(2));

    expect(income).toBeNull();
    expect(amounts(end)).toEqual([[5, 0]]);
    expect(reads("tycoon", end)).toBe(true);
  });

  test("Revolution: a milestone, and the count source by source", () => {
    const counted = { event: "seatcounted", trains: 0, milestones: 9, telegraph: 4, stations: 0, network: 0, links: 0, total: 13 };
    const milestone = revolution([{ event: "milestonecompleted", seat: 1, milestone: "a1", vp: 7, managers: [] }], {
      seats: [
        { seat: 0, figures: { total: 20 } },
        { seat: 1, figures: { total: 30 } },
      ],
    } as never);
    const end = revolution(
      [
        { ...counted, seat: 0 },
        { ...counted, seat: 1, trains: 3 },
      ],
      seats(2),
    );

    expect(amounts(milestone)).toEqual([[0, 7]]);
    expect(milestone!.had).toEqual([20, 23]); // a milestone adds to points that are known
    expect(amounts(end)).toEqual([
      [0, 3],
      [9, 9],
      [4, 4],
    ]);
    expect(reads("revolution", milestone) && reads("revolution", end)).toBe(true);
  });
});

describe("the clock", () => {
  const PAID: Ceremony = {
    title: { id: "ceremony-count", facts: {} },
    payments: [
      [3, 0],
      [1, 2],
    ].map((amounts) => ({ what: { id: "what", facts: {} }, amounts, things: [] })),
    sum: (amount) => ({ id: "ceremony-points", facts: { amount } }),
  };
  const room = { paying: { by: ["paid"], load: async () => ({ ceremonyOf: () => PAID }) } } as unknown as BoardRoom<unknown>;
  const at = (moves: number, event = "paid") => ({ moves, events: [{ event }], view: {} }) as unknown as Position;
  let pace = 1;
  let procession: Procession;

  beforeEach(() => {
    vi.useFakeTimers();
    pace = 1;
    procession = new Procession(() => pace);
  });
  afterEach(() => vi.useRealTimers());

  test("plays a payment after the other, sums them up, and ends", async () => {
    await procession.hear(at(4), room);
    expect(procession.ceremony).toBeNull();
    await procession.hear(at(5), room);
    expect([procession.step, procession.sums]).toEqual([0, [3, 0]]);
    vi.advanceTimersByTime(1400);
    expect([procession.step, procession.sums]).toEqual([1, [4, 2]]);
    vi.advanceTimersByTime(2300);
    expect(procession.ceremony).toBeNull();
  });

  test("goes twice as quickly at twice the pace, and not at all at none", async () => {
    await procession.hear(at(4), room);
    pace = 2;
    await procession.hear(at(5), room);
    vi.advanceTimersByTime(700);
    expect(procession.step).toBe(1);
    procession.skip();
    pace = 0;
    await procession.hear(at(6), room);
    expect(procession.ceremony).toBeNull();
  });

  test("is over when it is skipped, also while it is on its way, and knows what pays", async () => {
    await procession.hear(at(4), room);
    const coming = procession.hear(at(5), room);
    procession.skip();
    await coming;
    await procession.hear(at(6, "turnbegan"), room);
    expect(procession.ceremony).toBeNull();
  });

  test("keeps who won for itself until all is paid, and nothing else", async () => {
    const before = at(4);
    await procession.hear(before, room);
    const coming = procession.hear({ ...at(5), outcome: {} } as Position, room);
    expect(procession.before).toBe(before);
    await coming;
    vi.advanceTimersByTime(1400);
    expect(procession.before).toBe(before);
    vi.advanceTimersByTime(2300);
    expect(procession.before).toBeNull();
    await procession.hear(at(6), room);
    expect(procession.before).toBeNull();
  });

  test("lets the next ceremony wait for its turn", async () => {
    await procession.hear(at(4), room);
    procession.play(PAID);
    procession.play(PAID);
    vi.advanceTimersByTime(3600);
    expect([procession.ceremony, procession.step]).toEqual([PAID, 0]);
  });
});
