/* Which sheet a narrow board shows first, and where a brass dot says that something can be chosen. Pure. */
import type { Mark } from "../board";
import type { EndName } from "./cells";
import { ENDS } from "./leaves";
import { partsOf } from "./things";

export type Tab = EndName | "map";

/** The ends at which something can be laid or built now. */
export function openEnds(marks: ReadonlyMap<string, Mark>): Set<EndName> {
  const ends = [...marks.keys()].map(partsOf).filter(([kind]) => kind === "cell" || kind === "site" || kind === "out");
  return new Set(ENDS.filter((end) => ends.some(([, at]) => at === end)));
}
