import { describe, expect, test } from "vitest";
import { border, boxAround, nameOf, placeOf, turned } from "../../src/boards/tiles/squares";
import { looksAlike, sidesOf, tileOf } from "../../src/boards/tiles/printed";

describe("names of cells", () => {
  test("the first tile lies on M13, and rows grow to the south", () => {
    expect(nameOf({ x: 0, y: 0 })).toBe("M13");
    expect(nameOf({ x: 4, y: -1 })).toBe("Q12");
  });

  test("beyond Z come two letters, west of A a dash, north of row 1 no number ends", () => {
    expect(nameOf({ x: 14, y: 0 })).toBe("AA13");
    expect(nameOf({ x: -13, y: 0 })).toBe("-A13");
    expect(nameOf({ x: 0, y: -14 })).toBe("M-1");
  });

  test("every name leads back to its cell", () => {
    for (let x = -36; x <= 36; x += 1) {
      for (const y of [-36, -13, -12, 0, 36]) expect(placeOf(nameOf({ x, y }))).toEqual({ x, y });
    }
  });
});

describe("turning a tile", () => {
  const ways = (tile: string): string[] =>
    Array.from({ length: 8 }, (_, o) =>
      sidesOf(tileOf(tile), o)
        .map((kind) => kind ?? "-")
        .join(""),
    );

  test("TIL-3: the curved station in its eight orientations", () => {
    expect(ways("V55")).toEqual(["RH--", "-RH-", "--RH", "H--R", "R--H", "HR--", "-HR-", "--HR"]);
  });

  test("mirrored first, then turned clockwise", () => {
    expect([0, 1, 2, 3].map((side) => turned(side, 4))).toEqual([0, 3, 2, 1]);
    expect([0, 1, 2, 3].map((side) => turned(side, 5))).toEqual([1, 0, 3, 2]);
  });

  test("TIL-4: a straight rail looks the same turned by half, a curved station never", () => {
    expect(looksAlike(tileOf("V04"), 0, 2)).toBe(true);
    expect(looksAlike(tileOf("V04"), 0, 1)).toBe(false);
    const curved = tileOf("V55");
    expect([1, 2, 3, 4, 5, 6, 7].some((other) => looksAlike(curved, 0, other))).toBe(false);
  });
});

describe("outlines", () => {
  test("a cell by itself has four sides, two side by side have six between them", () => {
    expect(border([{ x: 0, y: 0 }], 2).match(/M/g)).toHaveLength(4);
    expect(
      border(
        [
          { x: 0, y: 0 },
          { x: 1, y: 0 },
        ],
        2,
      ).match(/M/g),
    ).toHaveLength(6);
  });

  test("the lines meet at the inner corner of an L", () => {
    const d = border(
      [
        { x: 0, y: 0 },
        { x: 1, y: 0 },
        { x: 0, y: 1 },
      ],
      4,
    );
    const ends = [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([point]) => point);
    for (const end of ends) expect(ends.filter((other) => other === end).length).toBeGreaterThan(1);
  });

  test("the sheet of an empty map is that of its first cell", () => {
    expect(boxAround([], 1)).toEqual({ left: -144, right: 144, top: -144, bottom: 144 });
  });
});
