/* Hexes, ground and links of the map: places and paths. */
import { describe, expect, test } from "vitest";
import { distance, type Point } from "../../src/boards/shared/points";
import { sampled } from "../../src/boards/shared/lines";
import { isInside } from "../../src/boards/shared/water";
import { CITIES, GROUND, LETTERS, nameOf, RIDGES, RIVERS } from "../../src/boards/tycoon/chart";
import { bitsOf } from "../../src/boards/tycoon/far";
import { hexRows } from "../../src/boards/tycoon/ground/hexnames";
import { SHORES, water } from "../../src/boards/tycoon/ground/land";
import { HEX_LINES, HUMP_LINES, SPINES } from "../../src/boards/tycoon/ground/relief";
import { centre, corners, neighbour, opposite, place, sidePoint, SIDES, WIDTH } from "../../src/boards/tycoon/hexes";
import { hexAt } from "../../src/boards/tycoon/pointing";
import { arrows, lineOf, linkWay, mileboard, passes, unfinishedWay } from "../../src/boards/tycoon/links";
import { mileboards, tracks } from "../../src/boards/tycoon/stage";
import { pointOf, thingAt, tileOf } from "../../src/boards/tycoon/places";
import { homeOf, region } from "../../src/boards/tycoon/region";
import { measure } from "../measure";
import { seat, VIEW } from "./position";

describe("hexes", () => {
  test("the map has the hexes of the table, and every city stands on one", () => {
    expect(GROUND.size).toBe(781);
    expect([...GROUND.values()].filter((letter) => letter === "o" || letter === "h")).toHaveLength(727);
    expect(CITIES.every(({ hex }) => GROUND.get(hex) === "C")).toBe(true);
  });

  test("names and places are the same thing, beyond Z too", () => {
    expect(place("AA35")).toEqual([26, 34]);
    expect([...GROUND.keys()].every((hex) => nameOf(...place(hex)) === hex)).toBe(true);
  });

  test("a neighbour lies one width away, and leads back on the other side", () => {
    for (const hex of GROUND.keys())
      for (const side of SIDES) {
        const other = neighbour(hex, side);
        if (other === null) continue;
        expect(distance(centre(hex), centre(other))).toBeCloseTo(WIDTH);
        expect(neighbour(other, opposite(side))).toBe(hex);
      }
  });

  test("a point gives its hex by arithmetic: the middle and near every corner", () => {
    for (const hex of GROUND.keys()) {
      const [x, y] = centre(hex);
      const inner = corners(hex).map(([cx, cy]): Point => [x + (cx - x) * 0.93, y + (cy - y) * 0.93]);
      for (const point of [[x, y] as Point, ...inner]) expect(hexAt(point)).toBe(hex);
    }
    expect(hexAt([-500, 0])).toBeNull();
  });

  test("a place of the map stands for its city, else for its hex", () => {
    expect(thingAt("X6")).toBe("city:new_york");
    expect(thingAt("X7")).toBe("hex:X7");
  });
});

describe("ground", () => {
  test("all land lies inside the shore, and water lines outside", () => {
    const dry = (point: Point): boolean => SHORES.some((shore) => isInside(point, shore));
    expect([...GROUND.keys()].filter((hex) => !dry(centre(hex)))).toEqual([]);
    expect(water().map(({ d }) => d.length > 0)).toEqual(water().map(() => true));
  });

  test("each side of a hex is drawn once, each ridge has its spine, each hill three humps", () => {
    const sides = HEX_LINES.split("M").length - 1;
    const inner = [...GROUND.keys()].flatMap((hex) => SIDES.filter((side) => neighbour(hex, side) !== null)).length / 2;
    const outer = [...GROUND.keys()].flatMap((hex) => SIDES.filter((side) => neighbour(hex, side) === null)).length;
    expect(sides).toBe(inner + outer);
    expect(SPINES.split("M").length - 1).toBe(RIDGES.length);
    expect(HUMP_LINES.split("M").length - 1).toBe(3 * [...GROUND.values()].filter((letter) => letter === "h").length);
    expect(RIVERS.size).toBe(120);
  });
});

