/* What each seat did best, and where the game turned. */
import { expect, test } from "vitest";
import type { Course, LogLine, Outcome } from "../src/net/types";
import { curvesOf } from "../src/shell/end/course";
import { bestOf, isBroken, turnOf } from "../src/shell/end/highlights";

const line = (id: string, ...gains: [number, number][]): LogLine =>
  ({ text: { id, facts: {} }, gains: gains.map(([seat, amount]) => ({ seat, amount })), heading: false }) as unknown as LogLine;
const outcome = (...breakdowns: Record<string, number>[]): Outcome => {
  const scores = breakdowns.map((each) => Object.values(each).reduce((sum, amount) => sum + amount, 0));
  const standings = breakdowns.map((breakdown, seat) => {
    return { seat, score: scores[seat]!, rank: 1 + scores.filter((score) => score > scores[seat]!).length, breakdown };
  });
  return { standings, reason: "over", verdict: null };
};

const COURSE: Course = {
  scores: [
    [0, 0],
    [3, 0],
    [3, 5],
    [9, 5],
    [9, 8],
  ],
  seats: [0, 1, 0, 1],
  lines: [0, 1, 2, 4],
};
const LOG = [line("a", [0, 3]), line("b", [1, 5]), line("c"), line("d", [0, 6]), line("e", [1, 3])];

test("the best move of a seat is the one that brought most, told by the line that paid it", () => {
  const best = bestOf(outcome({ track: 9 }, { track: 8 }), COURSE, LOG);
  expect(best.map(({ move }) => move)).toEqual([
    { moves: 3, gain: 6, own: true, line: 3 },
    { moves: 2, gain: 5, own: true, line: 1 },
  ]);
});

test("a move that paid several is the best of its own seat alone", () => {
  const scores = [
    [0, 0],
    [9, 9],
    [10, 9],
    [11, 10],
  ];
  const best = bestOf(outcome({ track: 11 }, { track: 10 }), { ...COURSE, scores }, LOG);
  expect(best.map(({ move }) => [move!.moves, move!.own])).toEqual([
    [1, true],
    [1, false],
  ]);
});

test("a tie is broken where equal points have different ranks, and not where the victory is shared", () => {
  const shared = outcome({ track: 9 }, { track: 9 });
  const [first, second] = shared.standings;
  expect(isBroken(shared)).toBe(false);
  expect(isBroken({ ...shared, standings: [first!, { ...second!, rank: 2 }] })).toBe(true);
  expect(isBroken(outcome({ track: 9 }, { track: 8 }))).toBe(false);
  expect(isBroken(outcome({ track: 9 }))).toBe(false);
});

test("the best source is the one that stands farthest before the others, not the largest", () => {
  const [ada, hugo] = bestOf(outcome({ track: 20, towns: 6 }, { track: 19, towns: 1 }), COURSE, LOG);
  expect(ada!.source).toEqual({ source: "towns", amount: 6, ahead: 5 });
  expect(hugo!.source).toEqual({ source: "track", amount: 19, ahead: -1 });
});

test("who stands before the others in nothing is told where most came from", () => {
  const [, hugo] = bestOf(outcome({ track: 57, cards: 3 }, { track: 51, cards: 2 }), COURSE, LOG);
  expect(hugo!.source).toEqual({ source: "track", amount: 51, ahead: -6 });
});

test("who plays alone is told of the largest source", () => {
  expect(bestOf(outcome({ track: 4, towns: 6, losses: -3 }), COURSE, LOG)[0]!.source?.source).toBe("towns");
});

test("the game turned where the winner took the lead for good", () => {
  const turn = turnOf(outcome({ track: 9 }, { track: 8 }), curvesOf(COURSE, LOG));
  expect(turn).toMatchObject({ kind: "move", lead: { seat: 0, step: { moves: 3 } } });
});

test("a lead that never changed hands is told as such, and no turn where the victory is shared", () => {
  const steady: Course = {
    ...COURSE,
    scores: [
      [0, 0],
      [3, 0],
      [3, 2],
      [9, 2],
      [9, 5],
    ],
  };
  expect(turnOf(outcome({ track: 9 }, { track: 5 }), curvesOf(steady, LOG))).toEqual({ kind: "never", seat: 0 });
  expect(turnOf(outcome({ track: 9 }, { track: 9 }), curvesOf(steady, LOG))).toBeNull();
  expect(turnOf(outcome({ track: 9 }), curvesOf(steady, LOG))).toBeNull();
});

test("a line that pays more than was gained pays something else, and tells of no lead", () => {
  const log = [line("a", [0, 3]), line("b", [1, 5]), line("delivers", [0, 6]), line("income", [0, 21], [1, 19]), line("e", [1, 3])];
  const turn = turnOf(outcome({ track: 9 }, { track: 8 }), curvesOf(COURSE, log));
  expect(turn).toMatchObject({ lead: { step: { moves: 3, line: 2 } } });
  expect(bestOf(outcome({ track: 9 }, { track: 8 }), COURSE, log)[0]!.move).toEqual({ moves: 3, gain: 6, own: true, line: 2 });
});
