/* The board where nobody plays: in the rules, and on the page of the end. */
export { default as Drawing } from "./Drawing.svelte";
export { default as Finished } from "./Finished.svelte";
