/* Names of the things on the board and in the panels; the menu uses the same. Pure. */
export const cellThing = (cell: string): string => `cell:${cell}`;
export const slotThing = (cell: string, slot: number): string => `slot:${cell}:${slot}`;
export const handThing = (tile: string): string => `hand:${tile}`;
export const objectiveThing = (kind: string): string => `objective:${kind}`;
export const columnThing = (column: number): string => `column:${column}`;
export const startThing = (tile: string): string => `start:${tile}`;
export const tokenThing = (hall: string): string => `token:${hall}`;
export const seatThing = (seat: number): string => `seat:${seat}`;

export const STAR = "by:star";

/** Whether it is a tile of the hand. */
export function isTile(thing: string): boolean {
  return /^(hand|objective):/.test(thing);
}

export function kindOf(thing: string): string {
  return thing.slice(0, thing.indexOf(":"));
}

export function nameIn(thing: string): string {
  return thing.split(":")[1] ?? "";
}
