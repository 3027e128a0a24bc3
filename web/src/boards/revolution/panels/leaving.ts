/* Pieces that leave a player board: with the choice under the pointer, or just now. Pure. */
import type { AnyEvent } from "../../../generated/revolution/types";
import type { Preview } from "../../../net/types";
import { signsOf } from "../cardsigns";
import { fieldThing } from "../../../generated/revolution/things";
import type { Slot } from "./fields";

/** How many pieces of each kind would leave a section, by its thing; `sells` where one of either kind would. */
export type Leaving = ReadonlyMap<string, { building: number; rail: number; sells: boolean }>;

/** A piece that leaves a section; of either kind where a sale would take one. */
interface Left {
  thing: string;
  piece: "building" | "rail" | null;
}

export function leavingOf(preview: Preview | null | undefined): Leaving {
  const sold = signsOf(preview, "sells").map(({ thing }) => ({ thing, piece: null }));
  return bySection([...signsOf(preview, "leaves"), ...sold]);
}

function bySection(left: readonly Left[]): Leaving {
  const leaving = new Map<string, { building: number; rail: number; sells: boolean }>();
  for (const { thing, piece } of left) {
    const here = leaving.get(thing) ?? { building: 0, rail: 0, sells: false };
    if (piece) here[piece] += 1;
    else here.sells = true;
    leaving.set(thing, here);
  }
  return leaving;
}

/** The pieces of a seat that just left their sections. */
export function goneIn(events: readonly AnyEvent[], seat: number): Leaving {
  return bySection(
    events.flatMap((event) => {
      if (!("field" in event) || event.field === null || event.seat !== seat) return [];
      const piece = event.event === "piecesold" ? event.kind : event.event === "railplaced" ? "rail" : "building";
      return [{ thing: fieldThing(event.field), piece }];
    }),
  );
}

/** Whether a slot has just become empty and closes up: the last of the empty ones. */
export function closes(gone: Leaving | undefined, index: number, kind: "building" | "rail", slots: readonly Slot[], k: number): boolean {
  const here = gone?.get(fieldThing(index))?.[kind] ?? 0;
  const empty = slots.filter(({ full }) => !full).length;
  return k < empty && k >= empty - here;
}

/** Whether a piece would leave: the first that are there, counted from the left. */
export function leaves(leaving: Leaving | undefined, index: number, kind: "building" | "rail", slots: readonly Slot[], k: number): boolean {
  const here = leaving?.get(fieldThing(index));
  if (!here || !slots[k]!.full) return false;
  const before = slots.slice(0, k).filter(({ full }) => full).length;
  return here.sells || before < here[kind];
}
