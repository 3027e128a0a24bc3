/* The small pictures of the solo challenges: one to each, and every tile fits its neighbours. */
import { expect, test } from "vitest";
import { pictureOf } from "../../src/boards/tiles/challenges";
import { sidesOf, tileOf } from "../../src/boards/tiles/printed";
import tables from "../../src/generated/tiles/tiles.json";

const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

test.each(tables.challenge.map(({ id }) => id))("the picture of %s could be laid", (id) => {
  const { tiles, width, height } = pictureOf(id);
  expect(tiles.length).toBeGreaterThan(2);
  expect(Math.max(width, height)).toBeLessThan(6);
  for (const { tile, orientation, filled, x, y } of tiles) {
    expect(filled && tileOf(tile).slots.length === 0).toBe(false);
    STEPS.forEach(([dx, dy], side) => {
      const next = tiles.find((other) => other.x === x + dx && other.y === y + dy);
      if (!next) return;
      const theirs = sidesOf(tileOf(next.tile), next.orientation)[(side + 2) % 4];
      expect(sidesOf(tileOf(tile), orientation)[side], `${tile} at ${x} ${y}`).toBe(theirs);
    });
  }
});
