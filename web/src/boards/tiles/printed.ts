/* The printed tiles, tokens and challenges as the tables give them. Reads the tables only. */
import * as tables from "../../generated/tiles/tiles.json";
import { turned } from "./squares";

export type PieceKind = "train" | "car" | "traveller";
export type TrackKind = "R" | "H";

export interface Segment {
  kind: TrackKind;
  /** Sides joined inside the tile, north 0 and then clockwise. */
  sides: number[];
}

export interface Slot {
  kind: PieceKind;
  on: "rail" | "road" | "station";
}

/** A track tile or an objective tile, lying as it is drawn. */
export interface Tile {
  id: string;
  /** The drawing that several tiles share; the id of an objective. */
  drawing: string;
  objective: boolean;
  urban: boolean;
  station: boolean;
  segments: Segment[];
  slots: Slot[];
}

interface Row {
  segments: { kind: string; sides: string }[];
  station: boolean;
}

export const KINDS = tables.meta.piece_kinds as PieceKind[];
export const REJECTIONS = tables.constants.rejections_per_player;
export const BAG = tables.components.track_tiles;

const drawings = new Map(tables.archetype.map((row) => [row.id, row]));

const track = tables.track_tile.map((row): Tile => {
  const drawing = drawings.get(row.archetype)!;
  return { ...made(row.id, drawing), drawing: row.archetype, urban: row.background === "urban", slots: row.slots as Slot[] };
});

const objectives = tables.objective.map((row): Tile => ({
  ...made(row.id, row),
  objective: true,
  urban: row.background === "urban",
}));

function made(id: string, { segments, station }: Row): Tile {
  const sided = segments.map(({ kind, sides }) => ({
    kind: kind as TrackKind,
    sides: [...sides].map((side) => tables.meta.side_order.indexOf(side)),
  }));
  return { id, drawing: id, objective: false, urban: false, station, segments: sided, slots: [] };
}

const TILES = new Map([...track, ...objectives].map((tile) => [tile.id, tile]));

export function tileOf(id: string): Tile {
  return TILES.get(id)!;
}

/** The segments of a tile as it lies, each with its sides in order. */
export function segmentsOf(tile: Tile, orientation: number): Segment[] {
  return tile.segments.map(({ kind, sides }) => ({
    kind,
    sides: sides.map((side) => turned(side, orientation)).sort(),
  }));
}

/** The kind of track on each side of a tile as it lies; null where there is none. */
export function sidesOf(tile: Tile, orientation: number): (TrackKind | null)[] {
  const sides: (TrackKind | null)[] = [null, null, null, null];
  for (const { kind, sides: joined } of segmentsOf(tile, orientation)) {
    for (const side of joined) sides[side] = kind;
  }
  return sides;
}

/** Whether a tile looks the same in two orientations (TIL-4). */
export function looksAlike(tile: Tile, one: number, other: number): boolean {
  return look(tile, one) === look(tile, other);
}

function look(tile: Tile, orientation: number): string {
  return segmentsOf(tile, orientation)
    .map(({ kind, sides }) => kind + sides.join(""))
    .sort()
    .join();
}
