/* A player board as a drawing: eight sections with their buildings over their rails, and the logo. Pure. */
import type { AnyEvent, FieldView } from "../../../generated/revolution/types";
import type { Sign } from "../../../net/types";
import { fieldThing } from "../things";

export interface Slot {
  x: number;
  y: number;
  full: boolean;
}

export interface Drawn {
  index: number;
  x: number;
  money: number;
  houses: Slot[];
  rails: Slot[];
}

export interface Sizes {
  /** Of one section. */
  width: number;
  house: { apart: number; y: number };
  rail: { y: number; apart: number };
}

export const LARGE: Sizes = { width: 33.4, house: { apart: 13, y: 12 }, rail: { y: 25, apart: 6.5 } };
export const SMALL: Sizes = { width: 17.4, house: { apart: 7.4, y: 5 }, rail: { y: 13, apart: 5 } };
/** Room that the logo takes before what lies right of it. */
const LOGO = 3;

export function drawnFields(fields: readonly FieldView[], sizes: Sizes): Drawn[] {
  return fields.map((field, k) => {
    const x = sizes.width * k + (field.left_of_logo ? 0 : LOGO);
    const middle = x + (sizes.width - 3) / 2 + 0.5;
    return {
      index: field.index,
      x,
      money: field.money,
      houses: slots(field.building_slots, field.buildings, (n) => [middle + (n - (field.building_slots - 1) / 2) * sizes.house.apart, sizes.house.y]),
      rails: slots(field.rail_slots, field.rails, (n) => [x, sizes.rail.y + sizes.rail.apart * n]),
    };
  });
}

/** Pieces leave a section from the left: the empty slots come first. */
function slots(room: number, left: number, at: (n: number) => readonly [number, number]): Slot[] {
  return Array.from({ length: room }, (_, n) => {
    const [x, y] = at(n);
    return { x, y, full: n >= room - left };
  });
}

/** Where the logo stands. */
export function logoAt(fields: readonly FieldView[], { width }: Sizes): number {
  return width * fields.filter(({ left_of_logo }) => left_of_logo).length + 0.4;
}

/** How many pieces of each kind would leave a section, by its thing; `sells` where one of either kind would. */
export type Leaving = ReadonlyMap<string, { building: number; rail: number; sells: boolean }>;

export const NONE: Leaving = new Map();

export function leavingOf(signs: readonly Sign[]): Leaving {
  const leaving = new Map<string, { building: number; rail: number; sells: boolean }>();
  for (const { thing, sign } of signs) {
    if (!/^(leaves-|sells$)/.test(sign)) continue;
    const here = leaving.get(thing) ?? { building: 0, rail: 0, sells: false };
    if (sign === "leaves-building") here.building += 1;
    else if (sign === "leaves-rail") here.rail += 1;
    else here.sells = true;
    leaving.set(thing, here);
  }
  return leaving;
}

/** The pieces of a seat that just left their sections. */
export function goneIn(events: readonly AnyEvent[], seat: number): Leaving {
  return leavingOf(events.flatMap((event) => {
    if (!("field" in event) || event.field === null || event.seat !== seat) return [];
    const kind = event.event === "piecesold" ? event.kind : event.event === "railplaced" ? "rail" : "building";
    return [{ thing: fieldThing(event.field), sign: `leaves-${kind}`, text: null }];
  }));
}

/** Whether a slot has just become empty and closes up: the last of the empty ones. */
export function closes(gone: Leaving, index: number, kind: "building" | "rail", slots: readonly Slot[], k: number): boolean {
  const here = gone.get(fieldThing(index))?.[kind] ?? 0;
  const empty = slots.filter(({ full }) => !full).length;
  return k < empty && k >= empty - here;
}

/** Whether a piece would leave: the first that are there, counted from the left. */
export function leaves(leaving: Leaving, index: number, kind: "building" | "rail", slots: readonly Slot[], k: number): boolean {
  const here = leaving.get(fieldThing(index));
  if (!here || !slots[k]!.full) return false;
  const before = slots.slice(0, k).filter(({ full }) => full).length;
  return here.sells || before < here[kind];
}
