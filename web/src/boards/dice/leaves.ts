/* The sheets as they lie before the reader: that of A left, that of B right, and where the line may go
   on from each. Pure. */
import type { EndView, NextCellView, ObligationView, SheetView, View } from "../../generated/dice/types";
import type { Mark } from "../board";
import { type EndName, opposite, type Side, SIDES, sideTowards } from "./cells";
import type { Grid } from "./printed";
import { cellThing, outThing } from "./things";

/** A cell on which the next die of an end may lie, and the side by which the line comes to it. */
export interface NextCell extends NextCellView {
  end: EndName;
  entered: Side;
}

/** A next cell that can be chosen, and the ways out of it that may be laid. */
export interface OpenCell extends NextCell {
  quiet: boolean;
  ways: Side[];
}

export interface Leaf {
  sheet: SheetView;
  /** The ends that go on from here. */
  ends: EndName[];
  next: NextCell[];
  /** The sheet that is being left, seen beyond the border until the entry rail lies. */
  past: { side: Side; sheet: SheetView } | null;
}

/** What lies in the room of an end: its sheet, tiles to choose from, or nothing yet. */
export type Room = { kind: "leaf"; leaf: Leaf } | { kind: "offers"; obligation: ObligationView } | { kind: "blank" };

export const ENDS: readonly EndName[] = ["A", "B"];

export function roomsOf(view: View): Record<EndName, Room> {
  const { obligation } = view;
  const rooms = { A: roomOf(view, "A"), B: roomOf(view, "B") };
  if (obligation?.what === "tile") rooms[otherThan(obligation.end)] = { kind: "offers", obligation };
  return rooms;
}

export function otherThan(end: EndName): EndName {
  return end === "A" ? "B" : "A";
}

function roomOf(view: View, end: EndName): Room {
  const entered = view.obligation?.what === "entry" ? view.obligation : null;
  const sheet = view.sheets.find(({ ends }) => ends.includes(end));
  if (!sheet) return { kind: "blank" };
  if (entered?.sheet && entered.end === end) return { kind: "leaf", leaf: entering(entered, entered.sheet, sheet) };
  const ends = sheet.ends.filter((each) => each !== entered?.end);
  return ends[0] === end ? { kind: "leaf", leaf: { sheet, ends, next: nextCells(view, sheet, ends), past: null } } : { kind: "blank" };
}

function entering({ end, entry, out, rails }: ObligationView, sheet: SheetView, past: SheetView): Leaf {
  const side = opposite(out!);
  const surcharge = rails[0]?.surcharge ?? 0;
  const next: NextCell[] = [{ end, cell: entry!, entered: side, ground: groundAt(sheet.grid, entry!), surcharge, sites: [] }];
  return { sheet, ends: [end], next, past: { side, sheet: past } };
}

/** The next cells on which something can be laid. */
export function openCells(cells: readonly NextCell[], marks: ReadonlyMap<string, Mark>): OpenCell[] {
  return cells.flatMap((next) => {
    const mark = marks.get(cellThing(next.end, next.cell));
    const ways = SIDES.filter((side) => marks.has(outThing(next.end, next.cell, side)));
    return mark || ways.length > 0 ? [{ ...next, quiet: mark?.quiet ?? false, ways }] : [];
  });
}

/** The next cell in which a way lies, on whichever sheet. */
export function nextCellOf(view: View, { end, cell }: { end: EndName; cell: string }): NextCell | null {
  const cells = Object.values(roomsOf(view)).flatMap((room) => (room.kind === "leaf" ? room.leaf.next : []));
  return cells.find((next) => next.end === end && next.cell === cell) ?? null;
}

export function groundAt(grid: Grid, cell: string): NextCellView["ground"] {
  const letter = grid[Number(cell.slice(1)) - 1]![cell.charCodeAt(0) - 97];
  return letter === "M" ? "mountain" : letter === "W" ? "water" : "country";
}

function nextCells(view: View, sheet: SheetView, ends: readonly EndName[]): NextCell[] {
  return view.ends.filter(({ end, tile }) => tile === sheet.number && ends.includes(end)).flatMap(ahead);
}

function ahead({ end, head, next_cells }: EndView): NextCell[] {
  return next_cells.flatMap((next) => {
    const entered = sideTowards(next.cell, head);
    return entered ? [{ ...next, end, entered }] : [];
  });
}
