/* The menu as places for pieces: a slot, the token that allows it, and whether a star is paid. Pure. */
import type { Choice } from "../../net/types";
import type { AnyAction, PlacePiece } from "../../generated/tiles/types";
import { gainOf } from "./laying";
import type { Hall } from "./stage";
import { slotThing } from "./things";

export interface Placement {
  choice: Choice;
  /** The slot that stands for it. */
  thing: string;
  hall: Hall;
  star: boolean;
  gain: number | null;
}

/** What the reader has set: pay stars, use one token only. */
export interface Wish {
  star: boolean;
  hall: Hall | null;
}

export function placementsIn(choices: readonly Choice[]): Placement[] {
  return choices.flatMap((choice) => {
    const action = choice.action as AnyAction;
    return action.do === "placepiece" ? [placement(choice, action)] : [];
  });
}

function placement(choice: Choice, { cell, slot, hall, by }: PlacePiece): Placement {
  return { choice, thing: slotThing(cell, slot), hall, star: by === "star", gain: gainOf(choice) };
}

/** The placements that fit what the reader has set; a star widens the choice. */
export function wished(placements: readonly Placement[], { star, hall }: Wish): Placement[] {
  return placements.filter((each) => (star || !each.star) && (hall === null || each.hall === hall));
}

/** The choice that gives up the tokens not yet used. */
export function finishIn(choices: readonly Choice[]): Choice | null {
  return choices.find(({ action }) => (action as AnyAction).do === "finishpieces") ?? null;
}

/** The most points that a piece could still bring. */
export function bestLeft(placements: readonly Placement[]): number {
  return Math.max(0, ...placements.map(({ gain }) => gain ?? 0));
}
