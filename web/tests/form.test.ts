/* How the prompt is laid out, as tables. */
import { expect, test } from "vitest";
import type { Choice } from "../src/net/types";
import type { Entry } from "../src/table/choosing";
import { type Before, formOf, type Page, type RoomForm } from "../src/table/form";

const choice = (notation: string): Choice => ({ notation, things: [] }) as unknown as Choice;
const entry = (notation: string): Entry => ({ kind: "choice", key: notation, choice: choice(notation) });
const pick = (thing: string): Entry => ({ kind: "pick", key: thing, pick: { thing }, choices: [] }) as unknown as Entry;
const several = (count: number): Entry[] => Array.from({ length: count }, (_, k) => entry(`lay ${k}`));

const BEFORE: Before = {
  entries: several(2),
  group: null,
  isDialOpen: false,
  kinds: 1,
  besides: 0,
  held: null,
  hasReason: false,
  isRefused: false,
  isTaught: false,
  isPast: false,
  hasFoot: false,
  letters: 10,
  hasWayBack: false,
  saysWayBack: false,
};
const DESK: Page = { layout: "desk", lying: false };
const TABLET: Page = { layout: "tablet", lying: false };
const PHONE: Page = { layout: "phone", lying: false };
const LYING: Page = { layout: "phone", lying: true };
const room = (prompt: RoomForm["prompt"], more: Partial<RoomForm> = {}): RoomForm => ({ prompt, leads: false, isInTray: () => false, ...more });

const form = (before: Partial<Before> = {}, style: RoomForm = room("plain"), page = DESK) => formOf({ ...BEFORE, ...before }, style, page);

test.each<[string, string, string, string]>([
  ["plain", "line", "lines", "lines"],
  ["stacked", "lines", "lines", "lines"],
  ["tray", "tray", "tray-tablet", "tray-phone"],
])("few choices of a %s room stand so on a desk, a tablet and a phone", (style, ...grids) => {
  const found = [DESK, TABLET, PHONE].map((page) => form({}, room(style as RoomForm["prompt"]), page).grid);
  expect(found).toEqual(grids);
});

test.each<[string, Partial<Before>, string]>([
  ["nothing to decide", { entries: [], kinds: 0 }, "line"],
  ["four choices", { entries: several(4) }, "line"],
  ["five choices", { entries: several(5) }, "lines"],
  ["long words", { letters: 57 }, "lines"],
  ["several kinds", { kinds: 2 }, "lines"],
  ["a kind beside the question", { besides: 1 }, "lines"],
  ["only kinds beside it", { kinds: 0, besides: 1 }, "line"],
  ["a dial", { isDialOpen: true }, "lines"],
  ["the past", { isPast: true }, "lines"],
  ["a foot, however much there is", { hasFoot: true, entries: several(9) }, "footed"],
  ["the end of a lesson", { isTaught: true }, "taught"],
])("a desk with %s", (_, before, grid) => {
  expect(form(before).grid).toBe(grid);
});

test("a phone on its side keeps a line for answers; an upright one gives them the place of the question", () => {
  expect([form({}, room("plain"), LYING).grid, form({}, room("tray"), LYING).grid]).toEqual(["lying", "tray-phone"]);
  expect([LYING, PHONE].map((page) => form({}, room("stacked"), page).answers)).toEqual(["below", "instead"]);
});

test("after a lesson there is no tray to take from", () => {
  expect(form({ isTaught: true }, room("tray"))).toMatchObject({ grid: "taught", hasTrayRow: false });
});

test.each<[string, Partial<Before>, Partial<RoomForm>, string]>([
  ["a dial", { isDialOpen: true }, {}, "dial"],
  ["choices", {}, {}, "entries"],
  ["kinds while none is open", { entries: [] }, {}, "kinds"],
  ["the place of the tray's own button", { group: "back" }, { isInTray: (thing) => thing === "group:back" }, "tray"],
  ["no buttons where the tray draws all", { entries: [pick("newcity:a")] }, { isInTray: (thing) => thing === "newcity:a" }, "drawn"],
  ["buttons where it draws some", { entries: [pick("newcity:a"), entry("pass")] }, { isInTray: (thing) => thing === "newcity:a" }, "entries"],
])("the choices are %s", (_, before, more, choices) => {
  expect(form(before, room("stacked", more)).choices).toBe(choices);
});

test.each<[string, Partial<Before>, Partial<RoomForm>, string | null]>([
  ["nothing", {}, {}, null],
  ["what stands there", { held: choice("lay 1") }, {}, "own"],
  ["what lies in a folder", { held: choice("lay 9"), entries: [pick("hex:A")] }, {}, "line"],
  ["a number of a dial", { held: choice("bid 9"), isDialOpen: true }, {}, "own"],
  ["what leads the kinds", { held: choice("lay 9"), entries: [] }, { leads: true }, "own"],
  ["what no kind shows", { held: choice("lay 9"), entries: [] }, {}, "line"],
])("one button alone plays what is held fast: %s", (_, before, more, plays) => {
  for (const page of [DESK, TABLET, PHONE, LYING]) expect(form(before, room("plain", more), page).plays).toBe(plays);
});

test.each<[string, Partial<Before>, Page, string | null]>([
  ["a hint where there is a line for it", {}, DESK, "hint"],
  ["nothing on a phone", {}, PHONE, null],
  ["the foot of the room", { hasFoot: true }, DESK, "foot"],
  ["a refusal before all else", { isRefused: true, held: choice("lay 1"), hasFoot: true }, DESK, "refusal"],
  ["why something is held", { held: choice("lay 1"), hasReason: true }, PHONE, "held"],
  ["the button of what is held out of sight", { held: choice("lay 9") }, PHONE, "held"],
  ["no more than the filled button, where nothing must be read", { held: choice("lay 1") }, PHONE, null],
  ["that it is held, where there is a line", { held: choice("lay 1") }, DESK, "held"],
])("what is answered: %s", (_, before, page, answer) => {
  expect(form(before, room("plain"), page).answer).toBe(answer);
});

test("the way back is said in words where there is room", () => {
  const back = { hasWayBack: true, saysWayBack: true };
  expect([form({}), form(back), form({ ...back, isDialOpen: true }), form(back, room("plain"), PHONE)].map((each) => each.back)).toEqual([
    null,
    "words",
    "arrow",
    "arrow",
  ]);
});

test("figures stand under words on an upright phone alone, where the room stacks them", () => {
  const stacked = [DESK, TABLET, LYING, PHONE].map((page) => form({}, room("stacked"), page).isStacked);
  expect([...stacked, form({}, room("plain"), PHONE).isStacked]).toEqual([false, false, false, true, false]);
});
