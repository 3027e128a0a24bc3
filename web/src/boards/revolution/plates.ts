/* The plate of a city: its name, the first slot with its bonus left of the rule, the reward right of
   it, later stations on its upper edge, beside the name. Pure. */
import type { CityView } from "../../generated/revolution/types";
import type { Box } from "../shared/framing";
import { CITY } from "./chart";
import { itemsIn } from "./effects";
import { laidOut, type Pen, type Placed } from "./signs/row";

export interface Plate {
  id: string;
  /** The plate itself, without the name above it. */
  box: Box;
  /** Where the dotted rule stands. */
  rule: number;
  /** Where its name begins, the line it stands on, and the room it takes. */
  name: { x: number; y: number; box: Box };
  slot: number | "free" | "neutral";
  bonus: Placed[];
  /** The bonus is gone: it stays where it was, and quiet. */
  spent: boolean;
  reward: Placed[];
  /** Seats with a later station, and where it stands. */
  later: { seat: number; x: number; y: number }[];
}

const HEIGHT = 22;
const NAME = 16;
const SLOT = 17;
const FONT = "600 13.5px var(--font-title)";
/** How wide a later station is, and how far from the name the first of them stands. */
export const HOUSE = 14;
const APART = 5;
/** How far above the plate its middle is: it stands on the upper edge. */
const FOOT = 4.8;

/** `bonuses`: whether a bonus counts though the slot is taken, as for the grey worker. Whatever is taken, a plate keeps its
    size and its place. */
export function plateOf(city: CityView, name: string, pen: Pen, bonuses: boolean): Plate {
  const { at, plate, edge, until = Infinity } = CITY.get(city.id)!;
  const slot = city.neutral ? "neutral" : (city.first ?? "free");
  const [bonus, reward] = [laidOut(itemsIn(city.bonus, city.bonus_price), pen, 15), laidOut(itemsIn(city.reward), pen, 15)];
  const left = SLOT + bonus.width;
  const width = left + reward.width + 19;
  const later = city.stations.filter((seat) => seat !== city.first);
  const named = pen.measure(name, FONT);
  const line = named + (later.length > 0 ? APART + HOUSE * later.length : 0);
  const [middle, top] = [at[0] + plate[0], at[1] + plate[1]];
  const from = (length: number): number => ({ start: middle, middle: middle - length / 2, end: middle - length })[edge];
  const right = Math.min(from(width) + width, until);
  const houses = Math.max(from(line) + named + APART, right - HOUSE * later.length);
  return {
    id: city.id,
    box: { left: right - width, top: top + NAME, right, bottom: top + NAME + HEIGHT },
    rule: right - width + left + 8.5,
    name: { x: from(line), y: top + 11, box: { left: from(line), right: from(line) + named, top: top + 1, bottom: top + 14 } },
    slot,
    bonus: bonus.placed,
    spent: slot !== "free" && !bonuses,
    reward: reward.placed,
    later: later.map((seat, k) => ({ seat, x: houses + HOUSE * (k + 0.5), y: top + NAME - FOOT })),
  };
}
