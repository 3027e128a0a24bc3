/* The track that a slot is connected to, and whose pieces count for it, as the view has them. Pure. */
import { slotThing } from "../../generated/tiles/things";
import type { LaidView, SeatView, SlotView } from "../../generated/tiles/types";
import { drawingOf } from "./drawing";
import type { Point } from "../shared/framing";
import { CELL, type Place } from "./squares";
import { grainOf, tileIdOf } from "./stage";

/** A line of track on the tile that lies on a place. */
export interface Stretch {
  place: Place;
  kind: "rail" | "road";
  d: string;
}

export interface Lit {
  slot: SlotView;
  at: Point;
  track: Stretch[];
  /** Where the other pieces of its kind stand. */
  met: Point[];
}

/** What a slot lights; null for anything else. */
export function litBy(seat: SeatView, thing: string | null): Lit | null {
  const slots = new Map(seat.map.flatMap((laid) => laid.slots.map((slot, k) => [slotThing(laid.cell, k), { slot, at: pointOf(laid, k) }] as const)));
  const found = thing === null ? undefined : slots.get(thing);
  if (!found) return null;
  const { rails, roads } = seat.networks[found.slot.network]!;
  const [onRail, onRoad] = [new Set(rails), new Set(roads)];
  const track = seat.map.flatMap((laid) => [
    ...(onRail.has(laid.cell) ? drawn(laid).rails.map(({ bed }): Stretch => ({ place: laid, kind: "rail", d: bed })) : []),
    ...(onRoad.has(laid.cell) ? drawn(laid).roads.map(({ band }): Stretch => ({ place: laid, kind: "road", d: band })) : []),
  ]);
  return { ...found, track, met: found.slot.meets.map((other) => slots.get(other)!.at) };
}

/** A tile as it is drawn where it lies. */
export function drawn(laid: LaidView): ReturnType<typeof drawingOf> {
  return drawingOf(tileIdOf(laid), laid.orientation, grainOf(laid));
}

/** Where a slot lies on the sheet. */
export function pointOf(laid: LaidView, slot: number): Point {
  const [x, y] = drawn(laid).slots[slot]!;
  return [laid.x * CELL + x, laid.y * CELL + y];
}
