/* The parts of a table that only a phone has, fetched where there is one. */
export { default as SeatStrip } from "./SeatStrip.svelte";
export { default as Sheets } from "./Sheets.svelte";
