/* What of a menu is left by what is in the hand, what stands in the prompt, what glows. Pure: menus in, choices out. */
import type { BoardRoom, Mark } from "../boards/board";
import type { Choice, Closed, Dial, Group, Menu, Pick, Text } from "../net/types";

/** More choices than this are narrowed by what stands for them, or become a list with a filter. */
export const FEW = 8;

/** What the player has opened and picked so far. */
export interface Hold {
  group: string | null;
  picked: readonly string[];
}

/** What stands in the prompt: a choice, a thing that stands for several, a dial, or what is closed. */
export type Entry =
  | { kind: "choice"; key: string; choice: Choice }
  | { kind: "pick"; key: string; pick: Pick; choices: Choice[] }
  | { kind: "dial"; key: string; dial: Dial }
  | { kind: "closed"; key: string; closed: Closed };

// --- groups --------------------------------------------------------------------------------------

export function mainGroups(menu: Menu | null): Group[] {
  return (menu?.groups ?? []).filter(({ standing }) => !standing);
}

export function standingGroups(menu: Menu | null): Group[] {
  return (menu?.groups ?? []).filter(({ standing }) => standing);
}

/** The group whose choices stand in the prompt: the wanted one, else the only main one, else none. */
export function openedGroup(menu: Menu | null, wanted: string | null): string | null {
  if (menu?.groups.some(({ id }) => id === wanted)) return wanted;
  const main = mainGroups(menu);
  return main.length === 1 ? main[0]!.id : null;
}

/** All that one group holds. */
export function entriesOfGroup(menu: Menu, group: string): Entry[] {
  return [
    ...inOrder(menu.choices.filter((choice) => choice.group === group)).map(choiceEntry),
    ...menu.dials.filter((dial) => dial.group === group).map(dialEntry),
    ...menu.closed.filter((closed) => closed.group === group).map(closedEntry),
  ];
}

/** The name of a button, where no board draws what it stands for: of a kind of choices the widest thing, of
    one of them the narrowest. */
export function thingOn(entry: Entry | undefined, madeAt: BoardRoom<unknown>["madeAt"], at: 0 | -1): string | undefined {
  const meant = entry?.kind === "choice" ? entry.choice : entry?.kind === "closed" ? entry.closed : null;
  const thing = meant?.things.at(at);
  const place = thing === undefined ? null : madeAt?.(thing);
  return place === "button" || place === "end" ? thing : undefined;
}

/** Whether something else could be done; else the question of the prompt has asked enough. */
export function leavesOthers(menu: Menu | null): boolean {
  return menu !== null && menu.choices.length + menu.dials.length > 1;
}

// --- narrowing -----------------------------------------------------------------------------------

export function stands(thing: string, { things, also }: Choice): boolean {
  return things.includes(thing) || also.includes(thing);
}

/** The choices left by the opened group and by what is picked. */
export function left(menu: Menu | null, { group, picked }: Hold): Choice[] {
  if (!menu) return [];
  const main = new Set(mainGroups(menu).map(({ id }) => id));
  const open = (choice: Choice) => (group === null ? main.has(choice.group) : choice.group === group);
  return menu.choices.filter((choice) => open(choice) && picked.every((thing) => stands(thing, choice)));
}

/** What a click on a thing may mean: among what is left, else in the opened group, else anywhere. */
export interface Meaning {
  choices: Choice[];
  /** What stays in the hand. */
  hold: Hold;
}

export function meaningOf(menu: Menu | null, hold: Hold, thing: string): Meaning {
  const fewer = hold.picked.map((_, index) => ({ ...hold, picked: hold.picked.slice(0, -1 - index) }));
  const wider: Hold[] = [hold, ...fewer, { group: null, picked: [] }];
  for (const each of wider) {
    const choices = left(menu, each).filter((choice) => stands(thing, choice));
    if (choices.length > 0) return { choices, hold: each };
  }
  const standing = (menu?.choices ?? []).filter((choice) => stands(thing, choice));
  return { choices: standing, hold: { group: standing[0]?.group ?? hold.group, picked: [] } };
}

