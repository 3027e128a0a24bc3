/* A small position of Railroad Revolution for tests: two seats, what a test does not ask about left plain. */
import type { CityView, MilestoneView, PartView, SeatView, View, WaybillView } from "../../src/generated/revolution/types";
import type { Choice } from "../../src/net/types";
import { CITIES } from "../../src/boards/revolution/chart";
import { SPACES } from "../../src/boards/revolution/lines";

const NOBODY = { white: 0, purple: 0, orange: 0, grey: 0, turquoise: 0 };

export function milestone(more: Partial<MilestoneView> = {}): MilestoneView {
  return {
    id: "A1-1",
    pile: "A1",
    vp: 18,
    slots: [{ wanted: "orange", manager: null }],
    conditions: [
      { kind: "connect_level", level: 2, triangles: null, at_least: 2, have: 1, met: false },
      { kind: "rails_terrain", level: null, triangles: 0, at_least: 2, have: 3, met: true },
    ],
    complete: false,
    ...more,
  };
}

export function seat(number: number, more: Partial<SeatView> = {}): SeatView {
  return {
    seat: number,
    cash: 600,
    shares: 3,
    available_workers: 5,
    ready_workers: 4,
    used_workers: 1,
    minimum: 4,
    stock: { ...NOBODY, white: 3, turquoise: 1 },
    spaces: { station: { ...NOBODY, white: 1 }, railroad: NOBODY, telegraph: NOBODY, trade: NOBODY },
    trains: [{ kind: "promote_2", face_up: true, price: 0, bonus: [{ op: "promote", up_to: 2, money_each: 0 }], vp: 8 }],
    sections: [1, 2, 3].map((index) => ({
      index,
      money: 200 + 100 * index,
      buildings: 1,
      rails: 1,
      building_slots: 2,
      rail_slots: 2,
      left_of_logo: index < 3,
    })),
    selling_from: 1,
    sale: 300,
    to_logo: 4,
    tracks: { telegraph: 1, stations: 0, network: 0 },
    milestones: [milestone()],
    completed: [{ id: "A2-1", vp: 18 }],
    figures: {
      trains: 8,
      trains_up: 1,
      milestones: 18,
      telegraph: { value: 1, count: 3, points: 3 },
      stations: { value: 0, count: 1, points: 0 },
      network: { value: 0, count: 0, points: 0 },
      links: 5,
      total: 34,
      tracks: 3,
      shares_worth: 450,
      liquid: 1050,
    },
    setup: { tile: 1, side: "a", worker: "turquoise", effects: [{ op: "setup_rail" }] },
    turns_left: null,
    ...more,
  };
}

export function city(id: string, more: Partial<CityView> = {}): CityView {
  return {
    id,
    level: 4,
    cost: 500,
    tile: "4a",
    first: null,
    neutral: false,
    bonus_open: true,
    bonus_price: 100,
    bonus: [{ op: "flip_train", times: 1 }],
    reward: [{ op: "gain_worker", one_of: [], all_of: ["purple", "orange"], any_colour: false }],
    stations: [],
    connected: [],
    ...more,
  };
}

export function line(part: PartView["part"], status: PartView["status"], more: Partial<PartView> = {}): PartView {
  return { part, status, mandatory: false, price: 0, effects: [], city: null, section: null, space: null, money: null, ...more };
}

export function bill(lines: PartView[]): WaybillView {
  return {
    seat: 0,
    space: "railroad",
    colour: "turquoise",
    lines,
    due: 400,
    base: 400,
    cash: 500,
    shares: 3,
    share_price: 150,
    shares_to_sell: 0,
    shares_money: 0,
    left: 100,
    market: false,
    shares_left: 3,
    buys: "none",
    shares_taken: 0,
  };
}

export function choice(things: string[], more: Partial<Choice> = {}): Choice {
  return {
    notation: things.join(" "),
    label: { id: "label", facts: {} },
    group: "main",
    things,
    also: [],
    detail: null,
    badge: null,
    worth: null,
    warns: false,
    ...more,
  };
}

export function position(more: Partial<View> = {}): View {
  return {
    seat: 0,
    options: { hard_gates: false, open_milestones: false },
    reading: "turn",
    round: 3,
    first_player: 0,
    active_seat: 0,
    final_round: null,
    steps: [{ step: "chooseworker", seat: 0 }],
    seats: [seat(0), seat(1)],
    cities: CITIES.map(({ id }) => city(id)),
    spaces: SPACES.map(({ id }) => ({ id, triangles: 1, price: 100, market: false, rails: [], available: [] })),
    sections: Array.from({ length: 8 }, (_, k) => ({
      index: k + 1,
      shares: 3,
      first_shares: 1,
      market: false,
      tile: 5,
      bonus: [{ op: "gain_money" as const, amount: 600 }],
      first: null,
      neutral: false,
      offices: [],
    })),
    links: Array.from({ length: 7 }, (_, k) => ({ between: [k + 1, k + 2], vp: k < 4 ? 5 : 8, seats: [] })),
    tracks: [{ id: "telegraph", vp: [0, 1, 2, 3], gates: [{ entering: 3, kind: "money", amount: 50 }], spaces: [1, 1], following: [2, 2] }],
    supply: { ...NOBODY, purple: 11 },
    train_piles: { advance_3: 5, money_600: 4 },
    market: {
      tile: 3,
      deals: [
        { deal: 1, shares: 1, money: 0, effects: [{ op: "advance", up_to: 2 }], payers: [0] },
        { deal: 2, shares: 2, money: 200, effects: [{ op: "take_train" }], payers: [] },
      ],
      unseen: [1, 2],
      discards: [4],
      course: [],
      coming: [],
    },
    piles: [],
    waybill: null,
    kept_from: [],
    setup_tiles: [],
    setup_order: [],
    abilities: [
      { colour: "white", space: "any", price: 0, effects: [{ op: "promote", up_to: 1, money_each: 0 }], amount: null },
      { colour: "turquoise", space: "station", price: 300, effects: [{ op: "repeat_city_reward" }], amount: null },
      { colour: "orange", space: "trade", price: 0, effects: [{ op: "gain_money_per_train", amount: 100 }], amount: 300 },
    ],
    train_vp: 8,
    share_price: 150,
    hire_price: 800,
    over: false,
    ...more,
  } as View;
}
