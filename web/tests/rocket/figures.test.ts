import { describe, expect, test } from "vitest";
import { TOWNS } from "../../src/boards/rocket/chart";
import { SHEET, sheetOn } from "../../src/boards/rocket/framing";
import { isLegible, lettering, nudged, opening, paneOf, partAround, shows, whole, yielding } from "../../src/boards/shared/framing";
import { nearest } from "../../src/boards/shared/gestures";
import { centre, type Point } from "../../src/boards/rocket/hexes";
import { linesBehind } from "../../src/boards/rocket/ledger";
import { reaching } from "../../src/boards/rocket/stage";
import { company, view } from "./position";

test("a line that was absorbed reaches nothing by itself", () => {
  const lines = [company("GWR", { towns: ["bristol", "reading"] }), company("LSWR", { towns: ["reading"], status: "absorbed", stack: 0 })];
  expect(reaching(view({}, lines), "reading")).toEqual(["GWR"]);
});

describe("framing", () => {
  const desk = paneOf({ width: 792, height: 690 });
  const phone = paneOf({ width: 390, height: 372 });
  const choices = ["E13", "E14", "E15"].map((hex) => centre(hex));

  test("a desk shows the whole sheet, a phone the part around the choices", () => {
    expect(isLegible(SHEET, desk)).toBe(true);
    expect(opening(choices, SHEET, desk)).toEqual(whole(SHEET, desk));
    const part = opening(choices, SHEET, phone);
    expect(part.k).toBeGreaterThan(1);
    expect(choices.every((point) => shows(part, point, phone, SHEET.reach))).toBe(true);
    expect(shows(part, centre("N8"), phone, SHEET.reach)).toBe(false);
  });

  test("a part stays on the sheet", () => {
    const corner = partAround([centre("A18")], SHEET, phone);
    expect(corner.x).toBeLessThanOrEqual(190 * corner.k);
    expect(corner.y + 766 * corner.k).toBeGreaterThanOrEqual(phone.bottom - 0.01);
  });

  test("where the screen gets shorter the sheet moves only as far as it must", () => {
    const [before, shorter] = [whole(SHEET, desk), { ...desk, bottom: desk.bottom - 76 }];
    expect(nudged(before, choices, shorter, SHEET.reach)).toEqual(before);
    const south = ["E16", "E17", "E18"].map((hex) => centre(hex));
    expect(south.every((point) => shows(before, point, shorter, SHEET.reach))).toBe(false);
    const after = nudged(before, south, shorter, SHEET.reach - 0.01);
    expect([after.x, after.k]).toEqual([before.x, before.k]);
    expect(before.y - after.y).toBeLessThan(76);
    expect(south.every((point) => shows(after, point, shorter, SHEET.reach - 0.1))).toBe(true);
    const apart = ["C1", "E18"].map((hex) => centre(hex));
    expect(nudged(before, apart, { ...desk, bottom: 200 }, SHEET.reach).y).toBe(before.y);
  });

  test("a phone sees all starting towns at once", () => {
    const starts = TOWNS.filter(({ kind }) => kind === "start").map(({ hex }) => centre(hex));
    const screen = paneOf({ width: 390, height: 500 });
    const seen = opening(starts, sheetOn(screen), screen);
    expect(starts.every((point) => shows(seen, point, screen, SHEET.reach))).toBe(true);
    expect(sheetOn(desk)).toBe(SHEET);
    expect(opening(starts, sheetOn(screen, true), screen)).toEqual(whole(SHEET, screen));
  });

  test("where it gets so short that they fit in no other way, it is seen from farther off", () => {
    const [before, shorter] = [{ ...partAround(choices, SHEET, phone), k: 2.4 }, paneOf({ width: 390, height: 200 })];
    const apart = ["E13", "E17"].map((hex) => centre(hex));
    const after = yielding(before, apart, { ...SHEET, part: { least: 0.5, most: 3 }, room: 30 }, shorter);
    expect(after.k).toBeLessThan(before.k);
    expect(apart.every((point) => shows(after, point, shorter, 0.5 * SHEET.reach))).toBe(true);
    expect(yielding(before, apart, { ...SHEET, part: { least: 2.4, most: 3 } }, shorter).k).toBe(before.k);
  });

  test("a whole sheet stays whole beside the coach's strip, but not at any price", () => {
    const ends = ["H1", "E17"].map((hex) => centre(hex));
    const [opened, strip, slit] = [668, 563, 400].map((height) => paneOf({ width: 764, height }));
    const before = whole(SHEET, opened!);
    expect(yielding(before, ends, SHEET, strip!)).toEqual(whole(SHEET, strip!));
    expect(yielding(before, ends, SHEET, slit!)).toEqual(before);
  });

  test("lettering never falls under 12 px", () => {
    for (const k of [0.3, 0.5, 0.84, 1, 2]) expect(14.2 * lettering(k) * k).toBeGreaterThanOrEqual(12);
    expect(lettering(2)).toBe(1);
  });
});

describe("arrow keys", () => {
  const places: [string, Point][] = [
    ["near", [50, 4]],
    ["far", [120, 0]],
    ["aside", [30, 60]],
    ["behind", [-20, 0]],
  ];

  test("lead to the nearest place in their direction", () => {
    expect(nearest([0, 0], [1, 0], places)).toBe("near");
    expect(nearest([0, 0], [-1, 0], places)).toBe("behind");
    expect(nearest([0, 0], [0, 1], places)).toBe("aside");
    expect(nearest([0, 0], [0, -1], places)).toBeNull();
  });
});

describe("the lines of the end", () => {
  const lines = [company("GWR", { towns: ["bristol", "reading"] }), company("LSWR", { towns: ["reading"], status: "absorbed", absorbed_by: "GWR", stack: 0 })];
  const paid = (source: string, origin: string, paid: number[]) => ({ source, origin, round: 4, paid });
  const counted = view({ payments: [paid("mergers", "LSWR", [0, 2]), paid("goods", "coal", [3, 3])] }, lines);

  test("a merger names both lines, its round and its towns, and who got most", () => {
    const [merger, ...others] = linesBehind(counted, "mergers");
    expect(others).toEqual([]);
    expect(merger).toMatchObject({ at: { figure: 4 }, note: { id: "preview-towns", facts: { towns: 1 } } });
    expect(merger!.label.facts).toEqual({ company: { is: "name", id: "company-LSWR" }, by: { is: "name", id: "company-GWR" } });
    expect(merger!.cells).toEqual([null, { figure: { id: "money", facts: { amount: 2 } }, most: true }]);
  });

  test("those who got as much as anybody stand out alike", () => {
    expect(linesBehind(counted, "goods")[0]!.cells.map((cell) => cell?.most)).toEqual([true, true]);
  });
});
