/* The plate of a city: its name, the first slot with its bonus left of the rule, the reward right of
   it, later stations on its upper edge, beside the name. Pure. */
import type { CityView } from "../../generated/revolution/types";
import type { Box } from "../shared/framing";
import { CITY } from "./chart";
import { type Item, itemsIn } from "./effects";
import { laidOut, type Placed } from "./signs/row";

export interface Plate {
  id: string;
  /** The plate itself, without the name above it. */
  box: Box;
  /** Where the dotted rule stands. */
  rule: number;
  /** Where its name begins, the line it stands on, and how long it is. */
  name: { x: number; y: number; width: number };
  slot: number | "free" | "neutral";
  bonus: Placed[];
  reward: Placed[];
  /** Seats with a later station, and where it stands. */
  later: { seat: number; x: number; y: number }[];
}

const HEIGHT = 22;
const NAME = 16;
const SLOT = 17;
const LETTER = 7.3;
/** How wide a later station is, and how far from the name the first of them stands: some letters are wider than most. */
const HOUSE = 14;
const APART = 9;
/** How far above the plate its middle is: it stands on the upper edge. */
const FOOT = 4.8;

/** `bonuses`: whether the bonus is shown though the slot is taken, as for the grey worker. */
export function plateOf(city: CityView, name: string, write: (item: Item) => string, bonuses: boolean): Plate {
  const { at, plate, edge, until = Infinity } = CITY.get(city.id)!;
  const slot = city.neutral ? "neutral" : (city.first ?? "free");
  const shown = slot === "free" || bonuses ? itemsIn(city.bonus, city.bonus_price) : [];
  const [bonus, reward] = [laidOut(shown, write, 15), laidOut(itemsIn(city.reward), write, 15)];
  const left = SLOT + bonus.width;
  const width = left + reward.width + 19;
  const later = city.stations.filter((seat) => seat !== city.first);
  const named = name.length * LETTER;
  const line = named + (later.length > 0 ? APART + HOUSE * later.length : 0);
  const [middle, top] = [at[0] + plate[0], at[1] + plate[1]];
  const from = (length: number): number => ({ start: middle, middle: middle - length / 2, end: middle - length })[edge];
  const right = Math.min(from(width) + width, until);
  const houses = Math.max(from(line) + named + APART, right - HOUSE * later.length);
  return {
    id: city.id,
    box: { left: right - width, top: top + NAME, right, bottom: top + NAME + HEIGHT },
    rule: right - width + left + 8.5,
    name: { x: from(line), y: top + 11, width: named },
    slot,
    bonus: bonus.placed,
    reward: reward.placed,
    later: later.map((seat, k) => ({ seat, x: houses + HOUSE * (k + 0.5), y: top + NAME - FOOT })),
  };
}
