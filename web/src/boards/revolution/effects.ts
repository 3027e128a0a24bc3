/* Effects as rows of signs, and as words. What an effect does is the engine's; here it is only told. Pure. */
import type { Fact, Text } from "../../net/types";
import type { CityView } from "../../generated/revolution/types";
import { named } from "../shared/voice";
import type { Colour, GlyphName } from "./signs/glyphs";

export type Effect = CityView["reward"][number];
export type Words = (id: string, facts?: Record<string, Fact>) => string;

export type Item =
  | { kind: "sign"; name: GlyphName }
  | { kind: "figure"; value: string }
  | { kind: "money"; amount: number }
  | { kind: "price"; amount: number }
  | { kind: "worker"; colour: Colour }
  | { kind: "or" }
  | { kind: "and" };

const sign = (name: GlyphName): Item => ({ kind: "sign", name });

/** A figure where there is more than one, then the sign. */
function counted(count: number, name: GlyphName): Item[] {
  return count > 1 ? [{ kind: "figure", value: String(count) }, sign(name)] : [sign(name)];
}

function joined(colours: readonly Colour[], by: "or" | "and"): Item[] {
  return colours.flatMap((colour, k): Item[] => [...(k > 0 ? [{ kind: by } as const] : []), { kind: "worker", colour }]);
}

const each = (amount: number, name: GlyphName): Item[] => [{ kind: "money", amount }, { kind: "figure", value: "×" }, sign(name)];

function itemsOf(effect: Effect): Item[] {
  switch (effect.op) {
    case "gain_money":
      return [{ kind: "money", amount: effect.amount }];
    case "gain_shares":
      return [{ kind: "figure", value: String(effect.amount) }, sign("share")];
    case "gain_worker":
      if (effect.any_colour) return [sign("anyone")];
      return effect.all_of.length > 0 ? joined(effect.all_of, "and") : joined(effect.one_of, "or");
    case "advance":
      return [{ kind: "figure", value: String(effect.up_to) }, sign("steps")];
    case "promote":
      return counted(effect.up_to, "promote");
    case "flip_train":
      return counted(effect.times, "flip");
    case "gain_money_base_and_per_triangle":
      return [{ kind: "money", amount: effect.base }, { kind: "figure", value: "+" }, ...each(effect.per_triangle, "triangle")];
    case "gain_money_per_share_taken":
      return each(effect.amount, "share");
    case "gain_money_per_train":
      return each(effect.amount, "train");
    default:
      return [sign(SIGNS[effect.op])];
  }
}

/** Effects that one sign says whole. */
const SIGNS = {
  exchange_worker: "exchange",
  take_train: "take",
  place_rail_free: "railfree",
  setup_rail: "railfree",
  extra_rail: "rail",
  place_station_free: "stationfree",
  setup_station: "stationfree",
  place_office_free: "officefree",
  setup_office: "officefree",
  waive_city_cost: "waive",
  repeat_first_station_bonus: "station",
  repeat_city_reward: "station",
  repeat_first_office_bonus: "share",
  use_telegraph_tile: "telegraph",
  solo_deal: "market",
} as const satisfies Partial<Record<Effect["op"], GlyphName>>;

/** A list of effects as signs, its price before it. */
export function itemsIn(effects: readonly Effect[], price = 0): Item[] {
  const cost: Item[] = price > 0 ? [{ kind: "price", amount: price }] : [];
  return [...cost, ...effects.flatMap(itemsOf)];
}

// --- words ---------------------------------------------------------------------------------------

/** One effect as a message with its facts. */
export function wordsOf(effect: Effect): Text {
  const id = `board-op-${effect.op.replaceAll("_", "-")}`;
  switch (effect.op) {
    case "gain_worker":
      return worker(effect);
    case "promote":
      return effect.money_each > 0
        ? { id: "board-op-promote-paid", facts: { count: effect.up_to, money: effect.money_each } }
        : { id, facts: { count: effect.up_to } };
    case "setup_station":
      return { id, facts: { one: cityName(effect.cities[0]), two: cityName(effect.cities[1]) } };
    case "setup_office":
      return { id, facts: { one: effect.sections[0]!, two: effect.sections[1]! } };
    default:
      return { id, facts: figures(effect) };
  }
}

const cityName = (city: string | undefined): Fact => named(`city-${city}`);

/** The figures of an effect under one name each. */
function figures(effect: Effect): Record<string, Fact> {
  switch (effect.op) {
    case "gain_money":
    case "gain_money_per_share_taken":
    case "gain_money_per_train":
      return { money: effect.amount };
    case "gain_money_base_and_per_triangle":
      return { money: effect.base, each: effect.per_triangle };
    case "gain_shares":
      return { count: effect.amount };
    case "advance":
      return { count: effect.up_to };
    case "flip_train":
      return { count: effect.times };
    case "solo_deal":
      return { count: effect.gain_shares };
    default:
      return {};
  }
}

function worker({ one_of, all_of, any_colour }: Extract<Effect, { op: "gain_worker" }>): Text {
  const colours = all_of.length > 0 ? all_of : one_of;
  if (any_colour || colours.length === 0) return { id: "board-op-worker-any", facts: {} };
  const [one, two] = colours.map((colour) => named(`board-colour-${colour}`));
  if (two === undefined) return { id: "board-op-worker", facts: { one: one! } };
  return { id: all_of.length > 0 ? "board-op-worker-both" : "board-op-worker-either", facts: { one: one!, two } };
}

/** A list of effects in words, what is paid for it first. */
export function speakEffects(effects: readonly Effect[], price: number, words: Words): string {
  const said = effects.map((effect) => words(wordsOf(effect).id, wordsOf(effect).facts)).join(", ");
  return price > 0 ? words("board-pay-for", { money: price, what: said }) : said;
}
