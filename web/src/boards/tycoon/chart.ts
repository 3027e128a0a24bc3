/* The printed board: hexes, cities, ridges, rivers, cards and income as the tables give them. Reads
   the tables only. */
import * as tables from "../../generated/tycoon/tycoon.json";

export type Letter = "R" | "Y" | "B" | "K" | "P";

export interface City {
  id: string;
  hex: string;
  /** The sides where track may begin. */
  exits: number[];
  western: string | null;
}

interface CityRow {
  hex: string;
  exits: string;
  western_hex?: string;
}

export interface CardRow {
  id: string;
  class: "objective" | "immediate" | "hand" | "per_turn" | "permanent";
  effect: string;
  cities?: string[];
  city?: string;
  links?: number;
  level?: number;
  points?: number;
  tiles?: number;
  cubes?: number;
}

export interface TycoonRow {
  id: string;
  points: number;
  objective: string;
  level?: number;
  city?: string;
  cities?: string[];
}

/** The sides of a hex, clockwise from NE. */
export const SIDE_NAMES: string[] = tables.meta.sides;
export const COLOURS: string[] = tables.meta.goods_colours;
export const LETTERS = tables.meta.goods_letters as Letter[];
export const SPACES: number[] = tables.income.spaces;
export const LOCOMOTIVES = tables.supply.locomotives_per_seat - 1;
export const TOP_LEVEL = tables.engines.max_level;
export const ROWS = tables.terrain.rows.length;
export const COLUMNS = tables.terrain.rows[0]!.length;

export const CITIES: City[] = Object.entries(tables.cities as Record<string, CityRow>).map(([id, row]) => ({
  id,
  hex: row.hex,
  exits: row.exits.split(" ").map(sideNumber),
  western: row.western_hex ?? null,
}));
export const CITY = new Map(CITIES.map((city) => [city.id, city]));
export const CITY_AT = new Map(CITIES.map((city) => [city.hex, city]));

export const CARDS = new Map((tables.operations_card as unknown as CardRow[]).map((card) => [card.id, card]));
export const TYCOONS = new Map((tables.tycoon_card as unknown as TycoonRow[]).map((card) => [card.id, card]));

/** What lies on each hex of the map: open ground, hills, a city, a place of the West. */
export const GROUND: ReadonlyMap<string, string> = new Map(
  tables.terrain.rows.flatMap((letters, row) => [...letters].flatMap((letter, column) => (letter === "." ? [] : [[nameOf(column, row), letter] as const]))),
);

export const RIDGES: readonly (readonly [hex: string, side: number])[] = tables.ridges.sides.map((line) => {
  const [hex, side] = line.split(" ");
  return [hex!, sideNumber(side!)];
});

/** The sides that a river crosses, by hex. */
export const RIVERS: ReadonlyMap<string, number[]> = new Map(
  tables.rivers.hexes.map((line) => {
    const [hex, ...sides] = line.split(" ");
    return [hex!, sides.map(sideNumber)];
  }),
);

export function sideNumber(name: string): number {
  return SIDE_NAMES.indexOf(name);
}

/** Columns A to Z, then AA. */
export function nameOf(column: number, row: number): string {
  return `${columnName(column)}${row + 1}`;
}

export function columnName(column: number): string {
  return column < 26 ? String.fromCharCode(65 + column) : `A${String.fromCharCode(39 + column)}`;
}

/** The letter of a colour; none for gray. */
export function letterOf(colour: string): Letter | null {
  return LETTERS[COLOURS.indexOf(colour)] ?? null;
}
