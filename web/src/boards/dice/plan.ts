/* What a pointed rail would lay and take: the ghost on the sheet, the numbers on the dice of the tray,
   how full the sheet would be. From the card of the choice, or from the plans of the view while that is
   on its way; nothing is worked out here. Pure. */
import type { AnySign, PlanView, RailView, View } from "../../generated/dice/types";
import type { Choice } from "../../net/types";
import type { Offer } from "../board";
import { type EndName, opposite, type Side, sideTowards } from "./cells";
import { groundAt, type Leaf, type NextCell, nextCellOf } from "./leaves";
import type { Grid } from "./printed";
import { PAYS } from "./tray";
import { faceOf, type Face, kindOf, paidOf, partsOf, type Way, wayOf } from "./things";

/** A rail with the dice it takes; the pointed one first. */
export interface PlannedRail {
  cell: string;
  entered: Side;
  out: Side;
  /** The die that lies there. */
  face: Face;
  surcharge: number;
  jokersPaid: number;
}

/** The rails that a choice lays and those that would finish what it begins. */
export interface Laying {
  end: EndName;
  rails: PlannedRail[];
  /** Where else the line could come ashore. */
  landings: string[];
}

export function layingOf(view: View, active: Choice | null, signs: readonly AnySign[]): Laying | null {
  const way = wayOf(active?.things);
  const next = way && nextCellOf(view, way);
  if (!way || !next) return null;
  const plan = view.plans.find(({ end, cell, out }) => way.end === end && way.cell === cell && way.out === out);
  const first = pointed(active!, way, next);
  if (!first) return null;
  const rest = signs.some(({ sign }) => sign === "plan") ? told(signs, first) : (plan?.rails.slice(1).map(foreseen) ?? []);
  return { end: way.end, rails: [first, ...rest], landings: landingsOf(signs, plan, [first, ...rest]) };
}

function pointed({ things }: Choice, { cell, out }: Way, { entered, surcharge }: NextCell): PlannedRail | null {
  const face = faceOf(things);
  return face && { cell, entered, out, face, surcharge, jokersPaid: paidOf(things) };
}

function foreseen({ cell, entered, out, shape, joker, surcharge, jokers_paid }: RailView): PlannedRail {
  return { cell, entered, out, face: joker ? "joker" : shape, surcharge, jokersPaid: jokers_paid };
}

/** The rails that the card tells, one after the other. */
function told(signs: readonly AnySign[], first: PlannedRail): PlannedRail[] {
  let before = first;
  return signs.flatMap((sign) => {
    if (sign.sign !== "plan") return [];
    const { cell, out, face, surcharge, jokers_paid } = sign;
    before = { cell, entered: sideTowards(cell, before.cell) ?? opposite(before.out), out, face, surcharge, jokersPaid: jokers_paid };
    return [before];
  });
}

function landingsOf(signs: readonly AnySign[], plan: PlanView | undefined, rails: readonly PlannedRail[]): string[] {
  const used = new Set(rails.map(({ cell }) => cell));
  const known = signs.flatMap((sign) => (sign.sign === "landing" ? [sign.cell] : []));
  return (known.length > 0 ? known : (plan?.landings ?? [])).filter((cell) => !used.has(cell));
}

// --- on the sheet ------------------------------------------------------------------------------------

/** A die of the ghost. */
export interface GhostDie extends PlannedRail {
  /** Whether it lies on the sheet that is shown, or on one that is still to be chosen. */
  here: boolean;
  bridge: boolean;
}

export interface Ghost {
  end: EndName;
  dice: GhostDie[];
  landings: string[];
}

export function ghostOf(laying: Laying | null, { next, sheet }: Leaf): Ghost | null {
  const [first] = laying?.rails ?? [];
  if (!laying || !next.some(({ end, cell }) => end === laying.end && cell === first!.cell)) return null;
  return { end: laying.end, dice: laying.rails.map((rail, k) => lying(rail, laying.rails.slice(0, k + 1), sheet.grid)), landings: laying.landings };
}

