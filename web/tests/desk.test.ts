/* The player's side of a table: no click is lost, and nothing of a line is played after a refusal. */
import { beforeEach, expect, test, vi } from "vitest";
import { SvelteMap } from "svelte/reactivity";
import type { Card, Menu } from "../src/net/types";
import type { Session } from "../src/table/session.svelte";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
const { Desk } = await import("../src/table/desk.svelte");
const { taken } = await import("../src/table/orders");
const { settings } = await import("../src/common/settings.svelte");

const CARD: Card = { preview: null, final: null, rest: null };

function menu(...notations: string[]): Menu {
  const bare = { things: [], also: [], detail: null, badge: null, worth: null, warns: false };
  const label = { message: "label", args: {} };
  const choices = notations.map((notation) => ({ ...bare, notation, label, group: "all" }));
  const groups = [{ id: "all", label, detail: null, standing: false, quiet: false, prompt: null }];
  return { prompt: label, over: null, choices, groups, dials: [], closed: [], picks: [], picked: [], ahead: false } as unknown as Menu;
}

/** A table whose answers are given by hand. */
class FakeSession {
  now: { menu: Menu; take_back: number } = { menu: menu(), take_back: 0 };
  past = null;
  behindCurtain = null;
  kept: object | null = null;
  why: object | null = null;
  refusals = 0;
  played: string[] = [];
  unless: (readonly string[])[] = [];
  known = new SvelteMap<string, Card>();
  answered: (answer: "held" | "refused", orders: string) => void = () => undefined;
  awaitsOther = (_: string) => false;
  cardOf = (orders: string) => this.known.get(orders) ?? null;
  play = (orders: string, { unless = [] }: { unless?: readonly string[] } = {}) => {
    this.played.push(orders);
    this.unless.push(unless);
  };
  /** The table holds back what was sent last. */
  holds(card: Card): void {
    const orders = this.played.pop()!;
    this.known.set(orders, card);
    this.answered("held", orders);
  }
}

let session: FakeSession;
let desk: InstanceType<typeof Desk>;

function stands(...notations: string[]): void {
  session.now = { menu: menu(...notations), take_back: 0 };
  desk.begin();
}

beforeEach(() => {
  session = new FakeSession();
  desk = new Desk(session as unknown as Session);
});

test("a click on what was not pointed at is one message: unless it is final, or doubtful", () => {
  stands("lay A", "lay B");
  desk.offer(desk.choices[1]!);
  expect([session.played, session.unless]).toEqual([["lay B"], [["doubtful", "final"]]]);
  expect(desk.hand.state).toBe("asking");
});

test("a click on what is known to be harmless asks for nothing", () => {
  stands("lay A", "lay B");
  session.known.set("lay B", CARD);
  desk.offer(desk.choices[1]!);
  expect([session.played, session.unless]).toEqual([["lay B"], [[]]]);
});

test("what the table holds back is held fast, with what was taken back still to be played again", () => {
  stands("lay A", "finish");
  desk.moves.make({ orders: "lay Z", label: null });
  desk.moves.unmake(1);
  desk.offer(desk.choices[1]!);
  session.holds(FINAL);
  expect([session.played, desk.held?.notation, desk.ready?.notation]).toEqual([[], "finish", "finish"]);
  expect(desk.moves.next?.orders).toBe("lay Z");

  desk.offer(desk.choices[1]!);
  expect([session.played, session.unless.at(-1)]).toEqual([["finish"], []]);
});

test("what is refused leaves open what was open, and may be tried again", () => {
  stands("lay A", "finish");
  desk.openGroup("all");
  const before = desk.hand;
  desk.offer(desk.choices[1]!);
  session.answered("refused", "finish");
  expect(desk.hand).toBe(before);
});

test("a table that answers late, once others have moved, still holds fast what was sent", () => {
  stands("lay A", "finish");
  desk.offer(desk.choices[1]!);
  stands("lay A", "finish");
  expect(desk.hand.state).toBe("idle");
  session.holds(FINAL);
  expect(desk.held?.notation).toBe("finish");
});