describe("what is joined to be drawn at once", () => {
  test("every hex that can carry track has its name, letter by letter, in the text of its row", () => {
    const rows = hexRows(2, measure);
    const named = [...GROUND].filter(([, ground]) => ground === "o" || ground === "h").map(([hex]) => hex);
    expect(rows.length).toBeLessThan(40);
    expect(rows.map(({ letters }) => letters).join("")).toHaveLength(named.join("").length);
    for (const { letters, x } of rows) expect(x.split(" ")).toHaveLength(letters.length);
  });

  test("the letters of a name stand around the middle of its hex, apart from each other", () => {
    const row = hexRows(2, measure).find(({ letters }) => letters.includes("W5"))!;
    const places = row.x.split(" ").map(Number);
    const at = row.letters.indexOf("W5");
    const [x] = centre("W5");
    expect(places[at]).toBeLessThan(x);
    expect(places[at + 1]).toBeGreaterThan(x);
    expect(places[at + 1]! - places[at]!).toBeGreaterThan(3);
  });

  test("every mileboard is there, those of one seat together and of unfinished links apart", () => {
    const lines = tracks(VIEW);
    const boards = mileboards(lines);
    expect(boards.flatMap(({ places }) => places)).toHaveLength(lines.length);
    for (const { seat, open, places, rims } of boards) {
      expect(places).toEqual(lines.filter((line) => line.seat === seat && (line.stop !== null) === open).map(({ board }) => board));
      expect(rims.split("M").length - 1).toBe(places.length);
    }
  });

  test("from far off every cube is a bit of the path of its colour", () => {
    const bits = LETTERS.map((letter) => bitsOf(VIEW.cities, letter, 0.5).split("M").length - 1);
    expect(bits).toEqual(LETTERS.map((_, k) => VIEW.cities.reduce((sum, { cubes }) => sum + (cubes[k] ?? 0), 0)));
  });
});

describe("links", () => {
  const [first, second] = VIEW.links;

  test("a line runs from city to city through the middles of the sides", () => {
    const points = sampled(lineOf(linkWay(first!)));
    expect(distance(points[0]!, centre("X6"))).toBeLessThan(WIDTH / 2);
    expect(distance(points.at(-1)!, centre("W8"))).toBeLessThan(WIDTH / 2);
    for (const side of [0, 3]) expect(Math.min(...points.map((point) => distance(point, sidePoint("X7", side))))).toBeLessThan(0.01);
  });

  test("an unfinished link ends at its loose end", () => {
    const points = sampled(lineOf(unfinishedWay(VIEW.unfinished[0]!)));
    expect(distance(points.at(-1)!, sidePoint("L36", 0))).toBeLessThan(0.01);
  });

  test("tiles are passed in the order of travel, whichever side is written first", () => {
    expect(passes("philadelphia", second!.tiles)).toEqual([{ hex: "W9", from: 0, to: 3 }]);
    expect(passes("baltimore", second!.tiles)).toEqual([{ hex: "W9", from: 3, to: 0 }]);
  });

  test("the mileboard keeps off a crossing, and arrows off the mileboard", () => {
    const way = [
      { hex: "Q20", from: 4, to: 1 },
      { hex: "R20", from: 4, to: 1 },
      { hex: "S20", from: 4, to: 1 },
    ];
    expect(distance(mileboard(way, new Set()), centre("R20"))).toBeLessThan(1);
    const aside = mileboard(way, new Set(["R20"]));
    expect(distance(aside, centre("R20"))).toBeGreaterThan(WIDTH / 2);
    expect(arrows(way, centre("R20"), true).map(({ turn }) => turn)).toEqual([]);
    expect(arrows(way, [0, 0], false).map(({ turn }) => turn)).toEqual([180, 180]);
  });

  test("things are found again by their names", () => {
    expect(tileOf("tile:W5:SE-NW")).toEqual({ hex: "W5", sides: [2, 5] });
    expect(pointOf("cube:new_york:P")).toEqual(centre("X6"));
    expect(pointOf("exit:new_york:W")).toEqual(sidePoint("X6", 4));
    expect(pointOf("western:des_moines")).toEqual(centre("A17"));
    expect(pointOf("card:new_train")).toBeNull();
  });
});

test("home is where own links end, however few; the map opens there when they are more than one", () => {
  const at = (...cities: string[]) => ({ ...VIEW, seat: 0, seats: [seat(0, { cities }), seat(1)] });
  expect(homeOf(at())).toEqual([]);
  expect(homeOf(at("albany", "boston"))).toHaveLength(2);
  expect(region(at("albany", "boston"))).toHaveLength(4);
  expect(region(at("albany", "boston", "buffalo"))).toEqual(homeOf(at("albany", "boston", "buffalo")));
});
