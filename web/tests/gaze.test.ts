/* Where the eye goes: one order of precedence for all boards. */
import { describe, expect, test } from "vitest";
import { type Frame, onScreen, paneOf, type Point, type Sheet, shows, whole } from "../src/boards/shared/framing";
import { fits, type Gaze, homeward, looked, opensOn, type Seen, sought } from "../src/boards/shared/gaze";

/** A sheet of 1000 × 1000 of which a screen of 400 × 400 shows a part. */
const SHEET: Sheet = {
  box: { left: 0, top: 0, right: 1000, bottom: 1000 },
  outer: { left: -100, top: -100, right: 1100, bottom: 1100 },
  legible: 0.8,
  part: { least: 1, most: 1.5 },
  most: 2,
  room: 50,
  reach: 20,
};
const PANE = paneOf({ width: 400, height: 400 });
const MIDDLE: Frame = { x: -300, y: -300, k: 1 };
const seen = (more: Partial<Seen> = {}): Seen => ({ goal: MIDDLE, pane: PANE, sheet: SHEET, moved: false, ...more });

const HERE: Point = [500, 500];
const WEST: Point = [100, 500];
const EAST: Point = [900, 500];
const NORTH: Point = [500, 100];
const at = (...points: Point[]) => ({ at: points });

/** Which of the corners the frame shows; null where it stays. */
function goes(now: Gaze, before: Gaze | null = null, more: Partial<Seen> = {}): string | null {
  const to = looked(now, before && { gaze: before, pane: PANE }, seen(more));
  if (to === null || to === "whole") return to;
  const places = { west: WEST, east: EAST, north: NORTH, here: HERE };
  return Object.entries(places)
    .filter(([, point]) => shows(to, point, PANE, 0))
    .map(([name]) => name)
    .join(" ");
}

describe("what is new comes first, in one order", () => {
  const all: Gaze = { asked: at(NORTH), refused: at(WEST), pointed: at(EAST), held: at(NORTH), choices: at(WEST), over: true, news: at(EAST) };
  test.each([
    ["what the reader asks to see", all, "north"],
    ["what was refused", { ...all, asked: null }, "west"],
    ["what is pointed at", { ...all, asked: null, refused: null }, "east"],
    ["what is held fast", { ...all, asked: null, refused: null, pointed: null }, "north"],
    ["what can be chosen", { ...all, asked: null, refused: null, pointed: null, held: null }, "west"],
    ["the end", { over: true, news: at(EAST) }, "whole"],
    ["what just happened", { news: at(EAST) }, "east"],
    ["nothing", { choices: at(), pointed: null }, null],
  ] as [string, Gaze, string | null][])("%s", (_, gaze, where) => {
    expect(goes(gaze)).toBe(where);
  });

  test("what was there already yields to what is new below it", () => {
    const pointed = { pointed: at(EAST) };
    expect(goes({ ...pointed, choices: at(WEST) }, pointed)).toBe("west");
  });
});

describe("what is not new moves nothing", () => {
  test.each([
    ["choices that lie where they lay", { choices: at(WEST) }, { choices: at(WEST) }, null],
    ["choices of another position", { choices: at(WEST), position: 2 }, { choices: at(WEST), position: 1 }, "west"],
    ["news that was looked at", { news: at(WEST), position: 1 }, { news: at(WEST), position: 1, choices: at(EAST) }, null],
    ["news of the same place", { news: at(WEST), position: 2 }, { news: at(WEST), position: 1 }, "west"],
    ["news beside choices", { news: at(WEST), choices: at(HERE), position: 2 }, { choices: at(HERE), position: 1 }, null],
    ["more choices than one look holds", { choices: { ...at(WEST), crowd: true }, news: at(EAST) }, {}, null],
    ["what a pointer on the board points at", { pointed: at(WEST), pointing: true }, {}, null],
    ["what a button points at", { pointed: at(WEST) }, {}, "west"],
    ["the end that was seen", { over: true }, { over: true }, null],
  ] as [string, Gaze, Gaze, string | null][])("%s", (_, now, before, where) => {
    expect(goes(now, before)).toBe(where);
  });

  test("what is in sight moves nothing", () => {
    for (const kind of ["refused", "pointed", "held", "choices", "news"]) expect(goes({ [kind]: at(HERE) })).toBe(null);
  });
});

