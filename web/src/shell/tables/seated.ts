/* Who has sat down at a table that waits for people. Touches words alone. */
import type { TableInfo } from "../../net/types";
import { t } from "../../words/language.svelte";

export function freeSeats(table: TableInfo): number {
  return table.seats.filter((seat) => seat.kind === "open").length;
}

/** `2 of 3 seated` */
export function seated(table: TableInfo): string {
  return t("table-seated", { taken: table.seats.length - freeSeats(table), seats: table.seats.length });
}
