/* The spoken names of tiles, slots and cells. Pure but for the catalogue. */
import type { Fact } from "../../net/types";
import type { Reader } from "../../words/catalogue";
import { t } from "../../words/language.svelte";
import type { LaidView, SlotView } from "../../generated/tiles/types";
import type { Way } from "./laying";
import { tileOf } from "./printed";
import { tileIdOf } from "./stage";

export const named = (id: string): Fact => ({ is: "name", id });
export const seated = (seat: number): Fact => ({ is: "seat", seat });

/** A tile by itself: what is drawn on it, its ground, its slots. */
export function speakTile(id: string, reader: Reader): string {
  return t(tileOf(id).objective ? `objective-${id}` : `tile-${id}`, {}, reader);
}

export function speakLaid(laid: LaidView, reader: Reader): string {
  return `${laid.cell}, ${speakTile(tileIdOf(laid), reader)}`;
}

/** A slot with its piece, or what one would score there now; `star` where it costs one. */
export function speakSlot({ cell }: LaidView, slot: SlotView, star: boolean, reader: Reader): string {
  const piece = named(`piece-${slot.kind}`);
  if (slot.points !== null) return t("board-slot-taken", { cell, piece, points: slot.points }, reader);
  return t(star ? "board-slot-star" : "board-slot-worth", { cell, piece, points: slot.worth ?? 0 }, reader);
}

export function speakCell(cell: string, ways: readonly Way[], reader: Reader): string {
  return t("board-cell", { cell, ways: ways.length, gain: signed(ways[0]?.gain ?? 0, reader) }, reader);
}

/** Points with their sign. */
export function signed(points: number, reader: Reader): string {
  if (points === 0) return "0";
  return t(points > 0 ? "count-plus" : "count-minus", { count: Math.abs(points) }, reader);
}

/** Points as a figure, with a true minus. */
export function figure(points: number): string {
  return points < 0 ? `−${-points}` : `${points}`;
}

/** The facts of a sentence about points: the figure, and its number for the plural. */
export function pointsFacts(points: number): { points: number; figure: string } {
  return { points, figure: figure(points) };
}