/** Whether a group is so quiet that a click on a thing of it opens the group before it plays. */
export function isFaint(menu: Menu, { group }: Hold, choice: Choice): boolean {
  if (group !== null) return false;
  return menu.groups.find(({ id }) => id === choice.group)?.quiet ?? false;
}

/** The best of several: what is worth most, else the first; what warns comes last. */
export function best(choices: readonly Choice[]): Choice | null {
  return inOrder(byWorth(choices))[0] ?? null;
}

function inOrder(choices: readonly Choice[]): Choice[] {
  if (!choices.some(({ warns }) => warns)) return [...choices];
  return [...choices.filter(({ warns }) => !warns), ...choices.filter(({ warns }) => warns)];
}

function byWorth(choices: readonly Choice[]): Choice[] {
  return [...choices].sort((a, b) => (b.worth ?? 0) - (a.worth ?? 0));
}

// --- the prompt ----------------------------------------------------------------------------------

const choiceEntry = (choice: Choice): Entry => ({ kind: "choice", key: choice.notation, choice });
const dialEntry = (dial: Dial): Entry => ({ kind: "dial", key: dial.notation, dial });
const closedEntry = (closed: Closed, index: number): Entry => ({ kind: "closed", key: `closed-${index}`, closed });

/** What stands in the prompt; nothing while one of several groups is still to be opened. */
export function entriesOf(menu: Menu | null, hold: Hold): Entry[] {
  if (!menu || (hold.group === null && hold.picked.length === 0)) return [];
  const choices = left(menu, hold);
  const beside = hold.picked.length > 0 ? [] : entriesOfGroup(menu, hold.group!).filter(({ kind }) => kind !== "choice");
  return [...narrowing(menu, choices, hold.picked), ...beside];
}

/** Few choices one by one; many by the thing that tells them apart first, and so is what can be done with
    a piece in the hand: where it may go, not by how many ways; and what the menu wants folded. */
function narrowing(menu: Menu, choices: Choice[], picked: readonly string[]): Entry[] {
  const held = menu.picks.some(({ holds, thing }) => holds && picked.includes(thing));
  const folded = menu.groups.some(({ id, folded }) => folded && choices.some(({ group }) => group === id));
  if (choices.length <= FEW && !held && !folded) return inOrder(choices).map(choiceEntry);
  const folders = new Map<string | Choice, Choice[]>();
  for (const choice of choices) {
    const next = nextThing(choice, choices, picked) ?? choice;
    folders.set(next, [...(folders.get(next) ?? []), choice]);
  }
  if (folders.size === choices.length || folders.size === 1) return inOrder(held ? byWorth(choices) : choices).map(choiceEntry);
  const entries = [...folders].map(([thing, within]) => folder(menu, thing, within));
  return entries.sort((a, b) => worthOf(b) - worthOf(a));
}

/** The widest thing of a choice that is neither in the hand nor shared by all. */
function nextThing({ things }: Choice, all: readonly Choice[], picked: readonly string[]): string | null {
  return things.find((thing) => !picked.includes(thing) && !all.every((other) => stands(thing, other))) ?? null;
}

function folder(menu: Menu, thing: string | Choice, choices: Choice[]): Entry {
  const first = best(choices)!;
  if (choices.length === 1 || typeof thing !== "string") return choiceEntry(first);
  const known = menu.picks.find((pick) => pick.thing === thing);
  const pick = known ?? { thing, label: first.label, prompt: null, detail: null, badge: first.badge, holds: false, counted: null };
  return { kind: "pick", key: thing, pick, choices };
}

function worthOf(entry: Entry): number {
  if (entry.kind === "choice") return entry.choice.worth ?? 0;
  return entry.kind === "pick" ? Math.max(...entry.choices.map(({ worth }) => worth ?? 0)) : 0;
}

