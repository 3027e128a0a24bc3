/* What a menu shows, marks and walks through; the move line; the keys. */
import { describe, expect, test } from "vitest";
import type { MadeAt } from "../src/boards/board";
import type { Choice, Menu } from "../src/net/types";
import {
  asksTheSame,
  dialled,
  dialOf,
  entriesOf,
  firstShown,
  isBeside,
  handFor,
  type Hold,
  isFaint,
  labelOf,
  left,
  marksOf,
  meaningOf,
  openedGroup,
  pointedOut,
  promptOf,
  settledIn,
  shownBy,
  stepped,
  thingOn,
} from "../src/table/choosing";
import { commandOf } from "../src/table/keys";
import { choiceNamed, completed, completions, taken } from "../src/table/orders";

const text = (id: string) => ({ id, facts: {} });
const NOTHING: Hold = { group: null, picked: [] };

function choice(notation: string, group: string, things: string[] = [], more: Partial<Choice> = {}): Choice {
  const nothing = { also: [], detail: null, badge: null, worth: null, warns: false };
  return { notation, label: text(notation), group, things, ...nothing, ...more };
}

const group = (id: string, more = {}) => ({ id, label: text(id), quiet: false, standing: false, prompt: null, folded: false, ...more });

function menuOf(groups: Menu["groups"], choices: Choice[], more: Partial<Menu> = {}): Menu {
  const rest = { ahead: false, dials: [], closed: [], picks: [], picked: [], checklist: null, within: 0 };
  return { prompt: text("prompt"), over: null, pace: null, hint: null, groups, choices, ...rest, ...more };
}

const MENU = menuOf(
  [group("lines"), group("stations", { quiet: true })],
  [
    choice("extend GWR", "lines", ["company:GWR"], { also: ["hex:D14"] }),
    choice("extend LY", "lines", ["company:LY"]),
    choice("station D14", "stations", ["hex:D14"]),
    choice("station E9", "stations", ["hex:E9"]),
  ],
);

const notations = (choices: readonly Choice[]) => choices.map(({ notation }) => notation);

describe("groups", () => {
  test("of several none is opened until one is asked for", () => {
    expect(openedGroup(MENU, null)).toBeNull();
    expect(openedGroup(MENU, "stations")).toBe("stations");
    expect(openedGroup(MENU, "gone")).toBeNull();
    expect(entriesOf(MENU, NOTHING)).toEqual([]);
  });

  test("one is open by itself, whatever stands beside it", () => {
    const one = menuOf([group("lines"), group("sell", { standing: true })], MENU.choices.slice(0, 2));
    expect(openedGroup(one, null)).toBe("lines");
  });

  test("a faint one is opened before a click on its things plays", () => {
    expect(isFaint(MENU, NOTHING, MENU.choices[3]!)).toBe(true);
    expect(isFaint(MENU, NOTHING, MENU.choices[0]!)).toBe(false);
    expect(isFaint(MENU, { group: "stations", picked: [] }, MENU.choices[3]!)).toBe(false);
  });
});

describe("marks", () => {
  test("a quiet group glows faintly, and a loud one wins where both mean the same thing", () => {
    const marks = marksOf(MENU, NOTHING);
    expect(marks.get("hex:E9")!.quiet).toBe(true);
    expect(marks.get("hex:D14")).toMatchObject({ count: 2, quiet: false, choice: { notation: "extend GWR" } });
  });

  test("a thing belongs to a group only while that group is open", () => {
    const marks = marksOf(MENU, { group: "stations", picked: [] });
    expect(marks.get("hex:D14")).toMatchObject({ count: 1, choice: { notation: "station D14" } });
    expect(marks.has("company:LY")).toBe(false);
  });

  test("what is active is active on all its things", () => {
    const before = marksOf(MENU, NOTHING);
    const marks = pointedOut(before, MENU, NOTHING, MENU.choices[0]!);
    expect(marks.get("company:GWR")!.active && marks.get("hex:D14")!.active).toBe(true);
    expect(marks.get("company:LY")).toBe(before.get("company:LY"));
  });

  test("what is active comes first on a thing that it shares, unless it is in a closed group", () => {
    const shared = (hold: Hold) => pointedOut(marksOf(MENU, hold), MENU, hold, choiceNamed(MENU, "station D14")).get("hex:D14");
    expect(shared(NOTHING)).toMatchObject({ count: 2, quiet: false, active: true, choice: { notation: "station D14" } });
    expect(shared({ group: "lines", picked: [] })).toMatchObject({ active: false, choice: { notation: "extend GWR" } });
  });
});

