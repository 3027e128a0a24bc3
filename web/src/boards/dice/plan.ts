/* What a pointed rail would lay and take: the ghost on the sheet, the numbers on the dice of the tray,
   how full the sheet would be. From the view's own plans; nothing is worked out here. Pure. */
import type { PlanView, RailView, View } from "../../generated/dice/types";
import type { Choice, Sign } from "../../net/types";
import type { EndName, Side } from "./cells";
import { groundAt, type Leaf } from "./leaves";
import type { Grid } from "./printed";
import { type Face, wayOf } from "./things";

/** A die of the ghost, the pointed one first. */
export interface GhostDie {
  cell: string;
  entered: Side;
  out: Side;
  /** Whether it lies on the sheet that is shown, or on one that is still to be chosen. */
  here: boolean;
  bridge: boolean;
  surcharge: number;
}

export interface Ghost {
  end: EndName;
  dice: GhostDie[];
  landings: string[];
}

export function ghostOf(view: View, { next, sheet }: Leaf, active: Choice | null): Ghost | null {
  const way = wayOf(active?.things);
  const cell = way && next.find((each) => each.end === way.end && each.cell === way.cell);
  if (!way || !cell) return null;
  const plan = planOf(view, active);
  const first = { cell: way.cell, entered: cell.entered, out: way.out, here: true, bridge: cell.ground === "water", surcharge: cell.surcharge };
  if (!plan) return { end: way.end, dice: [first], landings: [] };
  const rest = plan.rails.slice(1).map((rail, k) => later(rail, plan.rails.slice(0, k + 2), sheet.grid));
  const used = new Set([way.cell, ...rest.map((die) => die.cell)]);
  return { end: way.end, dice: [first, ...rest], landings: plan.landings.filter((landing) => !used.has(landing)) };
}

/** How the rail that a choice lays could be finished, where it begins something. */
export function planOf(view: View, active: Choice | null): PlanView | null {
  const way = wayOf(active?.things);
  return view.plans.find(({ end, cell, out }) => way?.end === end && way.cell === cell && way.out === out) ?? null;
}

/** A rail lies on the sheet it was begun on until the line has crossed a border. */
function later({ cell, entered, out, surcharge }: RailView, before: readonly RailView[], grid: Grid): GhostDie {
  const here = before.slice(0, -1).every((rail, k) => touches(rail, before[k + 1]!));
  return { cell, entered, out, here, bridge: here && groundAt(grid, cell) === "water", surcharge };
}

function touches(from: RailView, to: RailView): boolean {
  const columns = Math.abs(from.cell.charCodeAt(0) - to.cell.charCodeAt(0));
  const rows = Math.abs(Number(from.cell.slice(1)) - Number(to.cell.slice(1)));
  return columns + rows === 1;
}

/** What the dice of the tray are marked with: which rail each is for, and which of them pay. */
export interface Tags {
  /** For each face, what stands on its dice, one after the other. */
  front: Record<Face, string[]>;
  /** Hidden dice that pay. */
  hidden: number;
}

const PAYS = "−1";
const FACES: Record<string, Face> = { "die:S": "straight", "die:C": "curve", "die:A": "share", "die:J": "joker" };

/** What the pointed choice would take from the tray. */
export function tagsOf(view: View, active: Choice | null, signs: readonly Sign[]): Tags {
  const tags: Tags = { front: { straight: [], curve: [], share: [], joker: [] }, hidden: 0 };
  const plan = planOf(view, active);
  if (plan) for (const [k, rail] of plan.rails.entries()) tagRail(tags, rail, k + 1);
  else {
    const face = FACES[active?.things.find((thing) => thing in FACES) ?? ""];
    if (face) tags.front[face].push(wayOf(active?.things) ? "1" : PAYS);
    for (const sign of signs) tagPaying(tags, sign);
  }
  return tags;
}

function tagRail(tags: Tags, { shape, joker, surcharge, jokers_paid }: RailView, number: number): void {
  tags.front[joker ? "joker" : shape].push(`${number}`);
  tags.hidden += surcharge - jokers_paid;
  for (let k = 0; k < jokers_paid; k++) tags.front.joker.push(PAYS);
}

/** A preview says who pays by a sign on the dice, with their number. */
function tagPaying(tags: Tags, { thing, sign, text }: Sign): void {
  if (sign !== "pays") return;
  const count = Number(text?.facts?.count ?? 1);
  const face = FACES[thing];
  if (face) for (let k = 0; k < count; k++) tags.front[face].push(PAYS);
  else tags.hidden += count;
}
