import { describe, expect, test } from "vitest";
import tables from "../../src/generated/tiles/tiles.json";
import { drawingOf } from "../../src/boards/tiles/drawing";
import { segmentsOf, tileOf } from "../../src/boards/tiles/printed";
import { runsOf, sampled } from "../../src/boards/tiles/track";

const faces = [
  ...tables.track_tile.flatMap(({ id, archetype }) => tables.archetype.find((row) => row.id === archetype)!.orientations.map((o) => [id, o] as const)),
  ...tables.objective.flatMap(({ id, orientations }) => orientations.map((o) => [id, o] as const)),
];

function track(id: string, orientation: number): (readonly [number, number])[] {
  const tile = tileOf(id);
  return segmentsOf(tile, orientation).flatMap((segment) => runsOf(segment, tile.station).flatMap((run) => sampled(run)));
}

function distance(id: string, orientation: number, [x, y]: readonly [number, number]): number {
  return Math.min(...track(id, orientation).map(([tx, ty]) => Math.hypot(tx - x, ty - y)));
}

describe("every tile in every orientation", () => {
  test("has track that reaches the middle of each of its sides", () => {
    const gates = [
      [0, -48],
      [48, 0],
      [0, 48],
      [-48, 0],
    ] as const;
    for (const [id, o] of faces) {
      for (const { sides } of segmentsOf(tileOf(id), o)) {
        for (const side of sides) expect(distance(id, o, gates[side]!), `${id} ${o}`).toBeLessThan(0.01);
      }
    }
  });

  test("has a place on the tile for each slot, on its track or beside the station", () => {
    for (const [id, o] of faces) {
      const { slots } = drawingOf(id, o);
      expect(slots).toHaveLength(tileOf(id).slots.length);
      slots.forEach((slot, k) => {
        expect(Math.max(...slot.map(Math.abs))).toBeLessThan(40);
        const near = distance(id, o, slot);
        if (tileOf(id).slots[k]!.on === "station") expect(near, `${id} ${o}`).toBeGreaterThan(14);
        else expect(near, `${id} ${o}`).toBeLessThan(4);
      });
    }
  });

  test("has scenery that keeps clear of its track", () => {
    for (const [id, o] of faces) {
      const { ground, urban } = drawingOf(id, o);
      const d = urban ? ground.doors : ground.hatching;
      const points = [...d.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
      expect(points.length, `${id} ${o}`).toBeGreaterThan(3);
      for (const point of points) expect(distance(id, o, point), `${id} ${o}`).toBeGreaterThan(9.5);
    }
  });
});

test("trees stay where they are when a tile turns, unless track comes there", () => {
  const trunks = (o: number): string[] => drawingOf("V19", o).ground.trunks.match(/M-?[\d.]+ -?[\d.]+/g) ?? [];
  const all = [0, 1, 2, 3].map(trunks);
  expect(all.some((trees, o) => trees.some((tree) => all[(o + 1) % 4]!.includes(tree)))).toBe(true);
});

test("an overpass has a bridge, a stub its end, a station its house", () => {
  expect(drawingOf("V43", 1).roads[0]!.bridge).toBe(1);
  expect(drawingOf("V19", 2).rails[0]!.buffer).toBe(2);
  expect(drawingOf("V39", 0).roads[0]!.loop).not.toBeNull();
  expect(drawingOf("V49", 0).house).not.toBeNull();
  expect(drawingOf("V48", 0).footpath).not.toBe("");
});