/** Three deep: a cube, a city, a way; in any order. */
const CUBES = ["cube:A", "cube:B", "cube:C"].flatMap((cube) =>
  ["city:X", "city:Y"].flatMap((city) =>
    ["way:1", "way:2"].map((way, worth) => choice(`deliver ${cube} ${city} ${way}`, "deliver", [cube, city, way], { worth })),
  ),
);
const DEEP = menuOf([group("deliver"), group("build")], [...CUBES, choice("build X", "build", ["exit:X"])], {
  picks: [{ thing: "cube:A", label: text("cube A"), prompt: text("where to?"), detail: null, badge: null, holds: false, counted: null }],
});

describe("narrowing", () => {
  test("many choices stand behind the thing that tells them apart first", () => {
    const entries = entriesOf(DEEP, { group: "deliver", picked: [] });
    expect(entries.map(({ kind, key }) => [kind, key])).toEqual([
      ["pick", "cube:A"],
      ["pick", "cube:B"],
      ["pick", "cube:C"],
    ]);
  });

  test("with a piece in the hand even a few choices stand behind where it may go", () => {
    const held: Hold = { group: "deliver", picked: ["cube:A"] };
    const keys = (menu: Menu): string[] => entriesOf(menu, held).map(({ kind, key }) => `${kind} ${key}`);
    const holding = { ...DEEP, picks: DEEP.picks.map((pick) => ({ ...pick, holds: true })) };
    expect(keys(DEEP).every((key) => key.startsWith("choice"))).toBe(true);
    expect(keys(holding)).toEqual(["pick city:X", "pick city:Y"]);
    const ways = entriesOf(holding, { group: "deliver", picked: ["cube:A", "city:X"] });
    expect(
      ways.map(({ key }) => key),
      "the best of them first",
    ).toEqual(["deliver cube:A city:X way:2", "deliver cube:A city:X way:1"]);
  });

  test("what several choices have in common is settled, picked or not", () => {
    const settled = (choices: Choice[], picked: string[]): readonly string[] => {
      const hold = { group: "deliver", picked };
      return settledIn(entriesOf(menuOf([group("deliver")], choices), hold), hold);
    };
    expect(settled(CUBES.slice(0, 2), [])).toEqual(["cube:A", "city:X"]);
    expect(settled(CUBES.slice(0, 1), [])).toEqual([]);
    expect(settled(CUBES, ["cube:A"])).toContain("cube:A");
    expect(settled(CUBES, [])).toEqual([]);
  });

  test("with a piece in the hand a choice is called by where it goes, unless its ways have words of their own", () => {
    const held: Hold = { group: "deliver", picked: ["cube:A"] };
    const picks = ["cube:A", "city:X"].map((thing) => ({ ...DEEP.picks[0]!, thing, label: text(thing), holds: thing === "cube:A" }));
    const alike = left(DEEP, held).map((each) => ({ ...each, label: text("A to X by some way") }));
    expect(labelOf(alike[0]!, alike, { ...DEEP, picks }, held)).toEqual(text("city:X"));
    expect(labelOf(alike[0]!, alike, { ...DEEP, picks }, { ...held, picked: [] })).toEqual(alike[0]!.label);
    const told = left(DEEP, held);
    expect(labelOf(told[0]!, told, { ...DEEP, picks }, held)).toEqual(told[0]!.label);
  });

  test("what the menu wants folded stands so however few it is, until one of them is in the hand", () => {
    const few = DEEP.choices.slice(0, 8);
    const menu = menuOf([group("deliver", { folded: true })], few);
    const kinds = (menu: Menu, picked: string[]): string[] => entriesOf(menu, { group: "deliver", picked }).map(({ kind, key }) => `${kind} ${key}`);
    expect(kinds(menuOf([group("deliver")], few), []).every((key) => key.startsWith("choice"))).toBe(true);
    expect(kinds(menu, [])).toEqual(["pick cube:A", "pick cube:B"]);
    expect(kinds({ ...menu, choices: few.filter(({ notation }) => notation.endsWith("way:1")) }, ["cube:A"])).toEqual([
      "choice deliver cube:A city:X way:1",
      "choice deliver cube:A city:Y way:1",
    ]);
  });

  test("each pick leaves the choices that share it, in whatever order they are picked", () => {
    expect(left(DEEP, { group: null, picked: ["cube:A"] })).toHaveLength(4);
    expect(left(DEEP, { group: null, picked: ["way:2", "city:X"] })).toHaveLength(3);
    expect(left(DEEP, { group: null, picked: ["city:Y", "cube:B", "way:1"] })).toHaveLength(1);
  });

  test("a click goes on from what is in the hand, else begins anew", () => {
    const held: Hold = { group: "deliver", picked: ["cube:A"] };
    expect(meaningOf(DEEP, held, "city:X")).toMatchObject({ choices: { length: 2 }, hold: held });
    expect(meaningOf(DEEP, held, "cube:B").hold.picked).toEqual([]);
    expect(notations(meaningOf(DEEP, held, "exit:X").choices)).toEqual(["build X"]);
    expect(meaningOf(DEEP, held, "hex:A1").choices).toEqual([]);
  });

  test("the question is that of what was picked", () => {
    expect(promptOf(DEEP, { group: null, picked: [] })).toEqual(text("prompt"));
    expect(promptOf(DEEP, { group: "deliver", picked: ["cube:A", "city:X"] })).toEqual(text("where to?"));
  });

  test("a kind that is opened asks its own question, and so does one that alone is left", () => {
    const asking = { ...DEEP, groups: DEEP.groups.map((group) => ({ ...group, prompt: text(`${group.id}?`) })) };
    expect(promptOf(asking, { group: null, picked: [] })).toEqual(text("prompt"));
    expect(promptOf(asking, { group: "build", picked: [] })).toEqual(text("build?"));
    expect(promptOf(asking, { group: null, picked: ["exit:X"] })).toEqual(text("build?"));
    expect(promptOf(asking, { group: null, picked: ["cube:A"] })).toEqual(text("where to?"));
    expect(promptOf({ ...asking, groups: asking.groups.slice(1) }, { group: "build", picked: [] })).toEqual(text("prompt"));
  });
});

