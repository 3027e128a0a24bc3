/* The rest of the table: parts that it may do without at first. */
import { Later } from "../common/later.svelte";

export const rest = new Later(() => import("./later"));
/** The card of what is pointed at. Where a table opens with a choice that is pointed at, it is seen at once. */
export const card = new Later(() => import("./PreviewCard.svelte"));
/** The same over the board: a phone has none. */
export const floating = new Later(() => import("./FloatingCard.svelte"));
/** The move line: a phone has none. */
export const typing = new Later(() => import("./MoveLine.svelte"));
