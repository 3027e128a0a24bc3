/* Where the things on the board lie, and what lies at a place. Pure. */
import type { TrackTile } from "../../generated/tycoon/types";
import type { Point } from "../shared/points";
import { CITY, CITY_AT, sideNumber } from "./chart";
import { centre, sidePoint } from "./hexes";
import { cityThing, hexThing, kindOf, nameIn, partIn } from "./things";

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

/** The same of several. */
export function pointsOf(things: readonly string[]): Point[] {
  return things.map(pointOf).filter((point) => point !== null);
}

/** The thing that an empty place of the map stands for. */
export function thingAt(hex: string): string {
  const city = CITY_AT.get(hex);
  return city ? cityThing(city.id) : hexThing(hex);
}
