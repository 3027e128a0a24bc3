/* What stands beside the board where there is room for it: seats, panels and the log, which a phone shows in sheets. */
export { default as Beside } from "./Beside.svelte";
export { default as Log } from "./Log.svelte";
export { default as Panels } from "./Panels.svelte";
export { default as Seats } from "./Seats.svelte";
