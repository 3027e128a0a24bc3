/* The board where nobody plays: in the rules, and on the page of the end. All of the room comes with it. */
import "./later";
import { rest } from "./rest";

rest.fetch();

export { default as Drawing } from "./Drawing.svelte";
export { default as Finished } from "./Finished.svelte";
