/* The diagram: cities, lines, lanes, the coast behind them. */
import { describe, expect, it } from "vitest";
import { CITIES, LINKS, RADIUS, SHEET_SIZE } from "../../src/boards/revolution/chart";
import { isFree, MOUNTAINS } from "../../src/boards/revolution/hachures";
import { onSheet } from "../../src/boards/revolution/land";
import { besideSpace, laneOf, pointOn, railPath, shapeOn, SPACE, SPACES, terrainOf } from "../../src/boards/revolution/lines";
import { bareWire, boxOf, FRIEZE, litWire, poleAt, POLES, rowsOf, scrolledTo, wireAt } from "../../src/boards/revolution/telegraph/frieze";
import { taken, widthOf, wishOf } from "../../src/boards/revolution/map/badges";
import { boxAt } from "../../src/boards/shared/framing";
import { aside, placed } from "../../src/boards/shared/labels";
import { type Plate, plateOf } from "../../src/boards/revolution/plates";
import { writing } from "../../src/boards/revolution/signs/row";
import tables from "../../src/generated/revolution/revolution.json";
import { plain } from "../../src/words/catalogue";
import type { Measure } from "../../src/common/letters.svelte";
import { city } from "./position";

/** About as the typefaces of the map have it: blanks and points are narrow, figures wider than most letters. */
const measure: Measure = (words, font) =>
  Number(/([\d.]+)px/.exec(font)![1]) * [...words].reduce((sum, sign) => sum + (/[\s.,:]/.test(sign) ? 0.26 : /[\d$+×]/.test(sign) ? 0.585 : 0.54), 0);

const far = (a: readonly number[], b: readonly number[]): number => Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!);

describe("the chart", () => {
  it("has the cities and the lines of the tables", () => {
    expect(CITIES.map(({ id }) => id).sort()).toEqual(tables.city.map(({ id }) => id).sort());
    const lines = new Map<string, string[]>();
    for (const { id, link, order } of tables.rail_space) (lines.get(link) ?? lines.set(link, []).get(link)!)[order - 1] = id;
    expect(new Map(LINKS.map(({ from, to, spaces }) => [`${from}-${to}`, spaces.map(([id]) => id)]))).toEqual(lines);
  });

  it("draws no terrain beside the space where every line begins", () => {
    expect(SPACES.filter(({ side }) => side === 0).map(({ id }) => id)).toEqual([tables.start_kit.start_rail]);
  });

  it("keeps cities, beds and terrain on the sheet", () => {
    for (const [x, y] of [...CITIES.map(({ at }) => at), ...SPACES.map((space) => besideSpace(space, 28, 15))]) {
      expect(x).toBeGreaterThan(12);
      expect(x).toBeLessThan(SHEET_SIZE.width - 12);
      expect(y).toBeGreaterThan(12);
      expect(y).toBeLessThan(SHEET_SIZE.height - 12);
    }
  });

  it("leaves room between beds, and between beds and cities", () => {
    for (const [k, one] of SPACES.entries()) {
      for (const other of SPACES.slice(k + 1)) expect(far(one.at, other.at), `${one.id} ${other.id}`).toBeGreaterThan(26);
      for (const { id, at } of CITIES) expect(far(one.at, at), `${one.id} ${id}`).toBeGreaterThan(RADIUS + 12);
    }
  });
});

