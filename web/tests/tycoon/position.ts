/* A view of Railroad Tycoon for tests: two seats, three links, an unfinished one. */
import { CITIES } from "../../src/boards/tycoon/chart";
import type { CityView, SeatView, View } from "../../src/generated/tycoon/types";

export function seat(number: number, changes: Partial<SeatView> = {}): SeatView {
  return {
    seat: number,
    place: number + 1,
    cash: 4,
    shares: 3,
    score: 5,
    link_points: 5,
    hotel_points: 0,
    objective_points: 0,
    objectives: [],
    space: 5,
    income: 7,
    dividends: 3,
    next_cash: 8,
    rise: { points: 2, income: 8 },
    total: 2,
    engine_level: 2,
    next_level_cost: 10,
    locomotives_left: 20,
    links: 2,
    cards: [],
    used_per_turn: [],
    voluntary_shares: 0,
    tycoon_card: null,
    has_tycoon: true,
    cities: [],
    ...changes,
  };
}

const COLOURED: Record<string, string> = { new_york: "red", philadelphia: "blue", baltimore: "yellow", pittsburgh: "blue", toronto: "purple" };

function city(id: string): CityView {
  const coloured = COLOURED[id];
  return {
    id,
    colour: coloured ?? "gray",
    urbanized: false,
    cubes: id === "new_york" ? [2, 0, 0, 1, 1] : [0, 0, 0, 0, 0],
    empty: id !== "new_york",
    hotel: null,
    western_link: null,
    used_exits: [],
    closed_exits: [],
  };
}

export const VIEW: View = {
  seat: 0,
  beginner: false,
  turn: 3,
  action_round: 2,
  action_rounds: 3,
  prices: { open: 2, hills: 4, river: 1, ridge: 4 },
  first_player: 1,
  acting_seat: 0,
  going: 0,
  step: "choose_action",
  steps: [{ step: "choose_action", seat: 0 }],
  actions_left: 1,
  order: [1, 0],
  auction: { open: false, high_bid: 0, high_bidder: null, passed: [], winning_bid: 2 },
  building: null,
  seats: [seat(0), seat(1)],
  cities: CITIES.map(({ id }) => city(id)),
  links: [
    { id: 1, owner: 0, city_a: "new_york", city_b: "philadelphia", tiles: [{ hex: "X7", sides: [0, 3] }] },
    { id: 2, owner: 1, city_a: "philadelphia", city_b: "baltimore", tiles: [{ hex: "W9", sides: [0, 3] }] },
  ],
  unfinished: [
    {
      owner: 0,
      city: "new_orleans",
      loose_end: { hex: "L36", side: 0 },
      ridge: false,
      tiles: [
        { hex: "M37", sides: [1, 5] },
        { hex: "L36", sides: [0, 2] },
      ],
    },
  ],
  crossings: [],
  bag: [5, 8, 13, 6, 9],
  on_map: [2, 0, 0, 1, 1],
  new_city_tiles: [0, 3, 3, 3, 3],
  cards: { face_up: [], lying: [], deck: 20, unseen: [], cards_out: [] },
  tycoons: [],
  first_to_level_6: null,
  end: { markers: 3, markers_needed: 10, final_turn: null, last_turn: false, reason: null },
  all_passed_this_turn: false,
  reach: [],
  deeds: [
    { action_round: 1, seat: 1, kind: "upgrade", city: null, destination: null, colour: null, links: [], tiles: [], card: null, level: 2, paid: 5 },
    {
      action_round: 2,
      seat: 1,
      kind: "deliver",
      city: "new_york",
      destination: "baltimore",
      colour: "yellow",
      links: [1, 2],
      tiles: [],
      card: null,
      level: null,
      paid: 0,
    },
  ],
  incomes: [],
};
