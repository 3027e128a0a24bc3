/* What a phone has no room for: the column beside the board, and the move line. */
export { default as Beside } from "./Beside.svelte";
export { default as MoveLine } from "./MoveLine.svelte";
