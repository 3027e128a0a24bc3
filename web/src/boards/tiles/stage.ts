/* A view as things to draw: whose map, its tiles, what the cells around them ask for. Pure. */
import { type Box, isLegible, type Sheet } from "../shared/framing";
import type { ColumnView, LaidView, SeatView, View } from "../../generated/tiles/types";
import type { TrackKind } from "./printed";
import { boxAround, CELL, key, type Place, SIDES } from "./squares";
import { kindOf, sideIn, trackIn } from "./things";

export type Hall = "left" | "right";

/** The seat whose map is the large one: the reader's, else that of whoever decides. */
export function mainSeat(view: View): number {
  return view.seat ?? view.open[0] ?? view.platforms[0] ?? 0;
}

export function tileIdOf(laid: Pick<LaidView, "tile" | "objective">): string {
  return laid.tile ?? laid.objective!;
}

/** The starting tiles by their numbers, as they are offered. */
export function startsOf({ start_pool: pool }: Pick<View, "start_pool">): string[] {
  return [...pool].sort();
}

/** Neighbours with the same tile still differ a little in their scenery. */
export function grainOf({ x, y }: Place): number {
  return (((x * 2 + y * 5) % 3) + 3) % 3;
}

// --- the sheet -----------------------------------------------------------------------------------

/** Room around the tiles, in cells: for choices, letters above and names of plates below. */
const AROUND = 1.1;
const ABOVE = 0.3;
const BELOW = 0.15;
const FAR = 6;

/** The sheet of a map: its tiles and the cells around them. */
export function sheetOf(map: readonly LaidView[]): Sheet {
  return {
    box: boxWith(map, AROUND),
    outer: boxAround(map, FAR),
    legible: 0.43,
    part: { least: 0.53, most: 0.75 },
    most: 1.1,
    room: CELL,
    reach: CELL / 2,
  };
}

function boxWith(map: readonly LaidView[], around: number): Box {
  const { left, right, top, bottom } = boxAround(map, around);
  return { left, right, top: top - ABOVE * CELL, bottom: bottom + BELOW * CELL };
}

/** A map that is only looked at needs no cells around it, and is shown smaller than one that is played on. */
const EDGE = 0.4;
const LOOKED_AT = 0.28;

/** The sheet of a map on a screen: one that is too large to be played on as a whole is looked at by who plays no
    more, or does not play here, and never moves while others decide. */
export function sheetOn(pane: Box, map: readonly LaidView[], isLookedAt: boolean): Sheet {
  const sheet = sheetOf(map);
  return !isLookedAt || isLegible(sheet, pane) ? sheet : { ...sheet, box: boxWith(map, EDGE), legible: LOOKED_AT };
}

/** The lines between cells, over the whole sheet. */
export function gridOf({ left, right, top, bottom }: Box): string {
  const lines = (from: number, to: number, line: (at: number) => string): string =>
    Array.from({ length: Math.round((to - from) / CELL) + 1 }, (_, k) => line(from + k * CELL)).join("");
  return lines(left, right, (x) => `M${x} ${top}V${bottom}`) + lines(top, bottom, (y) => `M${left} ${y}H${right}`);
}

export function boxOfMap(map: readonly LaidView[]): Box {
  return boxAround(map, 0.16);
}

/** The empty cells up to so many away from the tiles. */
export function emptyAround(map: readonly LaidView[], reach: number): Place[] {
  const { left, right, top, bottom } = boxAround(map, reach);
  const taken = new Set(map.map(key));
  const found: Place[] = [];
  for (let y = Math.ceil(top / CELL); y * CELL < bottom; y++) {
    for (let x = Math.ceil(left / CELL); x * CELL < right; x++) if (!taken.has(key({ x, y }))) found.push({ x, y });
  }
  return found;
}

// --- what the tiles around a cell ask for --------------------------------------------------------

/** The track that a refused cell is asked for on each side, as its refusal tells: null for none, undefined where it has
    no neighbour. */
export function asked(obstacles: readonly string[]): (TrackKind | null | undefined)[] {
  const sides = new Map(obstacles.filter((thing) => kindOf(thing) === "side").map((thing) => [sideIn(thing), trackIn(thing)]));
  return SIDES.map((side) => sides.get(side));
}

// --- columns -------------------------------------------------------------------------------------

export interface ColumnTile {
  tile: string;
  /** No longer in the column nor in a hand. */
  gone: boolean;
  inHand: boolean;
}

/** The tiles of a column: those that lie there, or what became of those that were taken. */
export function tilesIn(column: ColumnView, seats: readonly SeatView[]): ColumnTile[] {
  if (column.taken_by === null) return column.tiles.map((tile) => ({ tile, gone: false, inHand: false }));
  const hand = [...seats[column.taken_by]!.hand];
  return column.taken.map((tile) => {
    const at = hand.indexOf(tile);
    if (at >= 0) hand.splice(at, 1);
    return { tile, gone: at < 0, inHand: at >= 0 };
  });
}

/** A tile that was taken up: of several equal ones in the hand, the first, the second… */
export interface Copy {
  thing: string;
  nth: number;
}

/** Which of the tiles of a hand it is, by their things. */
export function copyAt(things: readonly (string | null)[], at: number): Copy {
  const thing = things[at]!;
  return { thing, nth: things.slice(0, at).filter((each) => each === thing).length };
}

/** The place of the tile that is held, -1 where it is none of these: of equal ones the copy that was taken up, else the first. */
export function heldAt(things: readonly (string | null)[], held: string | null, taken: Copy | null): number {
  const equal = things.flatMap((thing, at) => (held !== null && thing === held ? [at] : []));
  return (taken?.thing === held ? equal[taken!.nth] : undefined) ?? equal[0] ?? -1;
}

/** Why a tile of a taken column is gone: how many were laid, rejected or discarded. */
export function whatBecame(column: ColumnView, seat: SeatView): { laid: number; left: number } {
  const left = seat.hand.length;
  return { laid: column.taken.length - left, left };
}

/** The reader's own things: none for a spectator. */
export function ownSeat(view: View): SeatView | null {
  return view.seat === null ? null : view.seats[view.seat]!;
}
