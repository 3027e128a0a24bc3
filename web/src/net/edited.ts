/* A view after the edits of a delta (`src/rotonde/server/wire/deltas.py` says what they are). Pure: the
   view before stays as it is, and both share what did not change. */

type Step = string | number;
/** A path alone takes an entry away; with a value it is put there; with three it is a splice. */
export type Edit = [path: Step[], ...what: unknown[]];
type Inside = Record<Step, unknown>;

export function edited<View>(view: View, edits: readonly Edit[]): View {
  const fresh = new Set<unknown>();
  const holder: Inside = { view };
  fresh.add(holder);
  for (const [path, ...what] of edits) make(holder, fresh, ["view", ...path], what);
  return holder.view as View;
}

function make(holder: Inside, fresh: Set<unknown>, path: Step[], what: unknown[]): void {
  const last = path.at(-1)!;
  let inside = holder;
  for (const step of path.slice(0, -1)) inside = own(inside, step, fresh);
  if (what.length === 0) delete inside[last];
  else if (what.length === 1) inside[last] = what[0];
  else {
    const [at, gone, items] = what as [number, number, unknown[]];
    (own(inside, last, fresh) as unknown as unknown[]).splice(at, gone, ...items);
  }
}

/** What lies at a step, copied once before anything in it changes. */
function own(inside: Inside, step: Step, fresh: Set<unknown>): Inside {
  const there = inside[step] as Inside | unknown[];
  if (fresh.has(there)) return there as Inside;
  const copy = Array.isArray(there) ? [...there] : { ...there };
  fresh.add(copy);
  inside[step] = copy;
  return copy as Inside;
}
