/* Plates of engines and names of towns. */
import { describe, expect, test } from "vitest";
import { COMPANIES, TOWN_AT, TOWNS } from "../../src/boards/rocket/chart";
import { SHEET } from "../../src/boards/rocket/framing";
import { around, centre, neighbours, polar } from "../../src/boards/rocket/hexes";
import { BELOW, edges, type Lettered, type Lettering, nameOf, plateOf, taken, townBoxes, wishes } from "../../src/boards/rocket/labels";
import { houses } from "../../src/boards/rocket/stage";
import { lettering } from "../../src/boards/shared/framing";
import { type Label, overlap, placed } from "../../src/boards/shared/labels";
import type { View } from "../../src/generated/rocket/types";
import { measure } from "../measure";
import { company, view } from "./position";

const NAMES = new Map(TOWNS.map((town) => [town.id, town.id]));
const OPEN: Lettering = { names: NAMES, choices: [], ghost: null, scale: 1, measure };

function labels(of: View, change: Partial<Lettering> = {}): Map<string, Label<Lettered>> {
  const shown = { ...OPEN, ...change };
  return placed(wishes(of, shown), { taken: taken(of, shown), within: edges(shown) });
}

const at = (id: string, hex: string): View => view({}, [company(id, { route: [hex] })]);
const plate = (of: View, id: string, change: Partial<Lettering> = {}) => labels(of, change).get(plateOf(id))!;

describe("the plate of an engine", () => {
  test("stands below it where nothing is in the way", () => {
    expect(plate(at("LSWR", "K9"), "LSWR").spot.by).toEqual(BELOW);
    for (const { id } of COMPANIES) expect(plate(view(), id).spot.by, id).toEqual(BELOW);
  });

  test("slides off a station that stands beside the rails of the hex below", () => {
    const line = company("LBSCR", { status: "absorbed", line: "LSWR", engine: null, link: "H15", route: ["J17", "J16", "J15", "I14", "H14"] });
    const of = view({ stations: [{ hex: "I14", seat: 2 }] }, [line, company("LSWR", { route: ["I13"] })]);
    const [house] = houses(of, new Map());
    for (const scale of [1, 1.18]) expect(overlap(plate(of, "LSWR", { scale }).box, around(house!.at, 10, 11))).toBe(0);
  });

  test("covers no station, whatever hex it stands on", () => {
    for (const hex of neighbours("K9")) {
      const of = { ...at("LSWR", "K9"), stations: [{ hex, seat: 2 }] };
      const [house] = houses(of, new Map());
      expect(overlap(plate(of, "LSWR", { scale: 1.18 }).box, around(house!.at, 10.5, 11))).toBe(0);
    }
  });

  test("hides hardly anything of a town beside its engine", () => {
    for (const town of TOWNS) {
      for (const hex of neighbours(town.hex).filter((hex) => !TOWN_AT.has(hex))) {
        const hidden = townBoxes(town).map((box) => overlap(plate(at("GWR", hex), "GWR").box, box));
        expect(Math.max(...hidden), `${town.id} ${hex}`).toBeLessThan(0.1);
      }
    }
  });

  test("leaves the plate of a neighbour alone", () => {
    const of = view({}, [company("LSWR", { route: ["J8"] }), company("LBSCR", { route: ["K8"] })]);
    const [one, other] = ["LSWR", "LBSCR"].map((id) => plate(of, id, { scale: 1.18 }).box);
    expect(overlap(one!, other!)).toBe(0);
  });
});

describe("names of towns", () => {
  const bare = view(
    {},
    COMPANIES.map(({ id }) => company(id, { status: "absorbed", line: "GWR", engine: null, route: [] })),
  );
  const offset = (of: View, town: string, change: Partial<Lettering> = {}) => labels(of, change).get(nameOf(town))!.spot.by;

  test("a port is written over the water", () => {
    expect(offset(bare, "liverpool")[0]).toBeLessThan(-40);
    expect(offset(bare, "dover")[0]).toBeGreaterThan(30);
    expect(offset(bare, "brighton")[1]).toBeGreaterThan(0);
  });

  test("large letters of a phone's whole map do not leave the sheet", () => {
    const scale = lettering(390 / (SHEET.box.right - SHEET.box.left));
    const far = labels(view(), { scale });
    for (const { id } of TOWNS) expect(far.get(nameOf(id))!.box.right, id).toBeLessThan(SHEET.box.right);
  });

  test("a name makes way for rails", () => {
    expect(offset(bare, "leicester")[1]).toBeGreaterThan(0);
    const rails = company("GWR", { route: ["F9", "G9", "H9"] });
    const of = { ...bare, companies: [rails, ...bare.companies.slice(1)] };
    const { box } = labels(of).get(nameOf("leicester"))!;
    expect(overlap(box, around(polar(centre("G9"), 0, 0), 60, 5))).toBe(0);
  });

  test("none lies over another, a plate, a city or an engine, nor where words are half as long again", () => {
    for (const longer of ["", "stadt", "ville-sur-Mer"]) {
      const found = labels(view(), { names: new Map(TOWNS.map(({ id }) => [id, id + longer.slice(0, Math.ceil(id.length / 2))])) });
      const all = [...found];
      const over = all.flatMap(([id, { box }], k) => all.slice(k + 1).flatMap(([other, label]) => (overlap(box, label.box) > 0.05 ? [`${id} ${other}`] : [])));
      expect(over, longer).toEqual([]);
    }
  });
});
