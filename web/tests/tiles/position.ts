/* Positions of Railroad Tiles for tests: an empty table, and whatever a test changes in it. */
import type { FiguresView, LaidView, SeatView, View } from "../../src/generated/tiles/types";
import type { Choice } from "../../src/net/types";
import { tileOf } from "../../src/boards/tiles/printed";
import { placeOf } from "../../src/boards/tiles/squares";

export function figures(change: Partial<FiguresView> = {}): FiguresView {
  return {
    pieces: 0,
    cities: [],
    towns: [],
    cities_points: 0,
    rectangle: null,
    dead_ends: [],
    dead_ends_free: 5,
    penalty: 0,
    objectives: [],
    objectives_points: 0,
    solo: 0,
    total: 0,
    ...change,
  };
}

/** A laid tile, as in `V24 M13 1`; its slots are empty. */
export function laid(words: string): LaidView {
  const [tile, cell, orientation] = words.split(" ") as [string, string, string];
  const slots = tileOf(tile).slots.map(({ kind, on }) => ({ kind, on, points: null, round: null, worth: 1, halls: [], network: 0, meets: [] }));
  return { cell, ...placeOf(cell), tile, objective: null, orientation: Number(orientation), slots };
}

export function seat(number: number, change: Partial<SeatView> = {}): SeatView {
  return {
    seat: number,
    platform: number + 1,
    column: null,
    hand: [],
    objective_due: false,
    objectives: [],
    halls: [],
    stars: 1,
    rejected: [],
    rejections_left: 2,
    discarded: [],
    prestige: 0,
    map: [],
    networks: [],
    figures: figures(),
    ...change,
  };
}

export function view(change: Partial<View> = {}): View {
  return {
    seat: 0,
    round: 3,
    rounds: 8,
    phase: "tiles",
    steps: [],
    open: [],
    platforms: [0, 1],
    start_pool: [],
    columns: [],
    waiting_room: null,
    hall_left: null,
    hall_right: null,
    removed: [],
    stack: 4,
    bag: 60,
    box: [],
    star_supply: 8,
    seats: [seat(0), seat(1)],
    objectives: [],
    challenge: null,
    options: {
      objectives: "off",
      first_objective: "city_hall",
      second_objective: "stadium",
      third_objective: "temple",
      challenge: "random",
      parallel: false,
    },
    ...change,
  };
}

/** A choice of the menu, by what stands for it; `worth` is what it promises. */
export function choice(notation: string, things: string[], worth: number | null = null): Choice {
  return { notation, label: { id: "test", facts: {} }, group: "all", things, also: [], detail: null, badge: null, worth, warns: false };
}

export function lay(tile: string, cell: string, orientation: number, gain: number | null = null): Choice {
  return choice(`lay ${tile} ${cell} ${orientation}`, [`hand:${tile}`, `cell:${cell}`, `turn:${orientation}`], gain);
}
