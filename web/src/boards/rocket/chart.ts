/* The printed board: land, towns and companies as the tables give them. Reads the tables only. */
import * as tables from "../../generated/rocket/rocket.json";

export type TownKind = "start" | "city" | "railway";

export interface Town {
  id: string;
  kind: TownKind;
  hex: string;
  /** Goods of the markers that lie here at first; none unless a city. */
  markers: string[];
  /** Whose starting town it is. */
  company: string | null;
}

export interface Company {
  id: string;
  label: string;
  /** Two letters where a plate is too wide. */
  monogram: string;
  start: Town;
}

export const COLUMNS = tables.board.cols;
export const ROWS = tables.board.rows;
export const GOODS: string[] = tables.meta.goods;
export const CATEGORIES: string[] = tables.meta.categories;
export const TILES = tables.numbers.track_tiles;
export const PASSENGERS = tables.numbers.passenger_markers;
export const STATIONS = tables.numbers.stations_per_player;
export const SHARES = tables.numbers.shares_per_company;
export const STEPS = {
  even: tables.board.neighbours_even_index,
  odd: tables.board.neighbours_odd_index,
};

const MONOGRAMS: Record<string, string> = { LSWR: "SW" };

const starts = new Map(tables.company.map((company) => [company.start, company.id]));

export const TOWNS: Town[] = tables.town.map((town) => ({
  id: town.id,
  kind: town.kind as TownKind,
  hex: town.hex,
  markers: "markers" in town ? (town.markers as string[]) : [],
  company: starts.get(town.id) ?? null,
}));

export const TOWN = new Map(TOWNS.map((town) => [town.id, town]));
export const TOWN_AT = new Map(TOWNS.map((town) => [town.hex, town]));

export const COMPANIES: Company[] = tables.company.map((company) => ({
  id: company.id,
  label: company.label,
  monogram: MONOGRAMS[company.id] ?? company.id.slice(0, 2),
  start: TOWN.get(company.start)!,
}));

export const COMPANY = new Map(COMPANIES.map((company) => [company.id, company]));

export const LAND: ReadonlySet<string> = new Set(tables.land.rows.flatMap(rowOfLand));

function rowOfLand(span: string, row: number): string[] {
  const [first, last] = [span.charCodeAt(0), span.charCodeAt(2)];
  const letters = Array.from({ length: last - first + 1 }, (_, k) => String.fromCharCode(first + k));
  return letters.map((letter) => `${letter}${row + 1}`);
}
