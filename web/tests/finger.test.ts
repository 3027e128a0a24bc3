import { expect, test } from "vitest";
import { Finger } from "../src/table/finger";

const at = (detail: number, clientX: number, clientY: number) => ({ detail, clientX, clientY });

test("two quick clicks on one spot are one; on two things they are two", () => {
  const finger = new Finger();
  finger.click(at(1, 100, 100));
  finger.click(at(2, 104, 98));
  expect(finger.isSecondClick).toBe(true);
  finger.click(at(3, 100, 130));
  expect(finger.isSecondClick).toBe(false);
});