/** What lies in the hand at first: what the menu puts there; in a lesson the thing of that kind which the awaited order takes. */
export function handFor({ picked, choices }: Menu, awaited: string | null = null): readonly string[] {
  const kindOf = (thing: string) => thing.split(":")[0];
  const wanted = choices.find(({ notation }) => notation === awaited)?.things ?? [];
  return picked.map((thing) => wanted.find((each) => kindOf(each) === kindOf(thing)) ?? thing);
}

/** The question: that of the last picked thing that asks one, else of the kind that is opened among several
    or alone is left of them, else the menu's. */
export function promptOf(menu: Menu, hold: Hold): Text {
  const asked = hold.picked.flatMap((thing) => menu.picks.find((pick) => pick.thing === thing)?.prompt ?? []);
  const kinds = hold.group !== null ? [hold.group] : hold.picked.length > 0 ? [...new Set(left(menu, hold).map(({ group }) => group))] : [];
  const kind = kinds.length === 1 && mainGroups(menu).length > 1 ? menu.groups.find(({ id }) => id === kinds[0]) : undefined;
  return asked.at(-1) ?? kind?.prompt ?? menu.prompt;
}

/** The words of one of these choices: with a piece in the hand, of which the question speaks, only where it
    goes, unless the words of several ways there tell them apart. */
export function labelOf(choice: Choice, choices: readonly Choice[], { picks }: Menu, { picked }: Hold): Text {
  const isHeld = ({ holds, thing }: Pick): boolean => holds && picked.includes(thing);
  const isThere = ({ holds, thing }: Pick): boolean => !holds && choice.things.includes(thing);
  const there = picks.some(isHeld) ? picks.find(isThere) : undefined;
  const words = JSON.stringify(choice.label);
  const isOneOf = ({ things, label }: Choice): boolean => things.includes(there!.thing) && JSON.stringify(label) !== words;
  return there && !choices.some(isOneOf) ? there.label : choice.label;
}

// --- what glows ----------------------------------------------------------------------------------

/** How each thing looks now; of several choices the best, and a loud one before a quiet one. */
export function marksOf(menu: Menu | null, hold: Hold): Map<string, Mark> {
  const marks = new Map<string, Mark>();
  if (!menu) return marks;
  const quiet = new Map(menu.groups.map(({ id, quiet }) => [id, quiet && hold.group === null]));
  for (const choice of left(menu, hold)) {
    for (const thing of new Set([...choice.things, ...choice.also])) {
      const mark = markOf(menu, thing, choice, quiet.get(choice.group) ?? false);
      marks.set(thing, joined(marks.get(thing), mark));
    }
  }
  for (const dial of menu.dials.filter(({ group }) => hold.group === null || group === hold.group)) {
    for (const thing of [...dial.things, ...dial.spans.flatMap(({ thing }) => thing ?? [])]) {
      marks.set(thing, { choice: null, count: 1, badge: null, quiet: false, active: false, picked: false });
    }
  }
  for (const thing of hold.picked) marks.set(thing, { ...marks.get(thing)!, picked: true });
  return marks;
}

/** The same with the choice that is pointed at, if it is left: it comes before others, and no other mark is new. */
export function pointedOut(marks: Map<string, Mark>, menu: Menu | null, hold: Hold, active: Choice | null): Map<string, Mark> {
  const pointed = active && left(menu, hold).find(({ notation }) => notation === active.notation);
  if (!menu || !pointed) return marks;
  const lit = new Map(marks);
  for (const thing of [...pointed.things, ...pointed.also]) {
    const mark = marks.get(thing);
    if (mark?.choice) lit.set(thing, { ...mark, choice: pointed, badge: badgeOn(menu, thing, pointed), active: true });
  }
  return lit;
}

function markOf(menu: Menu, thing: string, choice: Choice, quiet: boolean): Mark {
  return { choice, count: 1, badge: badgeOn(menu, thing, choice), quiet, active: false, picked: false };
}

