/* The tab of the browser: whose turn it is can be seen without opening it. */
import { t } from "../words/language.svelte";

export function showTurn(mine: boolean, table: string): void {
  const place = table ? `${table} · Rotonde` : "Rotonde";
  document.title = mine ? `● ${t("your-turn")} · ${place}` : place;
  document.getElementById("favicon")?.setAttribute("href", mine ? "/icon-turn.svg" : "/icon.svg");
}

/** The title of a page that is no table. */
export function showPage(name: string | null): void {
  document.title = name ? `${name} · Rotonde` : "Rotonde";
}