describe("plates", () => {
  const write = writing(
    (amount) => `${amount} $`,
    (amount) => `${amount} $ :`,
  );
  const whole = (effects: object[]): never => effects.map((effect) => ({ one_of: [], all_of: [], any_colour: false, money_each: 0, ...effect })) as never;
  const nameOf = (id: string): string => plain({ language: "en", game: "revolution", names: [] }, { id: `city-${id}`, facts: {} });
  const LATER = [[], [1], [1, 2], [1, 2, 3]];

  /** The plates of a city under every tile of its level: empty, or with so many stations. */
  function platesOf({ id, level }: { id: string; level: number }): Plate[] {
    const tiles = tables.city_tile.filter((tile) => tile.level === level);
    return tiles.flatMap((tile) =>
      LATER.map((stations) =>
        plateOf(
          city(id, {
            bonus_price: tile.first_bonus_price,
            bonus: whole(tile.first_bonus),
            reward: whole(tile.reward),
            first: stations.length > 0 ? 0 : null,
            stations,
          }),
          nameOf(id),
          { write, measure },
          true,
        ),
      ),
    );
  }
  const all = tables.city.flatMap(platesOf);
  const meet = (one: Plate["box"], other: Plate["box"]): boolean =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  const pairs = (box: (plate: Plate) => Plate["box"]): string[] => [
    ...new Set(all.flatMap((one) => all.filter((other) => one.id !== other.id && meet(box(one), other.box)).map((other) => `${one.id} ${other.id}`))),
  ];

  it("cover no plate of a neighbour, whatever tiles lie there", () => expect(pairs(({ box }) => box)).toEqual([]));

  it("nor its name, however many stations stand beside it", () => {
    expect(pairs(({ name }) => ({ ...name.box, bottom: name.y }))).toEqual([]);
  });

  it("nor what a rail costs: triangles and Markets lie clear of names, plates, later stations, cities and one another", () => {
    const around = ([x, y]: readonly [number, number], width: number, height: number): Plate["box"] => ({
      left: x - width / 2,
      right: x + width / 2,
      top: y - height / 2,
      bottom: y + height / 2,
    });
    const terrain = tables.rail_space.flatMap(({ id, terrain, market }) => {
      const space = SPACE.get(id)!;
      const { at, width, height } = terrainOf(space, terrain, market);
      return space.side === 0 ? [] : [{ id, box: around(at, width, height) }];
    });
    const later = all.flatMap((plate) => plate.later.map(({ x, y }) => ({ id: plate.id, box: around([x, y], 14, 13) })));
    const names = all.map(({ id, name: { box } }) => ({ id, box }));
    const cities = CITIES.map(({ id, at }) => ({ id, box: around(at, 2 * RADIUS, 2 * RADIUS) }));
    const inTheWay = [...terrain, ...cities, ...names, ...later, ...all.map(({ id, box }) => ({ id, box }))];
    const covered = terrain.flatMap((one) =>
      inTheWay.filter((other) => other.id !== one.id && meet(one.box, other.box)).map((other) => `${one.id} ${other.id}`),
    );
    expect([...new Set(covered)]).toEqual([]);
  });

  const free = all.filter(({ later, slot }) => slot === "free" && later.length === 0);
  const spaces = tables.rail_space.map(({ id, terrain, market }) => ({ id, triangles: terrain, market, price: 0, rails: [], available: [] }));
  const ground = { taken: taken(free, spaces) };
  /** Where a price stands, as it is drawn. */
  function badgeAt(thing: string, price: string, active: boolean): Plate["box"] {
    const { spot } = placed([wishOf(thing, price, active, measure)], ground).get(thing)!;
    return boxAt(spot.at, { width: widthOf(price, measure), height: 17 });
  }

  it.each(["$0", "+$300", "0 $", "+300 $"])("let a price of %s stand beside a space where it touches no name and no plate", (price) => {
    const inTheWay = free.flatMap(({ box, name }) => [box, name.box]);
    for (const { id } of SPACES) {
      for (const active of [false, true]) {
        const badge = badgeAt(`space:${id}`, price, active);
        expect(
          inTheWay.filter((box) => meet(badge, box)),
          `${id} ${active}`,
        ).toEqual([]);
      }
    }
  });

  it.each(["$300", "+300 $"])("let a price of %s stand beside a city where it covers no name", (price) => {
    for (const { id } of CITIES) {
      const badge = badgeAt(`city:${id}`, price, false);
      expect(
        free.filter(({ name }) => meet(badge, name.box)),
        id,
      ).toEqual([]);
    }
  });

  it("let prices of neighbours stand apart, and one leave what lies on the glass", () => {
    const wishes = SPACES.map(({ id }) => wishOf(`space:${id}`, "+$300", false, measure));
    const labels = placed(wishes, ground);
    const boxes = [...labels.values()].map(({ box }) => box);
    expect(boxes.flatMap((one, k) => boxes.slice(k + 1).filter((other) => meet(one, other)))).toEqual([]);
    const { box } = labels.get("space:S16")!;
    expect(meet(aside(wishes, labels, ground, [box]).get("space:S16")!.box, box)).toBe(false);
  });
});

