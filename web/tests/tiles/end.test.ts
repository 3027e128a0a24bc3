import { expect, test } from "vitest";
import { axis } from "../../src/shell/end/course";
import { score } from "../../src/words/scores";

test("a chart of scores below nothing has round figures on both sides of it", () => {
  expect(axis(10, 5, -8)).toEqual([-5, 0, 5, 10]);
  expect(axis(20, 5)).toEqual([0, 5, 10, 15, 20]);
});

test("a score below nothing has a true minus", () => {
  expect(score({ language: "en", game: "tiles", names: [] }, -11)).toBe("−11");
});
