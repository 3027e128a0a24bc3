import { describe, expect, test } from "vitest";
import { heldOn, type Named, spotsAlong, spotsOn, takenOn, wishes } from "../../src/boards/tiles/plates";
import { placeOf } from "../../src/boards/tiles/squares";
import { costAt, placed, type Taken } from "../../src/boards/shared/labels";
import { measure } from "../measure";
import { figures, laid } from "./position";

const scaled = (letters: number, slots = 1) => ({ letters, slots, measure });
const labelled = (names: readonly Named[], taken: readonly Taken[], letters = 1) => [...placed(wishes(names, scaled(letters)), { taken }).values()];

describe("the name of a city", () => {
  const cells = ["M13", "N13", "O13"].map(placeOf);
  const map = [laid("V25 M13 1"), laid("V25 N13 1"), laid("V48 O13 1")];
  const city: Named = { id: "city", kind: "city", words: "Ville +5", spots: spotsAlong(cells, true) };
  const soon: Named = { id: "soon", kind: "soon", words: "Ville de 4", spots: spotsAlong(["M12", "M13", "M14", "N12"].map(placeOf), false) };

  test.each([1, 1.4, 1.9])("covers no slot and no figure, however large it is written: %f", (letters) => {
    const taken = takenOn(map, [], figures(), scaled(letters));
    const slots = taken.filter(({ weight }) => weight >= 100);
    const [plate] = labelled([city], taken, letters);
    expect(slots).toHaveLength(2);
    expect(costAt(plate!.box, slots)).toBe(0);
  });

  test("stands below its city at the right where nothing is in the way, and leaves choices free", () => {
    expect(labelled([city], [])[0]!.spot.at).toEqual([192, 46]);
    const below = takenOn([], ["M14", "N14", "O14"], figures(), scaled(1));
    expect(labelled([city], below)[0]!.spot.at[1]).toBe(-46);
  });

  test("of a city to come leaves the tile that is held in sight", () => {
    const held = heldOn(placeOf("N12"));
    const [plate] = labelled([{ ...soon, shuns: [held] }], [], 2);
    expect(costAt(plate!.box, [held])).toBe(0);
  });

  test("keeps clear of the name of the rectangle, and gives no way to one of a city to come", () => {
    const spots = spotsOn({ cell: "M13", x: 0, y: 0, width: 3, height: 1, area: 3, points: 3 });
    const rectangle: Named = { id: "rectangle", kind: "rectangle", words: "3 × 1 = 3", spots };
    const [first, second] = labelled([rectangle, { ...city, spots: spotsAlong(cells.slice(0, 1), false) }], []);
    expect(first!.spot.at).toEqual([-8, -48]);
    expect(second!.spot.at).not.toEqual([0, -46]);
    const [stays, gives] = labelled([rectangle, { ...soon, spots: rectangle.spots }], []);
    expect(stays!.spot.at).toEqual([-8, -48]);
    expect(costAt(gives!.box, [{ box: stays!.box, weight: 1 }])).toBe(0);
  });
});
