/* Tables in words, for lists and cards. */
import type { TableInfo } from "../../net/types";
import { house, t, tongue } from "../../words/language.svelte";
import { freeSeats } from "./order";

export function list(names: string[]): string {
  return new Intl.ListFormat(tongue.language, { type: "conjunction" }).format(names);
}

/** `Round 9 with Bernadette and Christian` */
export function summary(table: TableInfo): string {
  const others = list(table.seats.filter((seat) => !seat.mine && seat.kind !== "open").map((seat) => seat.name));
  const facts = { round: table.round ?? 0, others };
  if (table.round === null) return others ? t("table-with", facts) : table.name;
  return others ? t("table-round-with", facts) : t("table-round", facts);
}

/** Whom the table waits for: people to sit down, or somebody's decision. */
export function waiting(table: TableInfo): string {
  if (table.status === "open") {
    const free = freeSeats(table);
    return t("table-seated", { taken: table.seats.length - free, seats: table.seats.length });
  }
  const names = table.actors.map((actor) => table.seats[actor]?.name ?? "");
  return names.length ? t("table-waits", { name: list(names) }) : "";
}

/** How a finished game ended, from the visitor's side where there is one. */
export function result(table: TableInfo): string {
  const standings = table.outcome?.standings ?? [];
  const name = (seat: number) => table.seats[seat]?.name ?? "";
  const mine = standings.find((standing) => table.seats[standing.seat]?.mine);
  const winners = list(standings.filter((standing) => standing.rank === 1).map((standing) => name(standing.seat)));
  if (table.status === "closed") return t("table-closed");
  if (!mine) return t("result-winner", { winners });
  if (mine.rank === 1) return t("result-won", { others: list(others(table)) });
  return t("result-placed", { rank: mine.rank, seats: standings.length, winners });
}

function others(table: TableInfo): string[] {
  return table.seats.filter((seat) => !seat.mine).map((seat) => seat.name);
}

/** How long ago, in the reader's words. */
export function ago(seconds: number, now = Date.now() / 1000): string {
  const passed = Math.max(0, now - seconds);
  const relative = new Intl.RelativeTimeFormat(house().language, { numeric: "auto" });
  if (passed < 3600) return relative.format(-Math.round(passed / 60), "minute");
  if (passed < 86400) return relative.format(-Math.round(passed / 3600), "hour");
  return relative.format(-Math.round(passed / 86400), "day");
}
