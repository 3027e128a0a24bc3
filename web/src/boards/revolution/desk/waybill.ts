/* The waybill as lines to draw: what is done, what is under the pointer, what is open, what waits. Pure. */
import type { PartView, View, WaybillView } from "../../../generated/revolution/types";
import type { Choice, Preview, Text } from "../../../net/types";
import type { Mark } from "../../board";
import { signsOf } from "../cardsigns";
import type { Effect } from "../effects";
import { dueThing, paidThing, partThing } from "../../../generated/revolution/things";
import { kindOf, nameIn, ofKind } from "../things";
import { stepIn } from "./stepping";

export type Standing = "done" | "now" | "pointed" | "open" | "optional" | "waiting" | "spent" | "gone";

export interface Line {
  key: string;
  part: PartView;
  standing: Standing;
  thing: string;
}

/** What a main piece is placed on, or taken from. */
export const PLACES: Record<string, string> = { rail: "space", station: "city", office: "section", sale: "piece" };

/** Lines of the main pieces and optional parts; the worker slot is drawn apart. */
export function linesOf({ lines }: WaybillView, active: Choice | null, marks: ReadonlyMap<string, Mark>): Line[] {
  let pointed = false;
  return lines
    .filter(({ part }) => !isSlot(part))
    .map((part, k) => {
      const thing = partThing(part.part);
      const under = !pointed && isPointed(part, active);
      pointed ||= under;
      return { key: `${part.part}-${k}`, part, standing: under ? "pointed" : standingOf(part, marks.has(thing)), thing };
    });
}

export function isSlot(part: PartView["part"]): boolean {
  return part === "ability" || part === "promotion";
}

/** Whether the choice under the pointer would do this part. */
function isPointed({ part, status }: PartView, active: Choice | null): boolean {
  if (!active || status === "done" || status === "now") return false;
  const things = [...active.things, ...active.also];
  return things.some((thing) => thing === partThing(part) || kindOf(thing) === PLACES[part]);
}

function standingOf({ status, mandatory }: PartView, marked: boolean): Standing {
  if (status !== "open") return status;
  return mandatory || !marked ? "open" : "optional";
}

/** The two ways to spend the worker slot. */
export function slotOf({ lines }: WaybillView): { ability: PartView | null; promotion: PartView | null } {
  const find = (name: string): PartView | null => lines.find(({ part }) => part === name) ?? null;
  return { ability: find("ability"), promotion: find("promotion") };
}

/** What a part would bring at the city or section under the pointer; null where it would bring nothing. */
export function broughtBy(part: PartView["part"], active: Choice | null, view: View): { effects: readonly Effect[]; price: number } | null {
  const under = (kind: string): string => nameIn(ofKind(active?.things ?? [], kind) ?? "");
  const city = view.cities.find(({ id }) => id === under("city"));
  const section = view.sections.find(({ index }) => String(index) === under("section"));
  if (part === "tile") return section ? { effects: section.bonus, price: 0 } : null;
  if (!city || (part === "first_bonus" && !city.bonus_open)) return null;
  if (part === "first_bonus") return { effects: city.bonus, price: city.bonus_price };
  return part === "reward" ? { effects: city.reward, price: 0 } : null;
}

/** What is said of a part that the place has not, or that somebody has had there: chosen, or under the pointer. */
export function lackOf({ part, status }: PartView, active: Choice | null, { cities, sections }: View): string | null {
  const under = (kind: string): string => (status === "waiting" ? nameIn(ofKind(active?.things ?? [], kind) ?? "") : "");
  const taken = part === "first_bonus" && cities.some(({ id, bonus_open }) => id === under("city") && !bonus_open);
  if (taken || (part === "first_bonus" && status === "gone")) return "board-bonus-taken";
  const bare = part === "tile" && sections.some(({ index, bonus }) => String(index) === under("section") && bonus.length === 0);
  return bare || (part === "tile" && status === "gone") ? "board-no-tile" : null;
}

export interface Bar {
  /** Shares of the whole width, in percent. */
  cash: number;
  shares: number;
  due: number;
}

/** Cash, shares to be sold and what is due on one bar. */
export function barOf(cash: number, shares: number, due: number): Bar {
  const whole = Math.max(cash + shares, due, 1);
  return { cash: (100 * cash) / whole, shares: (100 * shares) / whole, due: (100 * due) / whole };
}

/** How the bill would be paid after the choice under the pointer; null where it changes other figures only. */
export function paidIn(preview: Preview | null): Text | null {
  const others = (preview?.totals.length ?? 0) + (preview?.rows.filter(({ thing }) => !thing).length ?? 0);
  if (stepIn(preview) || (dueIn(preview) === null && others > 0)) return null;
  return preview?.rows.find(({ thing }) => thing === paidThing())?.label ?? null;
}

/** What is said of the Market that would follow; null where the choice opens none. */
export function marketIn(preview: Preview | null): Text | null {
  return signsOf(preview, "market")[0]?.text ?? null;
}

/** What would be due after the choice under the pointer, where it changes that. */
export function dueIn(preview: Preview | null): number | null {
  const due = preview?.rows.find(({ thing }) => thing === dueThing())?.label.facts.new;
  return typeof due === "number" ? due : null;
}
