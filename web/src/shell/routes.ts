/* Which page an address stands for. Pure, so that tests can ask it. */
export type Route =
  | { page: "home" }
  | { page: "tables"; tab: TablesTab; invites: boolean }
  | { page: "table"; id: string; moves: number | null }
  | { page: "end"; id: string }
  | { page: "rules"; game: string | null; rule: string | null }
  | { page: "solo"; game: string }
  | { page: "nowhere" };

export const TABLES_TABS = ["mine", "open", "new"] as const;
export type TablesTab = (typeof TABLES_TABS)[number];

export function routeOf(address: URL): Route {
  const [first, second, third, ...rest] = address.pathname.split("/").filter(Boolean).map(decode);
  if (rest.length > 0) return { page: "nowhere" };
  if (first === undefined) return { page: "home" };
  if (first === "tables" && second === undefined) return tables(address);
  if (first === "t" && second !== undefined) return tableOrEnd(address, second, third);
  if (first === "rules" && third === undefined) {
    return { page: "rules", game: second ?? null, rule: decode(address.hash.slice(1)) || null };
  }
  if (second === "solo" && third === undefined) return { page: "solo", game: first };
  return { page: "nowhere" };
}

function tables(address: URL): Route {
  const tab = TABLES_TABS.find((known) => known === address.searchParams.get("tab"));
  return { page: "tables", tab: tab ?? "mine", invites: address.searchParams.has("invite") };
}

function tableOrEnd(address: URL, id: string, third: string | undefined): Route {
  if (third === "end") return { page: "end", id };
  if (third !== undefined) return { page: "nowhere" };
  const moves = address.searchParams.get("moves");
  return { page: "table", id, moves: moves !== null && /^\d+$/.test(moves) ? Number(moves) : null };
}

function decode(piece: string): string {
  try {
    return decodeURIComponent(piece);
  } catch {
    return piece;
  }
}

/** The table that a pasted link or bare id means; null when it means none. */
export function tableIn(pasted: string): string | null {
  const found = /(?:^|\/t\/)([A-Za-z0-9_-]{3,64})\/?(?:[?#].*)?$/.exec(pasted.trim());
  return found ? found[1]! : null;
}

export const tableAddress = (id: string) => `/t/${encodeURIComponent(id)}`;
export const endAddress = (id: string) => `/t/${encodeURIComponent(id)}/end`;
/** A table as it stood after so many moves. */
export const momentAddress = (id: string, moves: number) => `${tableAddress(id)}?moves=${moves}`;
/** The form of a new table with a seat for whoever has the link. */
export const INVITING = "/tables?tab=new&invite";
/** The door of a game for whoever plays alone. */
export const soloAddress = (game: string) => `/${encodeURIComponent(game)}/solo`;
export const rulesAddress = (game: string, rule = "") => `/rules/${game}${rule && `#${rule}`}`;
