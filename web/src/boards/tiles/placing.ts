/* The menu as places for pieces: a slot, the token that allows it, and whether a star is paid. Pure. */
import type { Choice } from "../../net/types";
import type { Hall } from "./stage";
import { kindOf, nameIn } from "./things";

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
    const [thing, token, by] = choice.things;
    if (!thing || !token || kindOf(thing) !== "slot") return [];
    return [{ choice, thing, hall: nameIn(token) as Hall, star: by === "by:star", gain: choice.worth }];
  });
}

/** The placements that fit what the reader has set; a star widens the choice. */
export function wished(placements: readonly Placement[], { star, hall }: Wish): Placement[] {
  return placements.filter((each) => (star || !each.star) && (hall === null || each.hall === hall));
}

/** The choice that gives up the tokens not yet used. */
export function finishIn(choices: readonly Choice[]): Choice | null {
  return choices.find(({ notation }) => notation === "finish") ?? null;
}

/** The most points that a piece could still bring. */
export function bestLeft(placements: readonly Placement[]): number {
  return Math.max(0, ...placements.map(({ gain }) => gain ?? 0));
}
