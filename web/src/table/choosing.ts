/* What of a menu is shown, glows and is walked through. Pure: menus in, choices out. */
import type { Mark } from "../boards/board";
import type { Choice, Menu, Text } from "../net/types";

/** More choices than this become a list with a filter. */
export const FEW = 8;

/** The group whose choices stand in the prompt: the wanted one, else the only one, else none. */
export function openedGroup(menu: Menu | null, wanted: string | null): string | null {
  const groups = menu?.groups ?? [];
  if (groups.some((group) => group.id === wanted)) return wanted;
  return groups.length === 1 ? groups[0]!.id : null;
}

/** The choices of the prompt: those of one thing, else those of the opened group. */
export function choicesShown(menu: Menu | null, group: string | null, thing: string | null): Choice[] {
  if (!menu) return [];
  if (thing !== null) return choicesOf(menu, group, thing);
  return menu.choices.filter((choice) => choice.group === group);
}

/** What a click on a thing may mean; the opened group comes before all others. */
export function choicesOf(menu: Menu | null, group: string | null, thing: string): Choice[] {
  const all = (menu?.choices ?? []).filter(({ things, also }) => things.includes(thing) || also.includes(thing));
  const near = all.filter((choice) => choice.group === group);
  return near.length > 0 ? near : all;
}

/** How each thing looks now; a thing of the opened group, or of a loud one, wins over a quiet one. */
export function marksOf(menu: Menu | null, group: string | null, active: Choice | null): Map<string, Mark> {
  const marks = new Map<string, Mark>();
  for (const choice of menu?.choices ?? []) {
    const quiet = isQuiet(menu!, group, choice);
    const isActive = active !== null && choice.notation === active.notation;
    for (const thing of [...choice.things, ...choice.also]) {
      const before = marks.get(thing);
      if (!before || isActive || (before.quiet && !quiet)) {
        marks.set(thing, { choice, quiet, active: isActive });
      }
    }
  }
  return marks;
}

function isQuiet(menu: Menu, group: string | null, choice: Choice): boolean {
  if (group !== null) return choice.group !== group;
  return menu.groups.find((each) => each.id === choice.group)?.quiet ?? false;
}

/** The choice that a step of the keyboard leads to; it goes round. */
export function stepped(choices: Choice[], active: Choice | null, step: number): Choice | null {
  if (choices.length === 0) return null;
  const here = choices.findIndex((choice) => choice.notation === active?.notation);
  if (here < 0) return step > 0 ? choices[0]! : choices.at(-1)!;
  return choices[(here + step + choices.length) % choices.length]!;
}

/** The choice that is shown before anybody points: only where few are offered, with effects. */
export function firstShown(choices: Choice[]): Choice | null {
  return choices.length <= FEW ? (choices[0] ?? null) : null;
}

/** Whether a menu asks what the one before it asked: somebody else has moved meanwhile. */
export function asksTheSame(before: Menu | null, after: Menu | null): boolean {
  if (!before || !after || before.choices.length !== after.choices.length) return false;
  const same = before.choices.every(({ notation }, index) => notation === after.choices[index]!.notation);
  return same && JSON.stringify([before.prompt, before.over]) === JSON.stringify([after.prompt, after.over]);
}

/** A choice as it was made: what stood over the prompt then. */
export interface Made {
  choice: Choice;
  over: Text | null;
}

/** Whether the menu goes on with what was just chosen: the same action, at a step further in. */
export function isHalfDone(made: Made | null, menu: Menu | null, takeBack: number): boolean {
  if (!made || !menu || takeBack === 0) return false;
  const within = !menu.groups.some((group) => group.id === made.choice.group);
  return within && JSON.stringify(made.over) === JSON.stringify(menu.over);
}
