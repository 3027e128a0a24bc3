/* Tables in words, for lists and cards. */
import type { TableInfo } from "../../net/types";
import { house, list, maybe, t } from "../../words/language.svelte";
import { titleOf } from "../stalls";
import { seated } from "./seated";

/** `Round 9 with Bernadette and Christian` */
export function summary(table: TableInfo): string {
  const others = list(table.seats.filter((seat) => !seat.mine && seat.kind !== "open").map((seat) => seat.name));
  const facts = { round: table.round ?? 0, others };
  if (table.lesson) return t("lesson");
  if (table.round === null) return others ? t("table-with", facts) : table.name;
  return others ? t("table-round-with", facts) : t("table-round", facts);
}

/** Whom the table waits for: people to sit down, or somebody's decision. */
export function waiting(table: TableInfo): string {
  if (table.status === "open") return seated(table);
  const names = table.actors.map((actor) => table.seats[actor]?.name ?? "");
  return names.length ? t("table-waits", { name: list(names) }) : "";
}

/** How a finished game ended, from the visitor's side where there is one: not where the visitor
    played or brought every seat. A challenge has a verdict of its own. */
export function result(table: TableInfo): string {
  if (table.status === "closed") return t("table-closed");
  if (table.lesson) return t("lesson-of", { game: titleOf(table.game) });
  const verdict = table.outcome?.verdict;
  if (verdict) return maybe(verdict.title.id, verdict.title.facts, { ...house(), game: table.game }) ?? "";
  const standings = table.outcome?.standings ?? [];
  const seats = standings.filter(({ rank }) => rank === 1).map(({ seat }) => table.seats[seat]!);
  const mine = standings.find(({ seat }) => table.seats[seat]!.mine);
  const others = table.seats.filter((seat) => !seat.mine);
  if (!mine || others.length === 0) return t("result-winner", { winners: names(seats) });
  if (mine.rank > 1) return t("result-placed", { rank: mine.rank, seats: standings.length, winners: names(seats) });
  const level = seats.filter((seat) => !seat.mine);
  if (level.length > 0) return t("result-shared", { others: names(level) });
  return t("result-won", { others: names(others) });
}

/** Which game was finished, and with which scores, the winner's first: `Railroad Dice, 92 : 84`. */
export function finished(table: TableInfo): string {
  const game = titleOf(table.game);
  const { standings = [], verdict = null } = table.outcome ?? {};
  if (verdict || table.lesson || standings.length === 0) return game;
  const figures = new Intl.NumberFormat(house().language);
  return t("result-game", { game, scores: standings.map(({ score }) => figures.format(score)).join(" : ") });
}

const names = (seats: TableInfo["seats"]) => list(seats.map(({ name }) => name));

/** How long ago, in the reader's words. */
export function ago(seconds: number, now = Date.now() / 1000): string {
  const passed = Math.max(0, now - seconds);
  if (passed < 60) return t("ago-now");
  const relative = new Intl.RelativeTimeFormat(house().language, { numeric: "auto" });
  if (passed < 3600) return relative.format(-Math.round(passed / 60), "minute");
  if (passed < 86400) return relative.format(-Math.round(passed / 3600), "hour");
  return relative.format(-Math.round(passed / 86400), "day");
}
