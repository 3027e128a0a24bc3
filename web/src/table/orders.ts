/* The move line: orders typed by hand, completed from the menu, several at once. Pure. */
import type { Choice, Dial, Menu } from "../net/types";
import { best } from "./choosing";

const plain = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/\s*,\s*/g, ", ")
    .replace(/\s+/g, " ");
/** The words of a name, without accents and signs: `St. Louis` and `st_louis` are the same two. */
const wordsOf = (name: string) =>
  name
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

/** What else a thing is called by who types it, such as its hex or its name on the board. */
export type Called = (thing: string) => readonly string[];

/** What the beginning of a line means, and what is left of the line. */
export interface Taken {
  orders: string;
  /** The choice of the menu, where it is one. */
  choice: Choice | null;
  rest: string;
}

/** Reads the beginning of a line. */
export type Reads = (menu: Menu | null, line: string, called?: Called) => Taken | null;

/** The first orders of a line: a choice by its notation, or by as much of it as no other ends with;
    a number for a dial; else the words as they stand, for the rules to judge. */
export function taken(menu: Menu | null, line: string, called?: Called): Taken | null {
  const orders = line
    .split(",")
    .map((order) => order.trim())
    .filter(Boolean);
  if (orders.length === 0) return null;
  for (let count = orders.length; count > 0; count--) {
    const choice = choiceNamed(menu, orders.slice(0, count).join(", "), called);
    if (choice) return { orders: choice.notation, choice, rest: orders.slice(count).join(", ") };
  }
  const [dialled, ...others] = meanings(menu, orders[0]!);
  const only = others.length === 0 && dialled;
  return { orders: only || orders[0]!, choice: null, rest: orders.slice(1).join(", ") };
}

/** The choice that an order names, whatever its case and spaces: what stands on a button is enough. */
export function choiceNamed(menu: Menu | null, order: string, called?: Called): Choice | null {
  const named = (notation: string) => menu?.choices.find((choice) => plain(choice.notation) === plain(notation)) ?? null;
  const [only, ...others] = meanings(menu, order);
  return named(order) ?? (others.length === 0 && only ? named(only) : null) ?? begunBy(menu, plain(order)) ?? goesTo(menu, plain(order), called);
}

/** The one choice that begins with these words, as `pass go` does with `pass`. */
function begunBy(menu: Menu | null, order: string): Choice | null {
  const isBegun = ({ notation }: { notation: string }) => order !== "" && plain(notation).startsWith(`${order} `);
  const [only, ...others] = menu?.dials.some(isBegun) ? [] : (menu?.choices.filter(isBegun) ?? []);
  return others.length === 0 ? (only ?? null) : null;
}

/** `deliver X6 P to toronto`: of the ways there, the best; the words before it name the choice or what is moved. */
function goesTo(menu: Menu | null, order: string, called: Called = () => []): Choice | null {
  const [from, end, ...more] = order.split(" to ");
  if (!menu || !from?.includes(" ") || !end || more.length > 0) return null;
  const said = wordsOf(from);
  const moved = menu.choices.filter(({ notation, things }) => {
    const rest = things.filter((thing) => !isPlace(thing));
    const words = wordsOf([notation, ...rest, ...rest.flatMap(called)].join(" "));
    return said.every((word) => words.includes(word));
  });
  const place = placeCalled(end, new Set(moved.flatMap(({ things }) => things.filter(isPlace))), called);
  return best(moved.filter(({ things }) => things.includes(place!)));
}

/** A thing of a kind and a name; one of three parts is a piece that lies there. */
const isPlace = (thing: string) => thing.split(":").length === 2;

/** The one place of this name, whole or begun. */
function placeCalled(name: string, places: ReadonlySet<string>, called: Called): string | null {
  const wanted = wordsOf(name).join(" ");
  const namesOf = (place: string) => [place.split(":")[1]!, ...called(place)].map((each) => wordsOf(each).join(" "));
  const whole = [...places].filter((place) => namesOf(place).includes(wanted));
  const begun = [...places].filter((place) => namesOf(place).some((each) => each.startsWith(wanted)));
  const [only, ...others] = whole.length > 0 ? whole : begun;
  return others.length === 0 ? (only ?? null) : null;
}

/** The orders that a short form may mean: choices that end so, and numbers of a dial. */
function meanings(menu: Menu | null, order: string): string[] {
  const wanted = plain(order);
  if (!menu || wanted === "") return [];
  const ending = menu.choices.filter(({ notation }) => plain(notation).endsWith(` ${wanted}`));
  const numbers = menu.dials.map((dial) => turned(dial, order)).filter((turning) => turning !== null);
  return [...ending.map(({ notation }) => notation), ...numbers];
}

/** The order of a dial for typed numbers, with or without its verb. */
function turned({ notation }: Dial, order: string): string | null {
  const typed = plain(order);
  const pattern = plain(notation)
    .replace(/[.*+?^$()|[\]\\]/g, "\\$&")
    .replace(/\{\w+\}/g, "\\d+");
  if (new RegExp(`^${pattern}$`).test(typed)) return typed;
  const short = pattern.slice(pattern.lastIndexOf(" ") + 1);
  return new RegExp(`^${short}$`).test(typed) ? `${notation.slice(0, notation.lastIndexOf(" "))} ${typed}` : null;
}

/** Choices that the order being typed may become: those that begin so first, then those with its words. */
export function completions(menu: Menu | null, typed: string, most = 8): Choice[] {
  const start = plain(typed.split(",").at(-1) ?? "");
  const all = menu?.choices ?? [];
  const begin = all.filter((choice) => plain(choice.notation).startsWith(start));
  const words = start.split(" ").filter(Boolean);
  const within = all.filter((choice) => !begin.includes(choice) && words.every((word) => plain(choice.notation).includes(word)));
  return [...begin, ...within].slice(0, most);
}

/** The line with the order being typed replaced by a whole one. */
export function completed(line: string, notation: string): string {
  const before = line
    .split(",")
    .slice(0, -1)
    .map((order) => order.trim());
  return [...before, notation].join(", ");
}
