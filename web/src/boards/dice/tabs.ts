/* Which sheet a narrow board shows first, and where a brass dot says that something can be chosen. Pure. */
import type { Mark } from "../board";
import type { View } from "../../generated/dice/types";
import type { EndName } from "./cells";
import { ENDS, otherThan } from "./leaves";
import { partsOf } from "./things";

export type Tab = EndName | "map";

const ORDER: readonly Tab[] = ["A", "map", "B"];
/** A finger that goes less far to the side means something else. */
const FAR = 60;

/** The tab that is open until another is chosen: where something must be finished, and tiles on offer
    stand where the other sheet lay; else the end that glows. */
export function firstTab({ obligation }: View, open: ReadonlySet<EndName>): EndName {
  if (obligation) return obligation.what === "tile" ? otherThan(obligation.end) : obligation.end;
  return open.has("A") || !open.has("B") ? "A" : "B";
}

/** The tab to which a finger turns that went so far to the right and down; null where it does not. */
export function swiped(tab: Tab, right: number, down: number): Tab | null {
  if (Math.abs(right) < FAR || Math.abs(right) < 2 * Math.abs(down)) return null;
  return ORDER[ORDER.indexOf(tab) + (right < 0 ? 1 : -1)] ?? null;
}

const ON_SHEETS = ["cell", "out", "site"];

/** The end at which a choice lays or builds; null where it does neither. */
export function endOf(things: readonly string[] | undefined): EndName | null {
  const [, end] = things?.map(partsOf).find(([kind]) => ON_SHEETS.includes(kind!)) ?? [];
  return (end as EndName) ?? null;
}

/** The ends at which something can be laid or built now. */
export function openEnds(marks: ReadonlyMap<string, Mark>): Set<EndName> {
  const ends = [...marks.keys()].map(partsOf).filter(([kind]) => ON_SHEETS.includes(kind!));
  return new Set(ENDS.filter((end) => ends.some(([, at]) => at === end)));
}
