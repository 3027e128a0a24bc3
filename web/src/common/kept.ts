/* What a room keeps of one table: made when it is first asked for, gone with the page that shows it. */
import { getContext, setContext } from "svelte";

/** All that rooms keep of one table, by what makes it. */
export type Kept = Map<() => unknown, unknown>;

const CONTEXT = Symbol("kept");

/** For the page of a table, or of a picture of one. */
export function setKept(): Kept {
  return setContext<Kept>(CONTEXT, new Map());
}

/** For a component that asks a room about its table. */
export function getKept(): Kept {
  return getContext<Kept>(CONTEXT);
}

/** Of what a room makes anew for each table: that of this one. */
export function ofTable<S>(make: () => S): (table?: Kept) => S {
  return (table = getKept()) => {
    if (!table.has(make)) table.set(make, make());
    return table.get(make) as S;
  };
}
