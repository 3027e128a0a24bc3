/* What a click or an arrow means where a worker and its place are chosen together: the worker that was
   pointed at last goes where the click leads, and of two alike the one in stock goes. Offers only what
   the menu offers. Pure. */
import type { Choice, Closed } from "../../../net/types";
import type { Point } from "../../shared/framing";
import { actionForThing } from "../../../generated/revolution/things";
import { kindOf, nameIn, ofKind, wordsOf } from "../things";

/** The one choice that a click on a row or a slot stands for; null where the shell is to narrow or ask. */
export function meantBy(thing: string, choices: readonly Choice[], worker: string | null): Choice | null {
  const there = choices.filter(({ things }) => things.includes(thing));
  if (kindOf(thing) === "action") return there.find(({ things }) => worker !== null && things.includes(worker)) ?? null;
  if (kindOf(thing) !== "slot") return null;
  const colours = new Set(there.map(({ things }) => nameIn(ofKind(things, "worker") ?? "")));
  return colours.size === 1 ? (there.find(({ things }) => wordsOf(ofKind(things, "worker") ?? "")[1] === "stock") ?? null) : null;
}

/** The name under which the menu says why a worker cannot take a row that others can; null where it may. */
export function shutFor(thing: string | null, closed: readonly Pick<Closed, "things">[], worker: string | null): string | null {
  if (thing === null || worker === null || kindOf(thing) !== "action") return null;
  const name = actionForThing(nameIn(thing), nameIn(worker));
  return closed.some(({ things }) => things.includes(name)) ? name : null;
}

export const workerIn = ({ things }: Choice): string | null => ofKind(things, "worker");
const rowIn = ({ things }: Choice): string | null => ofKind(things, "action");

/** Whether workers are sent to actions: a field of colours by rows. */
export function isField(choices: readonly Choice[]): boolean {
  return choices.some((choice) => workerIn(choice) !== null && rowIn(choice) !== null);
}

/** Left and right change the worker, up and down the row; from nowhere to the first of all. */
export function aimed(choices: readonly Choice[], from: Choice | null, [dx, dy]: Point): Choice | null {
  const field = choices.filter((choice) => workerIn(choice) !== null && rowIn(choice) !== null);
  if (!from || !field.some(({ notation }) => notation === from.notation)) return field[0] ?? null;
  const [kept, changed] = dx === 0 ? [workerIn, rowIn] : [rowIn, workerIn];
  const line = field.filter((choice) => kept(choice) === kept(from));
  const all = [...new Set(line.map(changed))];
  const next = all[(all.indexOf(changed(from)) + dx + dy + all.length) % all.length];
  return line.find((choice) => changed(choice) === next) ?? null;
}

/** What a row stands for, with the worker that is aimed with; of none, with the first that may go there. */
export function rowOf(choices: readonly Choice[], row: string, worker: string | null): Choice | null {
  const there = choices.filter((choice) => rowIn(choice) === row);
  return there.find((choice) => workerIn(choice) === worker) ?? there[0] ?? null;
}
