/* The board where nobody plays: in the rules, and on the page of the end. What a table fetches later
   is asked for at once. */
import { rest } from "./rest";

rest.fetch();

export { default as Drawing } from "./Drawing.svelte";
export { default as Finished } from "./Finished.svelte";