/** A rail lies on the sheet it was begun on until the line has crossed a border. */
function lying(rail: PlannedRail, until: readonly PlannedRail[], grid: Grid): GhostDie {
  const here = until.slice(1).every(({ cell }, k) => sideTowards(cell, until[k]!.cell) !== null);
  return { ...rail, here, bridge: here && groundAt(grid, rail.cell) === "water" };
}

// --- in the tray -------------------------------------------------------------------------------------

/** What the dice of the tray are marked with: which rail each is for, and which of them pay. */
export interface Tags {
  /** For each face, what stands on its dice, one after the other. */
  front: Record<Face, string[]>;
  /** Hidden dice that pay. */
  hidden: number;
}

/** What the pointed choice would take from the tray. */
export function tagsOf(view: View, active: Choice | null, signs: readonly AnySign[]): Tags {
  const tags: Tags = { front: { straight: [], curve: [], share: [], joker: [] }, hidden: 0 };
  const laying = layingOf(view, active, signs);
  if (laying) for (const [k, rail] of laying.rails.entries()) tagRail(tags, rail, k + 1);
  else {
    const face = faceOf(active?.things ?? []);
    if (face) tags.front[face].push(PAYS);
    for (const sign of signs) tagPaying(tags, sign);
  }
  return tags;
}

function tagRail(tags: Tags, { face, surcharge, jokersPaid }: PlannedRail, number: number): void {
  tags.front[face].push(`${number}`);
  tags.hidden += surcharge - jokersPaid;
  for (let k = 0; k < jokersPaid; k++) tags.front.joker.push(PAYS);
}

/** A card says which dice pay. */
function tagPaying(tags: Tags, sign: AnySign): void {
  if (sign.sign !== "pays") return;
  if (sign.jokers) for (let k = 0; k < sign.dice; k++) tags.front.joker.push(PAYS);
  else tags.hidden += sign.dice;
}

/** The station that a choice builds: its end, its cell, its company. */
export function foundedBy(active: Choice | null): { end: EndName; cell: string; company: string } | null {
  const [site, company] = active?.things.map(partsOf) ?? [];
  if (site?.[0] !== "site" || company?.[0] !== "company") return null;
  return { end: site[1] as EndName, cell: site[2]!, company: company[1]! };
}

// --- the same with other dice ------------------------------------------------------------------------

/** The next choice that differs from the active one in this one thing alone; null where there is none. */
function otherwise(choices: readonly Choice[], active: Choice | null, differs: (thing: string) => boolean): Choice | null {
  if (!active) return null;
  const common = (things: readonly string[]): string => things.filter((thing) => !differs(thing)).join();
  const same = choices.filter(({ things }) => common(things) === common(active.things));
  const here = same.findIndex(({ notation }) => notation === active.notation);
  return same.length > 1 ? same[(here + 1) % same.length]! : null;
}

/** The same way laid by a joker instead of a real die, or the other way round; the same share likewise. */
export function otherDie(choices: readonly Choice[], active: Choice | null): Choice | null {
  return otherwise(choices, active, (thing) => kindOf(thing) === "die") ?? otherwise(choices, active, (thing) => ["die", "pay"].includes(kindOf(thing)));
}

/** The same order paid by other dice: hidden ones or jokers. */
export function otherPayer(choices: readonly Choice[], active: Choice | null): Choice | null {
  return otherwise(choices, active, (thing) => kindOf(thing) === "pay");
}

/** The same order with what a click on a die of the tray means: one that pays lets another pay, a joker
    lies instead of a real die, and one that is held fast gives it back. */
export function otherDice({ menu, active, pinned }: Pick<Offer, "menu" | "active" | "pinned">, tag: string | null, face: Face | null): Choice | null {
  const choices = menu?.choices ?? [];
  if (tag === PAYS) return otherPayer(choices, active);
  const instead = face === "joker" && (pinned || faceOf(active?.things ?? []) !== "joker");
  return instead ? otherDie(choices, active) : null;
}
