/* Which tables come first: my turn, then what moved last; and how one parts from a table. Pure. */
import type { TableInfo } from "../../net/types";

export function isMine(table: TableInfo): boolean {
  return table.seats.some((seat) => seat.mine);
}

export function isMyTurn(table: TableInfo): boolean {
  return table.status === "playing" && table.seats.some((seat) => seat.mine && table.actors.includes(seat.seat));
}

export function byUrgency(tables: readonly TableInfo[]): TableInfo[] {
  return [...tables].sort((one, other) => Number(isMyTurn(other)) - Number(isMyTurn(one)) || other.changed - one.changed);
}

/** Whether nobody but me sits here, with bots or without. */
export function isAlone(table: TableInfo): boolean {
  return isMine(table) && table.seats.every((seat) => seat.mine || seat.kind === "bot" || seat.kind === "open");
}

export type Parting = "remove" | "leave" | "resign";

/** How I can be rid of a table; a game that others finished with me stays in both our lists. */
export function partingOf(table: TableInfo): Parting | null {
  if (isAlone(table)) return "remove";
  if (!isMine(table)) return null;
  if (table.status === "open") return "leave";
  return table.status === "playing" ? "resign" : null;
}

function isPractice(table: TableInfo): boolean {
  return table.status === "playing" && isAlone(table) && table.seats.some((seat) => seat.kind === "bot");
}

/** How many tables against bots stand among mine; older ones are folded away. */
const PRACTICE = 3;

/** Only the latest tables against bots stand in the list, so that they never drown the others. */
function withPractice(tables: readonly TableInfo[]): Pick<Lists, "mine" | "folded"> {
  const practice = byUrgency(tables.filter(isPractice));
  const shown = practice.slice(0, PRACTICE);
  const others = tables.filter((table) => !isPractice(table));
  return { mine: byUrgency([...others, ...shown]), folded: practice.slice(PRACTICE) };
}

export interface Lists {
  mine: TableInfo[];
  /** Mine too: older games against bots. */
  folded: TableInfo[];
  open: TableInfo[];
  finished: TableInfo[];
}

export function sorted(tables: readonly TableInfo[]): Lists {
  const over = (table: TableInfo) => table.status === "finished" || table.status === "closed";
  return {
    ...withPractice(tables.filter((table) => isMine(table) && !over(table))),
    open: byUrgency(tables.filter((table) => !isMine(table) && table.status === "open")),
    finished: byUrgency(tables.filter(over)),
  };
}
