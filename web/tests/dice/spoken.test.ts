/* How seats are called in the sentences of a year. */
import { expect, test } from "vitest";
import { speakWhy } from "../../src/boards/dice/spoken";
import type { SeatInfo } from "../../src/net/types";
import type { Reader } from "../../src/words/catalogue";
import { called } from "../../src/words/seats";

const en: Reader = { language: "en", game: "dice", names: ["Ada", "Hugo"] };
const seat = (seat: number, name: string, mine: boolean, kind: SeatInfo["kind"] = "person"): SeatInfo => ({
  seat,
  name,
  mine,
  kind,
  level: null,
  present: true,
});
const seats = [seat(0, "Ada", true), seat(1, "Hugo", false)];

test("whoever reads is You, but not at a screen that all share", () => {
  expect(seats.map(called)).toEqual(["You", "Hugo"]);
  expect(called(seat(0, "Ada", true, "hotseat"))).toBe("Ada");
});

test("a director is told of as the reader or by name, whoever it was before", () => {
  const tied = { why: "left" as const, shares: [2, 2] };
  expect(speakWhy({ ...tied, before: 0, after: 1 }, seats, en)).toBe("Tied at 2: Hugo is first to the left of you.");
  expect(speakWhy({ ...tied, before: 1, after: 0 }, seats, en)).toBe("Tied at 2: you are first to the left of Hugo.");
});
