import { describe, expect, test } from "vitest";
import { COMPANIES, TOWN_AT, TOWNS } from "../../src/boards/rocket/chart";
import { centre, neighbours, type Point } from "../../src/boards/rocket/hexes";
import { around, overlap } from "../../src/boards/rocket/labels";
import { BELOW, plateBox, plates, townBoxes } from "../../src/boards/rocket/plates";
import { houses } from "../../src/boards/rocket/stage";
import { company, view } from "./position";

const OPEN = { stations: [], choices: [], ghost: null, scale: 1 };
const LSWR = { company: "LSWR", hex: "K9" };

function placeOf(engine: { company: string; hex: string }, change: Partial<Parameters<typeof plates>[1]> = {}): Point {
  return plates([engine], { ...OPEN, ...change }).get(engine.company)!;
}

describe("the plate of an engine", () => {
  test("stands below it where nothing is in the way", () => {
    expect(placeOf(LSWR)).toEqual(BELOW);
    const home = COMPANIES.map(({ id, start }) => ({ company: id, hex: start.hex }));
    for (const spot of plates(home, OPEN).values()) expect(spot).toEqual(BELOW);
  });

  test("slides off a station that stands beside the rails of the hex below", () => {
    const line = company("LBSCR", { status: "absorbed", line: "LSWR", engine: null, link: "H15", route: ["J17", "J16", "J15", "I14", "H14"] });
    const [house] = houses(view({ stations: [{ hex: "I14", seat: 2 }] }, [line]), new Map());
    const engine = { company: "LSWR", hex: "I13" };
    for (const scale of [1, 1.18]) {
      const spot = placeOf(engine, { stations: [house!.at], scale });
      expect(overlap(plateBox(engine, BELOW, scale), around(house!.at, 10, 11))).toBeGreaterThan(0);
      expect(overlap(plateBox(engine, spot, scale), around(house!.at, 10, 11))).toBe(0);
    }
  });

  test("covers no station, whatever hex it stands on", () => {
    for (const hex of neighbours(LSWR.hex)) {
      for (const [dx, dy] of [
        [0, 0],
        [0, -14.5],
        [12.5, -7],
        [-12.5, -7],
      ] as const) {
        const station: Point = [centre(hex)[0] + dx, centre(hex)[1] + dy];
        const spot = placeOf(LSWR, { stations: [station], scale: 1.18 });
        expect(overlap(plateBox(LSWR, spot, 1.18), around(station, 10.5, 11))).toBe(0);
      }
    }
  });

  test("hides hardly anything of a town beside its engine", () => {
    for (const town of TOWNS) {
      for (const hex of neighbours(town.hex).filter((hex) => !TOWN_AT.has(hex))) {
        const engine = { company: "GWR", hex };
        const hidden = townBoxes(town).map((box) => overlap(plateBox(engine, placeOf(engine), 1), box));
        expect(Math.max(...hidden)).toBeLessThan(20);
      }
    }
  });

  test("leaves the plate of a neighbour alone", () => {
    const two = [
      { company: "LSWR", hex: "J8" },
      { company: "LBSCR", hex: "K8" },
    ];
    const found = plates(two, { ...OPEN, scale: 1.18 });
    const [a, b] = two.map((engine) => plateBox(engine, found.get(engine.company)!, 1.18));
    expect(overlap(a!, b!)).toBe(0);
  });
});