describe("dials and what is closed", () => {
  const span = (name: string, most: number, thing: string | null = null) => ({ name, label: text(name), least: 0, most, start: 1, thing });
  const dial = {
    notation: "roll {hidden}+{jokers}",
    label: text("roll"),
    group: "roll",
    spans: [span("hidden", 9, "hidden:0"), span("jokers", 3)],
    things: ["tray"],
    prompt: null,
  };
  const refusal = { code: "no", rule: "", facts: {}, obstacles: [], tells: false };
  const closed = { label: text("income"), group: "roll", refusal, things: [], detail: null };
  const menu = menuOf([group("roll")], [], { dials: [dial], closed: [closed] });

  test("stand in their group", () => {
    expect(entriesOf(menu, { group: "roll", picked: [] }).map(({ kind }) => kind)).toEqual(["dial", "closed"]);
    expect(stepped(entriesOf(menu, { group: "roll", picked: [] }), null, -1)!.kind).toBe("dial");
  });

  test("a number in the line is an order only where it can mean but one", () => {
    expect(taken(menu, "2+3")?.orders).toBe("roll 2+3");
    const both = menuOf([group("roll")], [choice("stake 2+3", "roll")], { dials: [dial] });
    expect(taken(both, "2+3")?.orders).toBe("2+3");
    expect(taken(both, "stake 2+3")?.choice?.notation).toBe("stake 2+3");
  });

  test("a dial makes an order, and its things turn it", () => {
    expect(dialled(dial, { hidden: 2, jokers: 3 })).toBe("roll 2+3");
    expect([dialOf(menu, "tray"), dialOf(menu, "hidden:0"), dialOf(menu, "x")]).toEqual([dial, dial, null]);
    expect(marksOf(menu, NOTHING).get("hidden:0")).toMatchObject({ choice: null });
  });

  test("numbers alone are enough in the move line", () => {
    expect(taken(menu, "roll 2+1")).toMatchObject({ orders: "roll 2+1", choice: null });
    expect(taken(menu, "4+0")).toMatchObject({ orders: "roll 4+0" });
  });
});

