import { describe, expect, test } from "vitest";
import { byCell, firstWay, mirroredWay, mirrorImage, rejection, taking, turnedWay, waysIn } from "../../src/boards/tiles/laying";
import { orderOf } from "../../src/boards/tiles/keys";
import { bestLeft, finishIn, placementsIn, wished } from "../../src/boards/tiles/placing";
import { swept } from "../../src/boards/tiles/twist";
import { sidesOf, tileOf } from "../../src/boards/tiles/printed";
import { choice, lay } from "./position";

const menu = [
  lay("V55", "Q13", 0, 1),
  lay("V55", "Q13", 3, 5),
  lay("V55", "Q13", 4, 5),
  lay("V55", "L12", 6, -2),
  lay("V24", "Q13", 0, 0),
  choice({ do: "rejecttile", tile: "V55" }),
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

  test("one tile can be rejected", () => {
    expect(rejection(menu, "V55")).toBe(menu.at(-1));
    expect(rejection(menu, "V24")).toBeNull();
  });
});

test("the mirror image of a laid tile swaps east and west", () => {
  for (let o = 0; o < 8; o += 1) {
    const [north, east, south, west] = sidesOf(tileOf("V55"), o);
    expect(sidesOf(tileOf("V55"), mirrorImage(o))).toEqual([north, west, south, east]);
  }
});

test("columns and starting tiles stand in the prompt in few words", () => {
  const column = { ...choice({ do: "choosecolumn", column: 2 }), detail: { id: "long", facts: {} } };
  expect(taking([column])![0]!.detail).toBeNull();
  expect(taking([choice({ do: "choosestarttile", tile: "V43" })])![0]!.label.id).toBe("archetype-overpass");
  expect(taking([choice({ do: "finishlaying" })])).toBeNull();
  expect(firstWay(choice({ do: "choosestarttile", tile: "V43" }))).toMatchObject({ tile: "V43", cell: "M13", orientation: 0 });
});

describe("placing pieces", () => {
  const pieces = [
    choice({ do: "placepiece", hall: "left", by: "token", cell: "M13", slot: 0 }, 3),
    choice({ do: "placepiece", hall: "left", by: "star", cell: "N13", slot: 0 }, 5),
    choice({ do: "placepiece", hall: "right", by: "token", cell: "M13", slot: 0 }, 3),
    choice({ do: "finishpieces" }),
  ];
  const all = placementsIn(pieces);

  test("a star widens the choice, a token narrows it", () => {
    expect(wished(all, { star: false, hall: null }).map(({ hall }) => hall)).toEqual(["left", "right"]);
    expect(wished(all, { star: true, hall: null })).toHaveLength(3);
    expect(wished(all, { star: true, hall: "right" }).map(({ thing }) => thing)).toEqual(["slot:M13:0"]);
  });

  test("finishing gives up the best that is left", () => {
    expect(finishIn(pieces)).toBe(pieces[3]);
    expect(bestLeft(all)).toBe(5);
    expect(bestLeft([])).toBe(0);
  });
});

describe("keys and fingers", () => {
  const press = (key: string, held: object = {}) => orderOf({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...held });

  test("R turns, with shift the other way; F and M mirror", () => {
    expect(press("r")).toEqual({ kind: "turn", by: 1 });
    expect(press("R", { shiftKey: true })).toEqual({ kind: "turn", by: -1 });
    expect([press("f"), press("M")]).toEqual([{ kind: "mirror" }, { kind: "mirror" }]);
  });

  test("keys of the browser stay the browser's", () => {
    expect(press("r", { ctrlKey: true })).toBeNull();
    expect(press("z")).toBeNull();
  });

  test("a twist goes the short way round", () => {
    expect(swept(170, -170)).toBe(20);
    expect(swept(-170, 170)).toBe(-20);
    expect(swept(10, 50)).toBe(40);
  });
});
