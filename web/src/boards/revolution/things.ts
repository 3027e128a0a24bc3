/* Names of the things on the table, as the engine spells them. Pure. */
export const cityThing = (city: string): string => `city:${city}`;
export const spaceThing = (space: string): string => `space:${space}`;
export const railThing = (space: string, seat: number): string => `rail:${space}:${seat}`;
export const stationThing = (city: string, seat: number): string => `station:${city}:${seat}`;
export const sectionThing = (index: number): string => `section:${index}`;
export const officeThing = (index: number, seat: number): string => `office:${index}:${seat}`;
export const linkThing = (left: number): string => `link:${left}-${left + 1}`;
export const stepThing = (track: string, space: number): string => `step:${track}:${space}`;
export const workerThing = (colour: string, where: "stock" | "board"): string => `worker:${colour}:${where}`;
export const actionThing = (action: string): string => `action:${action}`;
export const partThing = (part: string): string => `part:${part}`;
export const fieldThing = (index: number): string => `field:${index}`;
export const pieceThing = (kind: "building" | "rail"): string => `piece:${kind}`;
export const trainThing = (kind: string, up: boolean): string => `train:${kind}:${up ? "up" : "down"}`;
export const pileThing = (kind: string): string => `pile:${kind}`;
export const supplyThing = (colour: string): string => `supply:${colour}`;
/** A worker of the supply that is paid for. */
export const hiredThing = (colour: string): string => `hire:${colour}`;
export const milestoneThing = (id: string): string => `milestone:${id}`;
export const slotThing = (id: string, wanted: string): string => `slot:${id}:${wanted}`;
export const keepThing = (id: string): string => `keep:${id}`;
export const dealThing = (deal: number): string => `deal:${deal}`;
export const setupThing = (tile: number): string => `setup:${tile}`;
export const seatThing = (seat: number): string => `seat:${seat}`;

/** The four actions, as they lie on the desk. */
export const ACTIONS = ["station", "railroad", "telegraph", "trade"] as const;

export function kindOf(thing: string): string {
  return thing.split(":")[0]!;
}

export function nameIn(thing: string): string {
  return thing.split(":")[1] ?? "";
}

const PLACES: Record<string, string> = { station: "city", office: "section", rail: "space" };

/** A piece means the place it stands on, where that can be chosen. */
export function placeOf(thing: string, marks: ReadonlyMap<string, unknown>): string {
  const kind = PLACES[kindOf(thing)];
  const place = kind ? `${kind}:${nameIn(thing)}` : thing;
  return marks.has(place) ? place : thing;
}

/** The first of some things that is of a kind. */
export function ofKind(things: readonly string[], kind: string): string | null {
  return things.find((thing) => kindOf(thing) === kind) ?? null;
}