describe("walking", () => {
  const lines = entriesOf(MENU, { group: "lines", picked: [] });

  test("arrow keys go round through what is offered", () => {
    const first = stepped(lines, null, 1);
    const second = stepped(lines, shownBy(first!), 1);
    expect([first, second, stepped(lines, shownBy(second!), 1)].map((each) => each!.key)).toEqual(["extend GWR", "extend LY", "extend GWR"]);
    expect(stepped(lines, null, -1)!.key).toBe("extend LY");
    expect(stepped([], null, 1)).toBeNull();
  });

  test("an effect is shown at once where few are offered, and never that of what warns", () => {
    expect(firstShown(lines)!.notation).toBe("extend GWR");
    expect(firstShown(lines, "extend LY")!.notation).toBe("extend LY"); // a lesson asks for it
    expect(firstShown(entriesOf(DEEP, { group: "deliver", picked: [] }), "deliver cube:B city:Y way:1")!.notation).toBe("deliver cube:B city:Y way:1"); // also where it is folded
    expect([isBeside(MENU, lines, "extend LY"), isBeside(MENU, lines, "station D14"), isBeside(MENU, lines, null)]).toEqual([false, true, false]);
    const risky = menuOf([group("g")], [choice("end", "g", [], { warns: true }), choice("go", "g")]);
    expect(firstShown(entriesOf(risky, { group: "g", picked: [] }))!.notation).toBe("go");
    const many = menuOf(
      [group("g")],
      Array.from({ length: 9 }, (_, k) => choice(`a ${k}`, "g")),
    );
    expect(firstShown(entriesOf(many, { group: "g", picked: [] }))).toBeNull();
  });
});

