/* Names of cities, figures and prices on the map: where they stand. */
import { describe, expect, test } from "vitest";
import { type Box, boxAt } from "../../src/boards/shared/framing";
import { overlap, placed } from "../../src/boards/shared/labels";
import type { Point } from "../../src/boards/shared/points";
import { CITIES } from "../../src/boards/tycoon/chart";
import { farNames, overview, readable } from "../../src/boards/tycoon/far";
import { NARROW, pillsAt } from "../../src/boards/tycoon/framing";
import { angleOf, centre, sidePoint } from "../../src/boards/tycoon/hexes";
import { pillOf } from "../../src/boards/tycoon/pills";
import { type Lettering, marksOf, plaqueOf, plates, wishes } from "../../src/boards/tycoon/plaques";
import { tracksTaken } from "../../src/boards/tycoon/stage";
import { around, atCity, beyond, OVER_DOTS, pillBox, type Tag, tagWishes, WEIGHTS, weighed } from "../../src/boards/tycoon/tags";
import type { View } from "../../src/generated/tycoon/types";
import { measure } from "../measure";
import { VIEW } from "./position";

const LETTERING: Lettering = { names: new Map(CITIES.map(({ id }) => [id, id.replace("_", " ")])), measure };
const LONG: Lettering = { ...LETTERING, names: new Map(CITIES.map(({ id }) => [id, `Saint-${id} les Bains`])) };

function named(view: View, scale: number, { lettering = LETTERING, last }: { lettering?: Lettering; last?: ReturnType<typeof placed> } = {}) {
  const all = plates(view, lettering);
  const taken = [...marksOf(all, scale), ...tracksTaken(view, scale)];
  return placed(wishes(all, scale), { taken, ...(last && { last: last as never }) });
}
const nths = (labels: ReadonlyMap<string, { nth: number }>) => new Map([...labels].map(([id, { nth }]) => [id, nth]));

describe("names of cities", () => {
  test("cover hardly anything of another city or name, in both languages and at any scale", () => {
    for (const lettering of [LETTERING, LONG])
      for (const scale of [0.8, 1, 1.2]) {
        const labels = named(VIEW, scale, { lettering });
        const marks = marksOf(plates(VIEW, lettering), scale);
        for (const [id, { box }] of labels) {
          const worst = Math.max(...marks.filter(({ of }) => of !== id).map((mark) => overlap(box, mark.box)));
          expect(worst, `${id} ${scale}`).toBeLessThan(lettering === LONG ? 0.8 : 0.35);
        }
      }
  });

  test("stay on their sides when a link is built on the other side of the map", () => {
    const before = named(VIEW, 1);
    const link: View["links"][number] = { id: 3, owner: 1, city_a: "wheeling", city_b: "pittsburgh", tiles: [{ hex: "R9", sides: [1, 4] }] };
    const after = named({ ...VIEW, links: [...VIEW.links, link] }, 1, { last: before });
    const moved = [...nths(after)].filter(([id, nth]) => nth !== before.get(id)!.nth).map(([id]) => id);
    const far = moved.filter((id) => Math.abs(centre(CITIES.find((city) => city.id === id)!.hex)[0] - centre("R9")[0]) > 160);
    expect(far).toEqual([]);
  });

  test("stay on their sides when the last cube of a city goes, and when the map is seen a little larger", () => {
    const before = named(VIEW, 1);
    const emptied = { ...VIEW, cities: VIEW.cities.map((city) => ({ ...city, cubes: [0, 0, 0, 0, 0] })) };
    expect(nths(named(emptied, 1, { last: before }))).toEqual(nths(before));
    const near = [...nths(named(VIEW, 1.1, { last: before }))].filter(([id, nth]) => nth !== before.get(id)!.nth);
    expect(near.length).toBeLessThan(6);
  });

  test("stand where their city draws them", () => {
    const [plate] = plates(VIEW, LETTERING);
    const label = placed(wishes([{ ...plate!, at: [100, 50] }], 2), { taken: [] }).get(plate!.id)!;
    expect(plaqueOf(label, [100, 50], 2)).toEqual({ anchor: "start", x: plate!.radius + 3, top: -plate!.height / 2 });
  });
});

