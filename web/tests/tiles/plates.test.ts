import { describe, expect, test } from "vitest";
import { heldOn, type Named, obstaclesOn, platesOf, spotsAlong, spotsOn, widthOf } from "../../src/boards/tiles/plates";
import { placeOf } from "../../src/boards/tiles/squares";
import { covered } from "../../src/boards/shared/placement";
import { figures, laid } from "./position";

describe("the name of a city", () => {
  const cells = ["M13", "N13", "O13"].map(placeOf);
  const map = [laid("V25 M13 1"), laid("V25 N13 1"), laid("V48 O13 1")];
  const city: Named = { kind: "city", words: "Ville +5", spots: spotsAlong(cells, true) };

  test.each([1, 1.4, 1.9])("covers no slot and no figure, however large it is written: %f", (letters) => {
    const scale = { letters, slots: 1 };
    const slots = obstaclesOn(map, [], figures(), scale).filter(({ weight }) => weight >= 10);
    const [plate] = platesOf([city], obstaclesOn(map, [], figures(), scale), scale);
    const [width, height] = [widthOf(city.words) * letters, 21 * letters];
    const box = { x: plate!.at[0] - width / 2, y: plate!.at[1] - height / 2, width, height };
    expect(slots).toHaveLength(2);
    expect(covered(box, slots)).toBe(0);
  });

  test("stands below its city at the right where nothing is in the way, and leaves choices free", () => {
    const scale = { letters: 1, slots: 1 };
    expect(platesOf([city], [], scale)[0]!.at).toEqual([192, 46]);
    const below = obstaclesOn([], ["M14", "N14", "O14"], figures(), scale);
    expect(platesOf([city], below, scale)[0]!.at[1]).toBe(-46);
  });

  test("of a city to come leaves the tile that is held in sight", () => {
    const [scale, held] = [{ letters: 2, slots: 1.3 }, heldOn(placeOf("N12"))];
    const soon = ["M12", "M13", "M14", "N12"].map(placeOf);
    const name: Named = { kind: "soon", words: "Ville de 4", spots: spotsAlong(soon, false), shuns: [held] };
    const [x, y] = platesOf([name], [], scale)[0]!.at;
    const [width, height] = [widthOf(name.words) * scale.letters, 21 * scale.letters];
    expect(covered({ x: x - width / 2, y: y - height / 2, width, height }, [held])).toBe(0);
  });

  test("keeps clear of the name of the rectangle", () => {
    const rectangle = { cell: "M13", x: 0, y: 0, width: 3, height: 1, area: 3, points: 3 };
    const names: Named[] = [
      { kind: "rectangle", words: "3 × 1 = 3", spots: spotsOn(rectangle) },
      { ...city, spots: spotsAlong(cells.slice(0, 1), false) },
    ];
    const [first, second] = platesOf(names, [], { letters: 1, slots: 1 });
    expect(first!.at).toEqual([-8, -48]);
    expect(second!.at).not.toEqual([0, -46]);
  });
});
