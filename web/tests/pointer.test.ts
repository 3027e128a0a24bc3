import { expect, test } from "vitest";
import { Pointer } from "../src/table/pointer.svelte";

const roll = new EventTarget();
const endTurn = new EventTarget();
const at = (detail: number, clientX: number, clientY: number, target: EventTarget | null = roll, timeStamp = 0) => ({
  detail,
  clientX,
  clientY,
  target,
  timeStamp,
});

test("two quick clicks on one spot are one; on two things they are two", () => {
  const pointer = new Pointer();
  pointer.click(at(1, 100, 100));
  pointer.click(at(2, 104, 98));
  expect(pointer.isSecondClick).toBe(true);
  pointer.click(at(3, 100, 130));
  expect(pointer.isSecondClick).toBe(false);
});

test("the second click of two does nothing to what came under it meanwhile", () => {
  const pointer = new Pointer();
  expect(pointer.click(at(1, 100, 100))).toBe(false);
  expect(pointer.click(at(2, 101, 100, endTurn))).toBe(true);
  expect(pointer.click(at(1, 101, 100, endTurn, 2000))).toBe(false);
});

test("quick taps on one spot are a double tap where the browser counts none", () => {
  const pointer = new Pointer();
  pointer.press({ pointerType: "touch" });
  pointer.click(at(1, 100, 100, roll, 1000));
  expect(pointer.click(at(1, 100, 100, endTurn, 1200))).toBe(true);
  expect(pointer.click(at(1, 100, 100, endTurn, 1900))).toBe(false);
});

test("what a key presses is never the second half of a double click", () => {
  const pointer = new Pointer();
  pointer.click(at(1, 0, 0));
  expect(pointer.click(at(0, 0, 0, endTurn))).toBe(false);
  expect(pointer.isSecondClick).toBe(false);
});

test("a mouse that moves after a finger points again; after a key the keyboard goes on", () => {
  const pointer = new Pointer();
  pointer.press({ pointerType: "touch" });
  expect(pointer.touches).toBe(true);
  pointer.move({ pointerType: "mouse" });
  expect(pointer.by).toBe("mouse");
  pointer.strike();
  pointer.move({ pointerType: "mouse" });
  expect(pointer.by).toBe("keys");
});
