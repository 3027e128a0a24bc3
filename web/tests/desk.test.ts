/* The player's side of a table: no click is lost, and nothing of a line is played after a refusal. */
import { beforeEach, expect, test, vi } from "vitest";
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
  asked: ((card: Card | null) => void)[] = [];
  awaitsOther = (_: string) => false;
  cardOf = () => null;
  card = () => new Promise<Card | null>((tell) => this.asked.push(tell));
  play = (orders: string) => void this.played.push(orders);
}

let session: FakeSession;
let desk: InstanceType<typeof Desk>;

function stands(...notations: string[]): void {
  session.now = { menu: menu(...notations), take_back: 0 };
  desk.begin();
}

async function told(card: Card | null): Promise<void> {
  session.asked.shift()!(card);
  await new Promise((run) => setTimeout(run));
}

beforeEach(() => {
  session = new FakeSession();
  desk = new Desk(session as unknown as Session);
});

test("a click counts when somebody else was faster and the question stays the same", async () => {
  stands("lay A", "lay B");
  desk.offer(desk.choices[1]!);
  stands("lay A", "lay B");
  await told(null);
  expect(session.played).toEqual([]);
  await told(CARD);
  expect(session.played).toEqual(["lay B"]);
});

test("a click whose card is refused plays nothing, and may be made again", async () => {
  stands("lay A", "lay B");
  desk.offer(desk.choices[1]!);
  session.refusals += 1;
  await told(null);
  expect([session.played, desk.asking]).toEqual([[], false]);

  desk.offer(desk.choices[1]!);
  await told(CARD);
  expect(session.played).toEqual(["lay B"]);
});

test("a click on a question that is gone plays nothing", async () => {
  stands("lay A", "lay B");
  desk.offer(desk.choices[1]!);
  stands("lay B", "finish");
  await told(null);
  expect(session.played).toEqual([]);
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

test("what was open before something was held fast is open again when it is let go", () => {
  stands("lay A", "finish");
  session.now.menu.groups = ["laying", "ending"].map((id) => ({ ...session.now.menu.groups[0]!, id }));
  session.now.menu.choices.forEach((choice, k) => (choice.group = ["laying", "ending"][k]!));
  desk.openGroup("laying");
  desk.finger.press({ pointerType: "touch" });
  desk.offer(session.now.menu.choices[1]!);
  expect(desk.hold.group).toBe("ending");

  desk.letGo();

  expect(desk.pinned).toBeNull();
  expect(desk.hold.group).toBe("laying");
});

const DOUBTED: Card = {
  preview: { title: null, note: null, rows: [], totals: [], remarks: [], signs: [], doubt: { id: "doubt", facts: {} }, later: [] },
  final: null,
} as unknown as Card;

test("what a lesson does not await is refused by it at the first click, however doubtful", async () => {
  session.awaitsOther = (orders) => orders === "pass";
  stands("lay A", "pass");
  desk.offer(desk.choices[1]!, true);
  await told(DOUBTED);
  expect(session.played).toEqual(["pass"]);
  session.played = [];
  desk.offer(desk.choices[0]!);
  await told(DOUBTED);
  expect([session.played, desk.pinned?.notation]).toEqual([[], "lay A"]);
});

test("what is seldom meant asks once, unless that is turned off", async () => {
  stands("pass", "go");
  desk.offer(desk.choices[0]!);
  await told(DOUBTED);
  expect([session.played, desk.pinned?.notation]).toEqual([[], "pass"]);
  settings.askDoubts = false;
  stands("pass", "stay");
  desk.offer(desk.choices[0]!);
  await told(DOUBTED);
  expect(session.played).toEqual(["pass"]);
  settings.askDoubts = true;
});

test("what cannot be taken back asks once more where something else could be done", async () => {
  const final = { ...CARD, final: { id: "ends", facts: {} } } as unknown as Card;
  stands("finish", "lay C");
  desk.offer(desk.choices[0]!);
  await told(final);
  expect([session.played, desk.pinned?.notation]).toEqual([[], "finish"]);
  stands("finish");
  desk.offer(desk.choices[0]!);
  await told(final);
  expect([session.played, desk.pinned]).toEqual([["finish"], null]);
});

test("under a finger the first touch shows; with one tap it plays what can be taken back, and holds the rest", async () => {
  desk.finger.touches = true;
  stands("lay A", "lay B");
  desk.offer(desk.choices[0]!);
  expect([session.asked.length, desk.pinned?.notation]).toEqual([0, "lay A"]);
  settings.oneTap = true;
  stands("lay A", "finish");
  desk.offer(desk.choices[0]!);
  await told(CARD);
  expect(session.played).toEqual(["lay A"]);
  stands("finish", "lay C");
  desk.offer(desk.choices[0]!);
  await told({ ...CARD, final: { id: "ends", facts: {} } } as unknown as Card);
  expect([session.played, desk.pinned?.notation]).toEqual([["lay A"], "finish"]);
  settings.oneTap = false;
});

test("under a finger the filled button of what is shown already plays, but not by the second click of two", async () => {
  desk.finger.touches = true;
  stands("lay A", "lay B");
  desk.finger.isSecondClick = true;
  desk.offer(desk.choices[0]!, false, true);
  expect([session.asked.length, desk.pinned]).toEqual([0, null]);
  desk.finger.isSecondClick = false;
  desk.offer(desk.choices[0]!, false, true);
  await told(CARD);
  expect(session.played).toEqual(["lay A"]);
});

test("what is held stays held while something else is played, and goes with what is played of it", async () => {
  const offers = (...choices: [notation: string, ...things: string[]][]): void => {
    session.now = { menu: menu(...choices.map(([notation]) => notation)), take_back: 0 };
    session.now.menu.choices.forEach((choice, k) => (choice.things = choices[k]!.slice(1)));
    desk.begin();
  };
  offers(["lay A", "city:x", "tile:a"], ["lay B", "city:x", "tile:b"], ["grant", "card:grant"]);
  desk.pick("city:x");
  desk.pick("card:grant");
  await told(CARD);
  expect([session.played, desk.hold.picked]).toEqual([["grant"], ["city:x"]]);

  offers(["lay A", "city:x", "tile:a"], ["lay B", "city:x", "tile:b"], ["lay C", "city:y", "tile:c"]);
  expect([desk.hold.picked, desk.choices.map(({ notation }) => notation)]).toEqual([["city:x"], ["lay A", "lay B"]]);
  desk.pick("tile:b");
  await told(CARD);
  offers(["lay A", "city:x", "tile:a"], ["lay D", "city:x", "tile:d"], ["stop"]);
  expect(desk.hold.picked).toEqual([]);
});
