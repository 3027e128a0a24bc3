/* The spoken names of cells, dice, places, chains and dice of the tray. Pure but for the catalogue. */
import type { ChangeView, CompanyView, DieView, SheetView, TileView } from "../../generated/dice/types";
import type { Fact, SeatInfo } from "../../net/types";
import type { Reader } from "../../words/catalogue";
import { t } from "../../words/language.svelte";
import { isReader } from "../../words/seats";
import type { Side } from "./cells";
import type { NextCell, OpenCell } from "./leaves";

export const named = (id: string): Fact => ({ is: "name", id });
export const seated = (seat: number): Fact => ({ is: "seat", seat });
/** Whether a sentence speaks of the reader. */
export const yes = (sits: SeatInfo | undefined): "yes" | "no" => (isReader(sits) ? "yes" : "no");
export const companyName = (company: string): Fact => named(`company-${company}`);

export function speakCell(cell: string, ground: string, reader: Reader): string {
  return t("board-cell", { cell, ground: t(`board-terrain-${ground}`, {}, reader) }, reader);
}

export function speakDie({ cell, company, shape, bridge }: DieView, reader: Reader): string {
  if (company) return t("board-station-on", { cell, company: companyName(company) }, reader);
  return t(bridge ? "board-bridge-on" : "board-rail-on", { cell, face: t(`face-${shape}`, {}, reader) }, reader);
}

/** "d3, mountain, next cell of A: south, east, west; no surcharge, range paid". */
export function speakNext(next: OpenCell, sheet: SheetView, reader: Reader): string {
  const { cell, end, ground, surcharge, ways } = next;
  const facts = {
    cell,
    end,
    ground: t(`board-terrain-${ground}`, {}, reader),
    ways: ways.map((side) => t(`side-${side}`, {}, reader)).join(", "),
    surcharge,
    paid: sheet.paid.includes(cell) ? "yes" : "no",
  };
  return t("board-next-cell", facts, reader);
}

export function speakWay({ cell }: NextCell, side: Side, reader: Reader): string {
  return t("board-way", { cell, side: t(`side-${side}`, {}, reader) }, reader);
}

export function speakSite({ cell }: NextCell, reader: Reader): string {
  return t("board-site", { cell }, reader);
}

export function speakTile(tile: TileView, reader: Reader): string {
  const stations = Object.keys(tile.stations).map((company) => t(`company-${company}`, {}, reader));
  const facts = { number: tile.number, ground: t(`board-ground-${tile.kind}`, {}, reader), stations: stations.join(", "), count: stations.length };
  return t("board-place", facts, reader);
}

/** "Insel Hopper, 3 sheets: 1, 3, 4". */
export function speakChain({ id, groups }: CompanyView, reader: Reader): string {
  const tiles = groups[0]?.tiles ?? [];
  return t("board-chain", { company: companyName(id), count: tiles.length, tiles: tiles.join(", ") }, reader);
}

/** Why a seat directs a company from the next year on. */
export function speakWhy(
  { after, before, why, shares }: Pick<ChangeView, "after" | "before" | "why" | "shares">,
  seats: readonly SeatInfo[],
  reader: Reader,
): string {
  const old = before === null ? undefined : seats[before];
  const facts = { seat: seated(after), mine: yes(seats[after]), shares: shares[after] ?? 0, old: old?.name ?? "", left: yes(old) };
  return t(`board-why-${why}`, facts, reader);
}
