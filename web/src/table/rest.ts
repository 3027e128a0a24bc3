/* The rest of the table: parts that it may do without at first. */
import { Later } from "../common/later.svelte";

export const rest = new Later(() => import("./later"));
export const cards = new Later(() => import("./cards"));
/** The move line: a phone has none. */
export const typing = new Later(() => import("./MoveLine.svelte"));
