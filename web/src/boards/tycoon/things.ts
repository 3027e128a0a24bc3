/* Things on the board, by their ids, as the game spells them. Pure. */
import { tileThing as spelledTile, tripThing as spelledTrip } from "../../generated/tycoon/things";
import type { TrackTile } from "../../generated/tycoon/types";
import { SIDE_NAMES } from "./chart";

export {
  cardThing,
  cityThing,
  cubeThing,
  exitOfThing as exitThing,
  linkThing,
  looseThing,
  newCityThing,
  placeThing as hexThing,
  seatThing,
  spaceThing,
  stopThing,
  unfinishedThing,
  westernThing,
} from "../../generated/tycoon/things";

/** A held cube and the city it is wanted in, to ask why it does not come there. */
export const tripThing = (cube: string, city: string): string => spelledTrip(nameIn(cube), `${partIn(cube)}-${nameIn(city)}`);

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
  return spelledTile(hex, `${SIDE_NAMES[a]}-${SIDE_NAMES[b]}`);
}
