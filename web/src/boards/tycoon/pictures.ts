/* The board where nobody plays: in the rules, and on the page of the end. */
import "./later";
import { rest } from "./rest";

export { default as Drawing } from "./Drawing.svelte";
export { default as Finished } from "./Finished.svelte";

/* Nobody plays here, and everything is seen. */
rest.fetch();