test("the orders of a line follow one another", () => {
  stands("lay A", "lay B");
  desk.order("lay A, lay B", taken);
  stands("lay B");
  expect(session.played).toEqual(["lay A", "lay B"]);
});

test("what is left of a line waits for a move that is on its way", () => {
  stands("lay A", "lay B");
  session.kept = {};
  desk.order("lay B", taken);
  expect(session.played).toEqual([]);
  session.kept = null;
  stands("lay B", "lay C");
  expect(session.played).toEqual(["lay B"]);
});

test("what is left of a line is dropped when an order of it is refused", () => {
  stands("lay A", "lay B");
  desk.order("lay A, lay B", taken);
  session.refusals += 1;
  stands("lay B");
  expect(session.played).toEqual(["lay A"]);
});

/** Two choices, each of its own kind. */
function standsInKinds(): void {
  stands("lay A", "finish");
  session.now.menu.groups = ["laying", "ending"].map((id) => ({ ...session.now.menu.groups[0]!, id }));
  session.now.menu.choices.forEach((choice, k) => (choice.group = ["laying", "ending"][k]!));
}

test("a kind that was opened for what is held fast has a way back", () => {
  standsInKinds();
  expect(desk.hasWayBack).toBe(false);
  desk.pointer.press({ pointerType: "touch" });
  desk.offer(session.now.menu.choices[1]!);
  expect([desk.hold.group, desk.hasWayBack]).toEqual(["ending", true]);

  desk.back();

  expect([desk.held, desk.hold.group, desk.hasWayBack]).toEqual([null, null, false]);
});

test("what was open before something was held fast is open again when it is let go", () => {
  standsInKinds();
  desk.openGroup("laying");
  desk.pointer.press({ pointerType: "touch" });
  desk.offer(session.now.menu.choices[1]!);
  expect(desk.hold.group).toBe("ending");

  desk.letGo();

  expect(desk.held).toBeNull();
  expect(desk.hold.group).toBe("laying");
});

const FINAL = { preview: null, final: { id: "ends", facts: {} }, rest: null } as unknown as Card;
const DOUBTED: Card = {
  preview: { title: null, note: null, rows: [], totals: [], remarks: [], signs: [], doubt: { id: "doubt", facts: {} }, later: [] },
  final: null,
} as unknown as Card;

test("what a lesson does not await is refused by it at the first click, however doubtful", () => {
  session.awaitsOther = (orders) => orders === "pass";
  stands("lay A", "pass");
  session.known.set("pass", DOUBTED);
  desk.offer(desk.choices[1]!);
  expect([session.played, session.unless]).toEqual([["pass"], [[]]]);
  session.answered("refused", "pass");
  desk.offer(desk.choices[0]!);
  session.holds(DOUBTED);
  expect(desk.held?.notation).toBe("lay A");
});

test("what is seldom meant asks once, unless that is turned off", () => {
  stands("pass", "go");
  session.known.set("pass", DOUBTED);
  desk.offer(desk.choices[0]!);
  expect([session.played, desk.held?.notation]).toEqual([[], "pass"]);
  settings.askDoubts = false;
  stands("pass", "stay");
  desk.offer(desk.choices[0]!);
  expect(session.played).toEqual(["pass"]);
  settings.askDoubts = true;
});

test("what cannot be taken back asks once more where something else could be done", () => {
  stands("finish", "lay C");
  session.known.set("finish", FINAL);
  desk.offer(desk.choices[0]!);
  expect([session.played, desk.held?.notation]).toEqual([[], "finish"]);
  stands("finish");
  desk.offer(desk.choices[0]!);
  expect([session.played, desk.held]).toEqual([["finish"], null]);
});

