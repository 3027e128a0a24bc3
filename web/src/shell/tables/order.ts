/* Which tables come first: my turn, then what moved last. Pure. */
import type { TableInfo } from "../../net/types";

export function isMine(table: TableInfo): boolean {
  return table.seats.some((seat) => seat.mine);
}

export function isMyTurn(table: TableInfo): boolean {
  return (
    table.status === "playing" &&
    table.seats.some((seat) => seat.mine && table.actors.includes(seat.seat))
  );
}

export function freeSeats(table: TableInfo): number {
  return table.seats.filter((seat) => seat.kind === "open").length;
}

export function byUrgency(tables: readonly TableInfo[]): TableInfo[] {
  return [...tables].sort(
    (one, other) =>
      Number(isMyTurn(other)) - Number(isMyTurn(one)) || other.changed - one.changed,
  );
}

export interface Lists {
  mine: TableInfo[];
  open: TableInfo[];
  finished: TableInfo[];
}

export function sorted(tables: readonly TableInfo[]): Lists {
  const over = (table: TableInfo) => table.status === "finished" || table.status === "closed";
  return {
    mine: byUrgency(tables.filter((table) => isMine(table) && !over(table))),
    open: byUrgency(tables.filter((table) => !isMine(table) && table.status === "open")),
    finished: byUrgency(tables.filter(over)),
  };
}