describe("the whole map", () => {
  const pane: Box = { left: 0, top: 0, right: 390, bottom: 400 };

  test("of a phone has room for the names beyond its coast, however long they are", () => {
    for (const lettering of [LETTERING, LONG]) {
      const box = overview(VIEW, lettering, pane);
      expect(box.right).toBeGreaterThan(NARROW.box.right);
      const k = Math.min(390 / (box.right - box.left), 400 / (box.bottom - box.top));
      for (const { box: name } of readable(farNames(VIEW, lettering, k), k).values())
        expect((name.right - box.right) * k).toBeLessThan(lettering === LONG ? 36 : 4);
    }
    expect(overview(VIEW, LONG, pane).right).toBeGreaterThan(overview(VIEW, LETTERING, pane).right);
  });

  test("drops a name that would lie over one before it, and keeps all others", () => {
    const shown = readable(farNames(VIEW, LONG, 0.3), 0.3);
    expect(shown.size).toBeGreaterThan(2);
    const boxes = [...shown.values()].map(({ box }) => box);
    for (const [k, box] of boxes.entries()) for (const other of boxes.slice(k + 1)) expect(overlap(box, other)).toBeLessThan(0.6);
  });
});

describe("figures", () => {
  const PILLS = pillsAt(1);
  const tag = (id: string, at: Point, spots: readonly Point[], width = 56): Tag => ({ id, at, width, spots });
  const stand = (tags: readonly Tag[], boxes: Box[] = [], weight = WEIGHTS.paid, within?: Box) =>
    placed(tagWishes(tags, PILLS), { taken: weighed(boxes, weight), ...(within && { within }) });
  const clear = (labels: ReturnType<typeof stand>, by = 0): void => {
    const all = [...labels.values()].map(({ box }) => box);
    for (const [k, box] of all.entries()) for (const other of all.slice(k + 1)) expect(overlap(box, other)).toBeLessThanOrEqual(by);
  };

  test("of a city hangs over it, and gives way to what a link is paid there, to other cities and to names", () => {
    const one = tag("a", [100, 100], atCity(56));
    const by = (...found: Parameters<typeof stand>) => stand(...found).get("a")!.spot.by;
    expect(by([one])).toEqual([0, -33]);
    expect(by([one], [pillBox([100, 70], 56, 1)])).toEqual([0, 42]);
    for (const weight of [WEIGHTS.city, WEIGHTS.name]) expect(by([one], [boxAt([100, 66], { width: 60, height: 24 })], weight)).toEqual([0, 42]);
  });

  test("of two cities side by side stand off each other", () => {
    clear(stand([tag("a", [100, 100], atCity(100), 100), tag("b", [120, 102], atCity(100), 100)]));
  });

  test("of a city at the edge of what is seen is not cut", () => {
    const within = { left: 0, right: 400, top: 0, bottom: 300 };
    for (const at of [
      [395, 150],
      [200, 8],
      [200, 292],
      [5, 295],
    ] as Point[]) {
      const { box } = stand([tag("a", at, atCity(56))], [], 0, within).get("a")!;
      expect([box.left >= 0, box.top >= 0, box.right <= 400, box.bottom <= 300], `${at}`).toEqual([true, true, true, true]);
    }
  });

  test("prices of three tiles of one hex stand apart, each beyond its end, and off the tiles", () => {
    for (const sides of [
      [0, 1, 2],
      [1, 2, 3],
      [4, 5, 0],
    ]) {
      const tags = sides.map((side) => tag(`${side}`, sidePoint("R20", side), beyond(angleOf(side), 52), 52));
      const labels = stand(tags, [boxAt(centre("R20"), { width: 24, height: 24 })], WEIGHTS.ghost);
      clear(labels);
      for (const { spot, box } of labels.values()) {
        expect(spot.rank).toBeLessThan(20);
        expect(overlap(box, boxAt(centre("R20"), { width: 24, height: 24 }))).toBe(0);
      }
    }
  });

  test("prices along a way stand off each other, off those of the next tile and off what it comes to", () => {
    const next = [0, 1, 2].map((side) => tag(`next ${side}`, sidePoint("R20", side), beyond(angleOf(side), 52), 52));
    const way = ["S20", "T20", "U20"].map((hex) => tag(hex, centre(hex), OVER_DOTS, 48));
    const sum = tag("sum", centre("V20"), atCity(120), 120);
    clear(stand([...next, sum, ...way]), 0.1);
  });

  test("what is new hides no city", () => {
    const cities = [boxAt([100, 126], { width: 30, height: 30 })];
    expect(overlap(stand([tag("new", [100, 100], around(40), 40)], cities, WEIGHTS.city).get("new")!.box, cities[0]!)).toBe(0);
  });

  test("are as wide as their words and signs", () => {
    const reader = { language: "en" as const, game: "tycoon", names: [] };
    const [bare, signed, longer] = [pillOf("+1", null, reader, measure), pillOf("+1", 2, reader, measure), pillOf("+10", null, reader, measure)];
    expect(signed.width - bare.width).toBeCloseTo(16);
    expect(longer.width).toBeGreaterThan(bare.width);
    expect(bare.pieces).toEqual([{ x: 8, words: "+1" }]);
  });
});