test("under a finger the first touch shows; with one tap it plays what can be taken back, and holds the rest", () => {
  desk.pointer.press({ pointerType: "touch" });
  stands("lay A", "lay B");
  desk.offer(desk.choices[1]!);
  expect([session.played, desk.held?.notation]).toEqual([[], "lay B"]);
  settings.oneTap = true;
  stands("lay A", "finish");
  desk.offer(desk.choices[0]!);
  expect(session.played).toEqual(["lay A"]);
  stands("finish", "lay C");
  desk.offer(desk.choices[0]!);
  session.holds(FINAL);
  expect([session.played, desk.held?.notation]).toEqual([["lay A"], "finish"]);
  settings.oneTap = false;
});

test("a button is filled exactly when the next tap plays it, whoever points", () => {
  for (const pointerType of ["mouse", "touch"]) {
    session.played = [];
    desk.pointer.press({ pointerType });
    stands("lay A", "finish");
    const [lay, finish] = desk.choices;
    session.known.set("lay A", CARD).set("finish", FINAL);
    expect([desk.plays(lay!), desk.plays(finish!)]).toEqual([true, false]);

    desk.offer(finish!);
    expect([session.played, desk.plays(lay!), desk.plays(finish!)]).toEqual([[], false, true]);
    desk.letGo();
    desk.point(lay!);
    desk.offer(lay!);
    expect(session.played).toEqual(["lay A"]);
  }
});

test("the first touch on the board shows, also where its button is filled", () => {
  stands("lay A", "lay B");
  session.now.menu.choices[0]!.things = ["hex:A"];
  session.known.set("lay A", CARD);
  desk.pointer.press({ pointerType: "touch" });
  desk.pick("hex:A");
  expect([session.played, desk.held?.notation]).toEqual([[], "lay A"]);
  desk.pick("hex:A");
  expect(session.played).toEqual(["lay A"]);
});

test("the first touch shows what a board has drawn of several choices too, and a mouse plays it", () => {
  stands("lay A", "lay B");
  const [drawn, other] = desk.choices;
  session.known.set("lay A", CARD).set("lay B", CARD);
  desk.pointer.press({ pointerType: "touch" });
  desk.pick("hex:A", drawn!);
  expect([session.played, desk.held?.notation]).toEqual([[], "lay A"]);
  desk.pick("hex:B", other!);
  expect([session.played, desk.held?.notation]).toEqual([[], "lay B"]);
  desk.pointer.press({ pointerType: "mouse" });
  desk.letGo();
  desk.pick("hex:A", drawn!);
  expect(session.played).toEqual(["lay A"]);
});

test("the second click of two never plays, and under a finger may show", () => {
  desk.pointer.press({ pointerType: "touch" });
  stands("lay A", "lay B");
  session.known.set("lay A", CARD);
  desk.pointer.isSecondClick = true;
  desk.offer(desk.choices[0]!);
  expect([session.played, desk.held]).toEqual([[], null]);
  desk.offer(desk.choices[1]!);
  expect([session.played, desk.held?.notation]).toEqual([[], "lay B"]);
});

test("what is held stays held while something else is played, and goes with what is played of it", () => {
  const offers = (...choices: [notation: string, ...things: string[]][]): void => {
    session.now = { menu: menu(...choices.map(([notation]) => notation)), take_back: 0 };
    session.now.menu.choices.forEach((choice, k) => (choice.things = choices[k]!.slice(1)));
    desk.begin();
  };
  offers(["lay A", "city:x", "tile:a"], ["lay B", "city:x", "tile:b"], ["grant", "card:grant"]);
  desk.pick("city:x");
  desk.pick("card:grant");
  expect([session.played, desk.hold.picked]).toEqual([["grant"], ["city:x"]]);

  offers(["lay A", "city:x", "tile:a"], ["lay B", "city:x", "tile:b"], ["lay C", "city:y", "tile:c"]);
  expect([desk.hold.picked, desk.choices.map(({ notation }) => notation)]).toEqual([["city:x"], ["lay A", "lay B"]]);
  desk.pick("tile:b");
  offers(["lay A", "city:x", "tile:a"], ["lay D", "city:x", "tile:d"], ["stop"]);
  expect(desk.hold.picked).toEqual([]);
});
