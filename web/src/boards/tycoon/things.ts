/* Names of the things on the board. Pure. */
import type { TrackTile } from "../../generated/tycoon/types";
import { SIDE_NAMES } from "./chart";

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