describe("a hand that is about something", () => {
  /** A card took the lower half of the screen. */
  const pane = { ...PANE, bottom: 180 };

  test("keeps it in sight when a card takes room, and is moved no farther than that", () => {
    const held = { held: at(HERE) };
    expect(looked(held, { gaze: held, pane: PANE }, seen({ pane }))).toEqual({ x: -300, y: -340, k: 1 });
    const choices = { choices: at(HERE) };
    expect(looked(choices, { gaze: choices, pane: PANE }, seen({ pane }))).toBe(null);
  });

  test("lies still under a pointer", () => {
    const held = { held: at(HERE), pointing: true };
    expect(looked(held, { gaze: held, pane: PANE }, seen({ pane }))).toBe(null);
  });

  test("shows the choices again on a small screen when it lets go of what it held fast", () => {
    const choices = { choices: at(WEST) };
    expect(goes(choices, { ...choices, held: at(EAST) })).toBe("west");
    expect(goes({ ...choices, pointing: true }, { ...choices, held: at(EAST) })).toBe(null);
    expect(goes(choices, { ...choices, pointed: at(EAST) })).toBe(null);
  });
});

describe("coming near", () => {
  const near = 1.4;

  test("what is held fast is seen from near", () => {
    expect((looked({ held: { ...at(HERE), near } }, null, seen()) as Frame).k).toBe(near);
  });

  test("choices are, when that begins; later the reader may go farther off", () => {
    const now: Gaze = { choices: { ...at(HERE), near } };
    expect((looked(now, { gaze: {}, pane: PANE }, seen()) as Frame).k).toBe(near);
    expect(looked({ choices: { ...at(HERE, [510, 500]), near } }, { gaze: now, pane: PANE }, seen())).toBe(null);
  });

  test("choices out of sight are sought no smaller than that", () => {
    expect(sought([WEST], seen(), 1.75)!.k).toBe(1.75);
  });

  test("what comes near is asked first whether it fits", () => {
    expect(fits([HERE, [600, 500]], 1.4, SHEET, PANE)).toBe(true);
    expect(fits([WEST, EAST], 1.4, SHEET, PANE)).toBe(false);
  });
});

describe("a sheet that can be read whole", () => {
  const large = paneOf({ width: 900, height: 900 });

  test("shows all choices until a hand has moved it", () => {
    const part = { pane: large, goal: { x: 0, y: 0, k: 1 } };
    expect(sought([WEST, [950, 950]], seen(part))).toEqual(whole(SHEET, large));
    expect(sought([WEST, [950, 950]], seen({ ...part, moved: true }))).toBe(null);
  });
});

describe("home", () => {
  test("a board opens on the choices, else at home", () => {
    expect(opensOn({ choices: at(WEST), home: at(EAST) })).toEqual([WEST]);
    expect(opensOn({ choices: at(), home: at(EAST) })).toEqual([EAST]);
    expect(opensOn({ choices: { ...at(WEST), crowd: true }, home: at(EAST) })).toEqual([EAST]);
    expect(opensOn({})).toEqual([]);
  });

  test("the eye comes back after news, unless something is asked on the board", () => {
    expect(homeward({ news: at(EAST), returns: at(WEST) })).toEqual([WEST]);
    expect(homeward({ choices: at(HERE), returns: at(WEST) })).toBe(null);
    expect(homeward({ news: at(EAST), home: at(WEST) })).toBe(null);
  });
});

test("points too far apart for one look: the one nearest to their middle", () => {
  const to = sought([WEST, EAST, [520, 100]], seen())!;
  expect(onScreen(to, { left: 520, right: 520, top: 100, bottom: 100 })).toMatchObject({ left: 200 });
});
