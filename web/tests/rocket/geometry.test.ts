import { describe, expect, test } from "vitest";
import { BEYOND } from "../../src/boards/rocket/beyond";
import { LAND, TOWNS } from "../../src/boards/rocket/chart";
import { borders, shore } from "../../src/boards/rocket/coast";
import {
  between,
  centre,
  corners,
  distance,
  nameOf,
  neighbour,
  neighbours,
  place,
  type Point,
  SIDES,
  sideTo,
  SIZE,
  WIDTH,
} from "../../src/boards/rocket/hexes";
import { chance } from "../../src/boards/shared/coast";
import { contours, distances, isInside } from "../../src/boards/shared/water";

describe("hexes", () => {
  test("the sheet has 188 hexes of land, and every town stands on one", () => {
    expect(LAND.size).toBe(188);
    expect(TOWNS.filter((town) => !LAND.has(town.hex))).toEqual([]);
  });

  test("names and places are the same thing", () => {
    expect(place("G17")).toEqual([6, 16]);
    expect([...LAND].every((hex) => nameOf(...place(hex)) === hex)).toBe(true);
  });

  test("a neighbour lies one width away, on the side that leads back", () => {
    for (const hex of LAND)
      for (const side of SIDES) {
        const other = neighbour(hex, side);
        if (other === null) continue;
        expect(distance(centre(hex), centre(other))).toBeCloseTo(WIDTH);
        expect(sideTo(other, hex)).toBe((side + 3) % 6);
      }
  });

  test("rows of even number are shifted to the east", () => {
    expect(neighbours("E13")).toEqual(["F13", "E14", "D14", "D13", "D12", "E12"]);
    expect(centre("A2")[0]).toBeCloseTo(WIDTH / 2);
  });

  test("two hexes share the corners of the side between them", () => {
    const shared = corners("E13").filter((a) => corners("F13").some((b) => distance(a, b) < 0.01));
    expect(shared).toHaveLength(2);
    expect(distance(between("E13", "F13"), shared[0]!)).toBeCloseTo(SIZE / 2);
  });
});

describe("coast", () => {
  test("the border of one hex is its six corners", () => {
    expect(borders(new Set(["E13"]))).toHaveLength(1);
    expect(borders(new Set(["E13"]))[0]).toHaveLength(6);
  });

  test("England has one coast, and every side of it is a side of a hex", () => {
    const loops = borders(LAND);
    expect(loops).toHaveLength(1);
    const loop = loops[0]!;
    loop.forEach((point, i) => expect(distance(point, loop[(i + 1) % loop.length]!)).toBeCloseTo(SIZE));
  });

  test("a lake has a coast of its own", () => {
    const ring = new Set(neighbours("E13"));
    expect(
      borders(ring)
        .map((loop) => loop.length)
        .sort((a, b) => a - b),
    ).toEqual([6, 18]);
  });

  test("the drawn shore stays near its hexes and is the same every time", () => {
    const points = shore(LAND).flat();
    const centres = [...LAND].map((hex) => centre(hex));
    const nearest = points.map((point) => Math.min(...centres.map((other) => distance(point, other))));
    expect(Math.max(...nearest)).toBeLessThan(SIZE + 9);
    expect(Math.min(...nearest)).toBeGreaterThan(SIZE / 2);
    expect(shore(LAND).flat()).toEqual(points);
  });

  test("chance is even and repeats with its seed", () => {
    const [a, b] = [chance(4), chance(4)];
    const drawn = Array.from({ length: 2000 }, () => a());
    expect(drawn).toEqual(Array.from({ length: 2000 }, () => b()));
    expect(drawn.reduce((sum, value) => sum + value) / 2000).toBeCloseTo(0.5, 1);
  });

  test("the land beyond lies around England, not in it", () => {
    expect(BEYOND).toHaveLength(7);
    const england = borders(LAND)[0]!;
    const [anglesey, man, wight] = BEYOND.slice(4);
    for (const island of [anglesey!, man!, wight!]) expect(island.some((point) => isInside(point, england))).toBe(false);
  });
});

describe("water lines", () => {
  const england = borders(LAND);
  const field = distances(england, 40);

  test("keep their distance from the coast, on the water", () => {
    const lines = contours(field, 20);
    expect(lines.length).toBeGreaterThan(0);
    for (const point of lines.flat()) {
      expect(isInside(point, england[0]!)).toBe(false);
      expect(toCoast(point)).toBeGreaterThan(18.5);
      expect(toCoast(point)).toBeLessThan(21.5);
    }
  });

  test("lie on the land when the distance is below nought", () => {
    const points = contours(field, -20).flat();
    expect(points.length).toBeGreaterThan(0);
    for (const point of points) expect(isInside(point, england[0]!)).toBe(true);
  });

  test("are closed: each step is a short one, the last too", () => {
    for (const line of contours(field, 12)) line.forEach((point, i) => expect(distance(point, line[(i + 1) % line.length]!)).toBeLessThan(8));
  });

  function toCoast([x, y]: Point): number {
    const loop = england[0]!;
    return Math.min(
      ...loop.map((a, i) => {
        const b = loop[(i + 1) % loop.length]!;
        const part = Math.max(0, Math.min(1, ((x - a[0]) * (b[0] - a[0]) + (y - a[1]) * (b[1] - a[1])) / distance(a, b) ** 2));
        return distance([x, y], [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part]);
      }),
    );
  }
});