function badgeOn(menu: Menu, thing: string, choice: Choice): Text | null {
  return menu.picks.find((pick) => pick.thing === thing)?.badge ?? choice.badge;
}

function joined(before: Mark | undefined, mark: Mark): Mark {
  if (!before) return mark;
  const better = (mark.choice?.worth ?? -Infinity) > (before.choice?.worth ?? -Infinity);
  const kept = (before.quiet && !mark.quiet) || (better && mark.quiet === before.quiet) ? mark : before;
  return { ...kept, count: before.count + 1, quiet: before.quiet && mark.quiet };
}

// --- walking -------------------------------------------------------------------------------------

/** The choice an entry stands for first: what it would show when pointed at. */
export function shownBy(entry: Entry | undefined): Choice | null {
  if (entry?.kind === "choice") return entry.choice;
  return entry?.kind === "pick" ? best(entry.choices) : null;
}

/** What was picked, and what several choices have in common: it tells none of them from another. */
export function settledIn(entries: readonly Entry[], { picked }: Hold): readonly string[] {
  const [first, ...others] = entries.map((entry) => (entry.kind === "choice" ? entry.choice.things : []));
  const common = others.length > 0 ? first!.filter((thing) => others.every((things) => things.includes(thing))) : [];
  return [...picked, ...common];
}

/** The entry that a step of the keyboard leads to; it goes round. */
export function stepped(entries: readonly Entry[], active: Choice | null, step: number): Entry | null {
  const open = entries.filter(({ kind }) => kind !== "closed");
  if (open.length === 0) return null;
  const here = open.findIndex((entry) => shownBy(entry)?.notation === active?.notation);
  if (here < 0) return step > 0 ? open[0]! : open.at(-1)!;
  return open[(here + step + open.length) % open.length]!;
}

/** Whether an entry is the choice, or stands for it among others. */
export function holds(entry: Entry, notation: string | undefined): boolean {
  if (entry.kind === "choice") return entry.choice.notation === notation;
  return entry.kind === "pick" && entry.choices.some((choice) => choice.notation === notation);
}

/** The choice that is shown before anybody points, only where few are offered one by one: what a lesson awaits, or the first. */
export function firstShown(entries: readonly Entry[], awaited: string | null = null): Choice | null {
  const choices = entries.filter(({ kind }) => kind === "choice" || kind === "pick");
  if (choices.length > FEW) return null;
  const wanted = choices.flatMap((entry) => (entry.kind === "pick" ? entry.choices : entry.kind === "choice" ? [entry.choice] : []));
  const shown = choices.map(shownBy).filter((choice) => choice !== null && !choice.warns);
  return wanted.find(({ notation, warns }) => notation === awaited && !warns) ?? shown[0] ?? null;
}

/** Whether what a lesson awaits stands beside the question: no other choice is then put forward. */
export function isBeside(menu: Menu | null, entries: readonly Entry[], awaited: string | null | undefined): boolean {
  return menu !== null && menu.choices.some(({ notation }) => notation === awaited) && !entries.some((entry) => holds(entry, awaited ?? undefined));
}

// --- one menu after another ----------------------------------------------------------------------

/** Whether a menu asks what the one before it asked: somebody else has moved meanwhile. */
export function asksTheSame(before: Menu | null, after: Menu | null): boolean {
  return before !== null && after !== null && question(before) === question(after);
}

function question({ prompt, over, choices, dials }: Menu): string {
  return JSON.stringify([prompt, over, choices.map(({ notation }) => notation), dials]);
}

/** The order that a dial stands for with these numbers. */
export function dialled({ notation }: Dial, values: Readonly<Record<string, number>>): string {
  return notation.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}

/** The dial that a thing opens or turns. */
export function dialOf(menu: Menu | null, thing: string): Dial | null {
  const own = (dial: Dial) => dial.things.includes(thing) || dial.spans.some((span) => span.thing === thing);
  return menu?.dials.find(own) ?? null;
}
