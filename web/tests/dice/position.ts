/* Positions of Railroad Dice for tests: the table as it is set up, and whatever a test changes in it. */
import type { CompanyView, DieView, LeadView, RailView, SeatView, SheetView, TileView, View } from "../../src/generated/dice/types";
import type { Side } from "../../src/boards/dice/cells";
import { COMPANIES, gridOf, LETTER } from "../../src/boards/dice/printed";
import type { Choice } from "../../src/net/types";

export function company(id: string, change: Partial<CompanyView> = {}): CompanyView {
  return {
    id,
    letter: LETTER.get(id)!,
    colour: "blue",
    director: null,
    director_next: null,
    why_next: null,
    tied: false,
    bank: 10,
    shares: [0, 0],
    sells: false,
    chain: 0,
    groups: [],
    stations: [],
    slots: [],
    prices: {},
    left: 8,
    total: 8,
    ...change,
  } as CompanyView;
}

export function seat(number: number, change: Partial<SeatView> = {}): SeatView {
  return {
    seat: number,
    hidden: 0,
    front: { straight: 0, curve: 0, share: 0, joker: 4 },
    front_total: 4,
    front_over: 0,
    passengers: 0,
    shares: {},
    directs: [],
    stations: 0,
    income: 4,
    income_jokers: false,
    played: false,
    ...change,
  };
}

export function tile(number: number, place: readonly [number, number], course: string[]): TileView {
  return { number, place, kind: "country", rotation: 0, ends: [], course, stations: {} };
}

export function lead(place: readonly [number, number], side: Side, kinds: string[]): LeadView {
  return { end: "A", side, place, kinds } as LeadView;
}

/** A die, as in `d4 S N`: its cell, where the line comes in and where it leaves. */
export function die(words: string, end: "A" | "B" = "A"): DieView {
  const [cell, entered, out] = words.split(" ") as [string, Side, Side];
  return { cell, end, entered, out, shape: "straight", company: null, bridge: false };
}

export function rail(words: string, change: Partial<RailView> = {}): RailView {
  const [cell, entered, out] = words.split(" ") as [string, Side, Side];
  return { end: "A", kind: "lake", cell, entered, out, shape: "straight", joker: false, surcharge: 0, jokers_paid: 0, ...change } as RailView;
}

export function sheet(change: Partial<SheetView> = {}): SheetView {
  return {
    ends: ["A", "B"],
    number: 1,
    place: [0, 0],
    kind: "country",
    rotation: 0,
    grid: [...gridOf("country", 0)],
    sides: { N: "open", E: "open", S: "open", W: "open" },
    borders: { N: "C", E: "C", S: "C", W: "C" },
    dice: [die("d4 S N")],
    count: 1,
    needed: 5,
    paid: [],
    ...change,
  };
}

export function choice(notation: string, things: string[], change: Partial<Choice> = {}): Choice {
  return { notation, label: { id: "label", facts: {} }, group: "rails", things, also: [], detail: null, badge: null, worth: null, warns: false, ...change };
}

export function view(change: Partial<View> = {}): View {
  const next = (cell: string) => ({ cell, ground: "country" as const, surcharge: 0, sites: [] });
  return {
    seat: 0,
    year: 1,
    first: 0,
    steps: [{ step: "main", seat: 0 }],
    turn: { seat: 0, income_due: false, income_taken: false, rolled: false, paid: [], front_over: 0, next_seat: 1, ends_year: false },
    reserve: 31,
    dice_total: 40,
    on_line: 1,
    reserve_low: false,
    reserve_short: false,
    seats: [seat(0), seat(1)],
    companies: COMPANIES.map((id) => company(id)),
    sold_out: 0,
    market_opens: 2,
    front_limit: 5,
    station_passengers: 1000,
    general_map: [{ ...tile(1, [0, 0], ["d4"]), ends: ["A", "B"] }],
    leads: [],
    sheets: [sheet()],
    ends: [
      { end: "A", tile: 1, head: "d4", out: "N", next_cells: [next("d3")], way_out: true },
      { end: "B", tile: 1, head: "d4", out: "S", next_cells: [next("d5")], way_out: true },
    ],
    supply: [],
    obligation: null,
    plans: [],
    year_now: { counts: [], gains: [0, 0], totals: [0, 0], changes: [], loses_office: [], first_next: 1 },
    counts: [],
    last_year: null,
    announced_by: null,
    last_company: null,
    idle_years: 0,
    built: false,
    over: false,
    face_order: ["straight", "curve", "share", "joker"],
    options: { dice_total: 40, hide_totals: false },
    ...change,
  } as View;
}
