/* Names of the things on the board, and where they lie. Pure. */
import type { TrackTile } from "../../generated/tycoon/types";
import type { Point } from "../shared/points";
import { CITY, CITY_AT, SIDE_NAMES, sideNumber } from "./chart";
import { centre, sidePoint } from "./hexes";

export const cityThing = (city: string): string => `city:${city}`;
export const cubeThing = (city: string, letter: string): string => `cube:${city}:${letter}`;
export const exitThing = (city: string, side: string): string => `exit:${city}:${side}`;
export const hexThing = (hex: string): string => `hex:${hex}`;
export const linkThing = (id: number): string => `link:${id}`;
export const unfinishedThing = (hex: string): string => `unfinished:${hex}`;
export const looseThing = (hex: string, side: string): string => `loose:${hex}:${side}`;
export const westernThing = (city: string): string => `western:${city}`;
export const cardThing = (card: string): string => `card:${card}`;
export const newCityThing = (letter: string): string => `newcity:${letter}`;
export const stopThing = (round: number, seat: number): string => `stop:${round}:${seat}`;
export const spaceThing = (score: number): string => `space:${score}`;
/** A held cube and the city it is wanted in, to ask why it does not come there. */
export const tripThing = (cube: string, city: string): string => `trip:${nameIn(cube)}:${partIn(cube)}-${nameIn(city)}`;
export const seatThing = (seat: number): string => `seat:${seat}`;

export function kindOf(thing: string): string {
  return thing.split(":")[0]!;
}

export function nameIn(thing: string): string {
  return thing.split(":")[1] ?? "";
}

export function partIn(thing: string): string {
  return thing.split(":")[2] ?? "";
}

export function tileThing({ hex, sides: [a, b] }: TrackTile): string {
  return `tile:${hex}:${SIDE_NAMES[a]}-${SIDE_NAMES[b]}`;
}

/** The tile that `tile:W5:SE-NW` names. */
export function tileOf(thing: string): TrackTile {
  const [a, b] = partIn(thing).split("-").map(sideNumber);
  return { hex: nameIn(thing), sides: [a!, b!] };
}

/** Where a thing lies on the sheet; null for what lies beside it. */
export function pointOf(thing: string): Point | null {
  const name = nameIn(thing);
  switch (kindOf(thing)) {
    case "city":
    case "cube":
      return placeOfCity(name);
    case "exit":
      return CITY.has(name) ? sidePoint(CITY.get(name)!.hex, sideNumber(partIn(thing))) : null;
    case "trip":
      return placeOfCity(partIn(thing).replace(/^.-/, ""));
    case "western":
      return CITY.get(name)?.western ? centre(CITY.get(name)!.western!) : null;
    case "loose":
      return sidePoint(name, sideNumber(partIn(thing)));
    case "tile":
    case "hex":
    case "unfinished":
      return centre(name);
    default:
      return null;
  }
}

function placeOfCity(city: string): Point | null {
  const found = CITY.get(city);
  return found ? centre(found.hex) : null;
}

/** The thing that an empty place of the map stands for. */
export function thingAt(hex: string): string {
  const city = CITY_AT.get(hex);
  return city ? cityThing(city.id) : hexThing(hex);
}
