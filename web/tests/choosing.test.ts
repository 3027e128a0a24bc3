/* What a menu shows, marks and walks through; the move line; the keys. */
import { expect, test } from "vitest";
import type { Choice, Menu } from "../src/net/types";
import {
  asksTheSame,
  choicesOf,
  choicesShown,
  firstShown,
  isHalfDone,
  marksOf,
  openedGroup,
  stepped,
} from "../src/table/choosing";
import { commandOf } from "../src/table/keys";
import { choiceNamed, completed, completions, ordersIn } from "../src/table/orders";

const text = (id: string) => ({ id, facts: {} });

function choice(notation: string, group: string, things: string[] = []): Choice {
  const nothing = { detail: null, badge: null, preview: null, undoable: true };
  return { action: { do: notation }, notation, label: text(notation), group, things, ...nothing };
}

const MENU: Menu = {
  prompt: text("prompt"),
  over: null,
  pace: null,
  hint: null,
  groups: [
    { id: "lines", label: text("lines"), quiet: false },
    { id: "stations", label: text("stations"), quiet: true },
  ],
  choices: [
    choice("extend GWR", "lines", ["company:GWR", "hex:D14"]),
    choice("extend LY", "lines", ["company:LY"]),
    choice("station D14", "stations", ["hex:D14"]),
    choice("station E9", "stations", ["hex:E9"]),
  ],
};

test("several groups: none is opened until one is asked for", () => {
  expect(openedGroup(MENU, null)).toBeNull();
  expect(openedGroup(MENU, "stations")).toBe("stations");
  expect(openedGroup(MENU, "gone")).toBeNull();
  expect(choicesShown(MENU, null, null)).toEqual([]);
});

test("one group is open by itself", () => {
  const one = { ...MENU, groups: MENU.groups.slice(0, 1) };
  expect(openedGroup(one, null)).toBe("lines");
});

test("a quiet group glows faintly, and a loud one wins where both mean the same thing", () => {
  const marks = marksOf(MENU, null, null);
  expect(marks.get("hex:E9")!.quiet).toBe(true);
  expect(marks.get("hex:D14")!.choice.notation).toBe("extend GWR");
});

test("the opened group is the loud one", () => {
  const marks = marksOf(MENU, "stations", null);
  expect(marks.get("hex:D14")!.choice.notation).toBe("station D14");
  expect(marks.get("company:LY")!.quiet).toBe(true);
});

test("what is active is active on all its things", () => {
  const marks = marksOf(MENU, null, MENU.choices[0]!);
  expect(marks.get("company:GWR")!.active && marks.get("hex:D14")!.active).toBe(true);
  expect(marks.get("company:LY")!.active).toBe(false);
});

test("a thing that means two choices offers both, those of the opened group first", () => {
  expect(choicesOf(MENU, null, "hex:D14")).toHaveLength(2);
  expect(choicesOf(MENU, "lines", "hex:D14").map((each) => each.notation)).toEqual(["extend GWR"]);
  expect(choicesOf(MENU, null, "hex:A1")).toEqual([]);
});

test("arrow keys go round through the choices in the order of the menu", () => {
  const lines = choicesShown(MENU, "lines", null);
  const first = stepped(lines, null, 1);
  const second = stepped(lines, first, 1);
  expect([first, second, stepped(lines, second, 1)].map((each) => each!.notation)).toEqual([
    "extend GWR",
    "extend LY",
    "extend GWR",
  ]);
  expect(stepped(lines, null, -1)!.notation).toBe("extend LY");
  expect(stepped([], null, 1)).toBeNull();
});

test("an effect is shown at once where few choices have one", () => {
  const preview = { title: text("t"), note: null, rows: [], totals: [], remarks: [] };
  const few = [{ ...choice("a", "g"), preview }];
  expect(firstShown(few)).toBe(few[0]);
  expect(firstShown([choice("a", "g")])).toBeNull();
  expect(firstShown(Array(9).fill(few[0]))).toBeNull();
});

test("escape lets go of what is half done, and of nothing else", () => {
  const lifted = { choice: choice("pick E9", "lift"), over: null };
  expect(isHalfDone(lifted, MENU, 1)).toBe(true);
  expect(isHalfDone(lifted, MENU, 0)).toBe(false);
  expect(isHalfDone(lifted, { ...MENU, over: text("second action") }, 1)).toBe(false);
  expect(isHalfDone({ choice: MENU.choices[0]!, over: null }, MENU, 1)).toBe(false);
  expect(isHalfDone(null, MENU, 1)).toBe(false);
});

test("orders are read in any case and with any spaces", () => {
  expect(choiceNamed(MENU, "  EXTEND   gwr ")!.notation).toBe("extend GWR");
  expect(choiceNamed(MENU, "extend")).toBeNull();
  expect(ordersIn("extend GWR, E13 ,")).toEqual(["extend GWR", "E13"]);
});

test("completion begins with what begins so, and replaces the last order alone", () => {
  expect(completions(MENU, "st").map((each) => each.notation)).toEqual(["station D14", "station E9"]);
  expect(completions(MENU, "extend GWR, e9").map((each) => each.notation)).toEqual(["station E9"]);
  expect(completed("extend GWR, st", "station E9")).toBe("extend GWR, station E9");
});

const stroke = (key: string, held = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...held,
});

test("keys are commands, except while somebody writes", () => {
  expect(commandOf(stroke("/"), false)).toBe("move-line");
  expect(commandOf(stroke("/"), true)).toBeNull();
  expect(commandOf(stroke("Escape"), true)).toBe("let-go");
  expect(commandOf(stroke("z", { ctrlKey: true }), false)).toBe("undo");
  expect(commandOf(stroke("Z", { metaKey: true, shiftKey: true }), false)).toBe("undo-turn");
  expect(commandOf(stroke("["), false)).toBe("earlier");
  expect(commandOf(stroke("ArrowLeft", { altKey: true }), false)).toBeNull();
  expect(commandOf(stroke("q"), false)).toBeNull();
});

test("a menu that comes again because somebody else moved asks the same", () => {
  expect(asksTheSame(MENU, structuredClone(MENU))).toBe(true);
  expect(asksTheSame(MENU, { ...MENU, choices: MENU.choices.slice(1) })).toBe(false);
  expect(asksTheSame(MENU, { ...MENU, over: text("second") })).toBe(false);
  expect(asksTheSame(null, MENU)).toBe(false);
  expect(asksTheSame(MENU, null)).toBe(false);
});
