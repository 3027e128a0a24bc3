/* What a click or an arrow means where a worker and its place are chosen together: the worker that was
   pointed at last goes where the click leads, and of two alike the one in stock goes. Offers only what
   the menu offers. Pure. */
import type { Choice } from "../../../net/types";
import type { Point } from "../../shared/framing";
import { kindOf, nameIn, ofKind } from "../things";

/** The one choice that a click on a row or a slot stands for; null where the shell is to narrow or ask. */
export function meantBy(thing: string, choices: readonly Choice[], worker: string | null): Choice | null {
  const there = choices.filter(({ things }) => things.includes(thing));
  if (kindOf(thing) === "action") return there.find(({ things }) => worker !== null && things.includes(worker)) ?? null;
  if (kindOf(thing) !== "slot") return null;
  const colours = new Set(there.map(({ things }) => nameIn(ofKind(things, "worker") ?? "")));
  return colours.size === 1 ? (there.find(({ things }) => ofKind(things, "worker")?.endsWith(":stock")) ?? null) : null;
}

const workerIn = ({ things }: Choice): string | null => ofKind(things, "worker");
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

/** The row of a digit, with the worker that is aimed with. */
export function rowOf(choices: readonly Choice[], active: Choice | null, rows: readonly string[], digit: number): Choice | null {
  const there = choices.filter((choice) => rowIn(choice) === rows[digit - 1]);
  return there.find((choice) => active !== null && workerIn(choice) === workerIn(active)) ?? there[0] ?? null;
}
