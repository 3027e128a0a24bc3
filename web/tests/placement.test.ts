/* Where the preview card stands. */
import { expect, test } from "vitest";
import { covered, crosses, edgePoint, overlap, placed } from "../src/boards/shared/placement";

const STAGE = { x: 0, y: 0, width: 800, height: 600 };
const CARD = { width: 250, height: 200 };
const FREE = { last: null, target: null };
const box = (x: number, y: number, weight: number, width = 60) => ({ x, y, width, height: width, weight });

test("an empty board leaves the card in its corner, inside the stage", () => {
  expect(placed(STAGE, CARD, [], FREE)).toEqual({ x: 16, y: 16 });
});

test("a card as high as the stage is cut as little as can be", () => {
  expect([560, 590, 640].map((height) => placed(STAGE, { width: 250, height }, [], FREE).y)).toEqual([16, 5, 0]);
});

test("the card never covers the choice that it speaks of", () => {
  for (const [x, y] of [
    [20, 20],
    [700, 20],
    [20, 500],
    [700, 500],
    [370, 270],
  ] as const) {
    const choice = box(x, y, 60);
    const spot = placed(STAGE, CARD, [choice], { last: null, target: { x: x + 30, y: y + 30 } });
    expect(overlap({ ...spot, ...CARD }, choice)).toBe(0);
  }
});

test("where everything is full it covers what weighs least", () => {
  const marks = [box(0, 0, 8, 400), box(400, 0, 8, 400), box(0, 300, 8, 400), box(400, 300, 0.5, 400)];
  const spot = placed(STAGE, CARD, marks, FREE);
  expect(spot.x).toBeGreaterThan(390);
  expect(spot.y).toBeGreaterThan(290);
});

test("it stays where it is when another place is no better", () => {
  const last = { x: 534, y: 384 };
  expect(placed(STAGE, CARD, [box(300, 100, 8)], { last, target: null })).toEqual(last);
});

test("it leaves its place for a choice that appears under it", () => {
  const spot = placed(STAGE, CARD, [box(30, 30, 60)], { last: { x: 16, y: 16 }, target: null });
  expect(covered({ ...spot, ...CARD }, [box(30, 30, 60)])).toBe(0);
});

test("it leaves its place before it cuts a mark by a hair", () => {
  const mark = box(260, 60, 6);
  const spot = placed(STAGE, CARD, [mark], { last: { x: 16, y: 16 }, target: null });
  expect(overlap({ ...spot, ...CARD }, mark)).toBe(0);
});

test("the line leaves the card at the point nearest to its thing", () => {
  const card = { x: 100, y: 100, ...CARD };
  expect(edgePoint(card, { x: 500, y: 150 })).toEqual({ x: 350, y: 150 });
  expect(edgePoint(card, { x: 120, y: 400 })).toEqual({ x: 120, y: 300 });
});

test("a line leads over a box, or beside it", () => {
  const box = { x: 10, y: 10, width: 10, height: 10 };
  expect(crosses({ x: 0, y: 0 }, { x: 30, y: 30 }, box)).toBe(true);
  expect(crosses({ x: 0, y: 15 }, { x: 8, y: 15 }, box)).toBe(false);
  expect(crosses({ x: 0, y: 5 }, { x: 30, y: 5 }, box)).toBe(false);
  expect(crosses({ x: 15, y: 0 }, { x: 15, y: 40 }, box)).toBe(true);
});
