/* Ids of things taken apart; they are spelt by the functions that `npm run types` makes. Pure. */

export function kindOf(thing: string): string {
  return thing.slice(0, thing.indexOf(":"));
}

/** The first word behind its kind. */
export function nameIn(thing: string): string {
  return thing.split(":")[1] ?? "";
}

/** Whether it is a tile of the hand. */
export function isTile(thing: string): boolean {
  return kindOf(thing) === "hand" || kindOf(thing) === "objective";
}
