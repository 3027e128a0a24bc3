import { describe, expect, test } from "vitest";
import { byCell, firstWay, mirroredWay, mirrorImage, turnedWay, waysIn } from "../../src/boards/tiles/laying";
import { swept } from "../../src/boards/tiles/twist";
import { sidesOf, tileOf } from "../../src/boards/tiles/printed";
import { choice, lay } from "./position";

const menu = [
  lay("V55", "Q13", 0, 1),
  lay("V55", "Q13", 3, 5),
  lay("V55", "Q13", 4, 5),
  lay("V55", "L12", 6, -2),
  lay("V24", "Q13", 0, 0),
  choice("reject V55", []),
];

describe("the ways to lay a tile", () => {
  const cells = byCell(waysIn(menu), "hand:V55");

  test("are those of the tile in hand, by cell, the best first", () => {
    expect([...cells.keys()]).toEqual(["Q13", "L12"]);
    expect(cells.get("Q13")!.map(({ orientation }) => orientation)).toEqual([3, 4, 0]);
  });

  test("turn round through those that fit, and nothing else", () => {
    const ways = cells.get("Q13")!;
    const seen = [ways[0]!];
    for (let k = 0; k < 3; k += 1) seen.push(turnedWay(ways, seen.at(-1)!, 1));
    expect(seen.map(({ orientation }) => orientation)).toEqual([3, 4, 0, 3]);
    expect(turnedWay(ways, ways[0]!, -1).orientation).toBe(0);
  });

  test("mirror to the image where it fits, else to the next way", () => {
    const ways = cells.get("Q13")!;
    const [third, , first] = ways;
    expect(mirroredWay(ways, first!).orientation).toBe(4);
    expect(mirroredWay(ways, third!).orientation).toBe(4);
    expect(mirroredWay([first!], first!)).toBe(first);
  });
});

test("the mirror image of a laid tile swaps east and west", () => {
  for (let o = 0; o < 8; o += 1) {
    const [north, east, south, west] = sidesOf(tileOf("V55"), o);
    expect(sidesOf(tileOf("V55"), mirrorImage(o))).toEqual([north, west, south, east]);
  }
});

test("a starting tile lies in the middle", () => {
  expect(firstWay(choice("start V43", ["start:V43"]))).toMatchObject({ tile: "V43", cell: "M13", orientation: 0 });
  expect(firstWay(choice("done", []))).toBeNull();
});

describe("fingers", () => {
  test("a twist goes the short way round", () => {
    expect(swept(170, -170)).toBe(20);
    expect(swept(-170, 170)).toBe(-20);
    expect(swept(10, 50)).toBe(40);
  });
});
