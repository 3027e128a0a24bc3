/* Positions of Rocket for tests: a start, and whatever a test changes in it. */
import type { CompanyView, View } from "../../src/generated/rocket/types";
import { COMPANIES, TOWNS } from "../../src/boards/rocket/chart";

export function company(id: string, change: Partial<CompanyView> = {}): CompanyView {
  const start = COMPANIES.find((company) => company.id === id)!.start;
  const route = change.route ?? [start.hex];
  return {
    id,
    status: "active",
    line: id,
    engine: route.at(-1)!,
    heading: null,
    route,
    link: null,
    towns: [start.id],
    stack: 16,
    shares: [0, 0, 0],
    first: [],
    second: [],
    stations: [0, 0, 0],
    supplementary: 0,
    removed: 0,
    absorbed_in: null,
    absorbed_by: null,
    ...change,
  };
}

export function view(change: Partial<View> = {}, companies: CompanyView[] = []): View {
  const changed = new Map(companies.map((company) => [company.id, company]));
  return {
    seat: 0,
    round: 1,
    active_seat: 0,
    actions_left: 2,
    moved: [],
    steps: [{ step: "chooseaction", seat: 0 }],
    companies: COMPANIES.map(({ id }) => changed.get(id) ?? company(id)),
    stations: [],
    cities: TOWNS.filter((town) => town.kind === "city").map(({ id, markers }) => ({ city: id, markers })),
    seats: [0, 1, 2].map((seat) => ({ seat, money: null, markers: [], passengers: 0, reserve: 7 })),
    tiles_left: 60,
    passengers_left: 9,
    supplementary_pile: 16,
    incomes: [],
    payments: [],
    companies_with_shares: 7,
    last_companies: 1,
    veto: [],
    stall_count: 0,
    end_reason: null,
    money_visible: false,
    station_may_leave_track: true,
    stall_limit_rounds: 6,
    ...change,
  };
}