describe("the move line", () => {
  test("orders are read in any case and with any spaces, and what no other ends with is enough", () => {
    expect(choiceNamed(MENU, "  EXTEND   gwr ")!.notation).toBe("extend GWR");
    expect(choiceNamed(MENU, "e9")!.notation).toBe("station E9");
    expect(choiceNamed(MENU, "extend")).toBeNull();
    expect(choiceNamed(MENU, "")).toBeNull();
    const menu = menuOf([group("go")], [choice("pass go", "go"), choice("build, lay W5 SE-NW", "go")]);
    expect(choiceNamed(menu, "Pass")!.notation).toBe("pass go");
    for (const order of ["pas", "build", "go pass"]) expect(choiceNamed(menu, order)).toBeNull();
  });

  test("where several ways lead to a place, the best is meant by `to`", () => {
    const way = (links: string, worth: number) => choice(`deliver X6 P ${links}`, "deliver", ["cube:new_york:P", "city:toronto", `route:${links}`], { worth });
    const menu = menuOf(
      [group("deliver")],
      [way("5-2", 1), way("5-3-4", 3), choice("deliver X6 P 9", "deliver", ["cube:new_york:P", "city:boston"], { worth: 9 })],
    );
    for (const line of ["deliver X6 P to toronto", "deliver new_york p to Toronto"]) expect(choiceNamed(menu, line)!.notation).toBe("deliver X6 P 5-3-4");
    for (const line of ["deliver X6 B to toronto", "deliver X6 P to chicago", "to toronto"]) expect(choiceNamed(menu, line)).toBeNull();
  });

  test("a place is meant by any of its names, whole or begun", () => {
    const names: Record<string, string[]> = {
      new_york: ["X6", "New York"],
      st_louis: ["H18", "Saint-Louis"],
      montreal: ["V1", "Montréal"],
      mobile: ["O34", "Mobile"],
    };
    const called = (thing: string) => names[thing.split(":")[1]!] ?? [];
    const to = (city: string, link: number) => choice(`deliver X6 P ${link}`, "deliver", ["cube:new_york:P", `city:${city}`, `route:${link}`]);
    const menu = menuOf([group("deliver")], [to("st_louis", 1), to("montreal", 2), to("mobile", 3)]);
    const meant = (line: string) => choiceNamed(menu, line, called)?.notation ?? null;
    for (const end of ["h18", "st. louis", "saint louis", "ST_LOUIS", "sai"]) expect(meant(`deliver X6 P to ${end}`)).toBe("deliver X6 P 1");
    for (const line of ["New York P to Montréal", "deliver new york p to montreal", "x6 p to v1"]) expect(meant(line)).toBe("deliver X6 P 2");
    for (const line of ["x6 p to mo", "x6 p to x6", "mobile p to v1", "x6 p to "]) expect(meant(line)).toBeNull();
    expect(taken(menu, "X6 P to h18, pass go", called)).toMatchObject({ orders: "deliver X6 P 1", rest: "pass go" });
  });

  test("a line is taken choice by choice; a choice may be several orders", () => {
    const menu = menuOf([group("build")], [choice("build, lay W5 SE-NW", "build")]);
    expect(taken(menu, "build, lay W5 SE-NW, stop")).toMatchObject({ orders: "build, lay W5 SE-NW", rest: "stop" });
    expect(taken(MENU, "gwr, E13 ,")).toMatchObject({ orders: "extend GWR", rest: "E13" });
    expect(taken(MENU, "fly")).toMatchObject({ orders: "fly", choice: null });
    expect(taken(MENU, " , ")).toBeNull();
  });

  test("completion begins with what begins so, and replaces the last order alone", () => {
    expect(completions(MENU, "st").map((each) => each.notation)).toEqual(["station D14", "station E9"]);
    expect(completions(MENU, "extend GWR, e9").map((each) => each.notation)).toEqual(["station E9"]);
    expect(completed("extend GWR, st", "station E9")).toBe("extend GWR, station E9");
  });
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
  expect(commandOf(stroke("Z", { metaKey: true, shiftKey: true }), false)).toBe("redo");
  expect(commandOf(stroke("y", { ctrlKey: true }), false)).toBe("redo");
  expect(commandOf(stroke("z", { ctrlKey: true, altKey: true }), false)).toBe("undo-turn");
  expect(commandOf(stroke("3"), false)).toBe("entry");
  expect(commandOf(stroke("["), false)).toBe("earlier");
  expect(commandOf(stroke("{", { shiftKey: true }), false)).toBe("big-earlier");
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

test("a button bears the name of what lies in the prompt alone: a kind of choices its own, one of them its own", () => {
  const hire = { kind: "choice", key: "hire grey", choice: choice("hire grey", "hire", ["hire", "hire:grey"]) } as const;
  const finish = { kind: "choice", key: "finish", choice: choice("finish", "choices", ["finish"]) } as const;
  const PLACES: Record<string, MadeAt> = { hire: "button", finish: "end" };
  const onButton = (thing: string) => PLACES[thing] ?? null;
  expect([thingOn(hire, onButton, 0), thingOn(hire, onButton, -1)]).toEqual(["hire", undefined]);
  expect([thingOn(finish, onButton, -1), thingOn(finish, undefined, -1), thingOn(undefined, onButton, 0)]).toEqual(["finish", undefined, undefined]);
});

test("in a lesson what the awaited order takes lies in the hand", () => {
  const menu = menuOf([group("lay")], [choice("lay A", "lay", ["hand:A", "cell:1"]), choice("lay B", "lay", ["hand:B", "cell:1"])], { picked: ["hand:A"] });
  expect(handFor(menu)).toEqual(["hand:A"]);
  expect(handFor(menu, "lay B")).toEqual(["hand:B"]);
  expect(handFor(menu, "lay C")).toEqual(["hand:A"]);
});