describe("lines", () => {
  it("put the spaces in order from the first city to the second", () => {
    const [first, , last] = ["S23", "S24", "S25"].map((id) => SPACE.get(id)!);
    expect(first!.to).toBeCloseTo(SPACE.get("S24")!.from);
    expect(far(first!.at, CITIES.find(({ id }) => id === "bismarck")!.at)).toBeLessThan(far(last!.at, CITIES.find(({ id }) => id === "bismarck")!.at));
  });

  it("give each seat its lane on every line", () => {
    expect([0, 1, 2, 3].map(laneOf)).toEqual([-7.2, -2.4, 2.4, 7.2].map((lane) => expect.closeTo(lane)));
    const space = SPACE.get("S16")!;
    expect(new Set([0, 1, 2, 3].map((seat) => railPath(space, seat))).size).toBe(4);
    expect(far(shapeOn(space, 0), shapeOn(space, 1))).toBeGreaterThan(8);
  });

  it("bend to the right as one travels", () => {
    const straight = { from: "seattle", to: "bismarck", bend: 0, spaces: [] };
    expect(pointOn({ ...straight, bend: 20 }, 0.5)[1]).toBeGreaterThan(pointOn(straight, 0.5)[1]);
    expect(pointOn({ ...straight, bend: 20 }, 0)).toEqual(pointOn(straight, 0));
  });
});

describe("the land", () => {
  it("is bent so that every city lies where the diagram has it", () => {
    for (const { at, globe } of CITIES) expect(far(onSheet(globe), at)).toBeLessThan(12);
  });

  it("draws mountains only where nothing of the game lies", () => {
    expect(MOUNTAINS.length).toBeGreaterThan(1000);
    expect(isFree(CITIES[0]!.at)).toBe(false);
    expect(isFree(SPACES[0]!.at)).toBe(false);
  });
});

describe("the telegraph line", () => {
  it("has a pole on both sides of each section, and a wire for each seat", () => {
    expect(POLES).toHaveLength(9);
    expect(new Set([0, 1, 2, 3].map(wireAt)).size).toBe(4);
    expect(bareWire(0).match(/M/g)).toHaveLength(8);
  });

  it("lights the wire over the pole between two offices", () => {
    expect(litWire(3, 1)).toContain(` ${poleAt(3)} ${wireAt(1)}`);
  });

  it("goes to what can be chosen where it is wider than its room", () => {
    expect(scrolledTo(632, 796, 7, 8)).toBe(796 - 632);
    expect(scrolledTo(632, 796, 1, 2)).toBe(0);
    expect(scrolledTo(400, 800, 4, 5)).toBe(200);
    expect(scrolledTo(400, 800, 2, 8)).toBeCloseTo(poleAt(1));
    expect(scrolledTo(800, 800, 1, 8)).toBe(0);
  });

  it("folds into two rows of four that begin at the same edge", () => {
    const [upper, lower] = rowsOf(true);
    expect([upper!.first, upper!.last, lower!.first, lower!.last]).toEqual([1, 4, 5, 8]);
    expect(poleAt(lower!.first - 1) + lower!.at[0]).toBeCloseTo(poleAt(upper!.first - 1));
    expect(lower!.at[1]).toBeGreaterThanOrEqual(FRIEZE.height);
    const [width, height] = boxOf([upper!, lower!]).split(" ").slice(2).map(Number);
    expect(width! / height!).toBeLessThan(FRIEZE.width / FRIEZE.height / 3);
  });
});
