/* What stands beside the board where there is room for it: the log above all, which a phone shows in a sheet. */
export { default as Beside } from "./Beside.svelte";
export { default as Log } from "./Log.svelte";
