/* The rest of the table: parts that it may do without at first. */
import { Later } from "../common/later.svelte";

export const rest = new Later(() => import("./later"));
/** The card of what is pointed at. Where a table opens with a choice that is pointed at, it is seen at once. */
export const card = new Later(() => import("./PreviewCard.svelte"));
/** The same over the board: a phone has none. */
export const floating = new Later(() => import("./FloatingCard.svelte"));
/** The choices as buttons, or their kinds as chips: a game opens with the one or the other. */
export const entries = new Later(() => import("./Entries.svelte"));
export const kinds = new Later(() => import("./GroupChips.svelte"));
/** Kinds of choices beside the main question: half of the games have none. */
export const standing = new Later(() => import("./Standing.svelte"));
/** The columns beside the board: seats, panels and the log. A phone has them in sheets. */
export const wide = new Later(() => import("./wide"));
/** The line for moves: a phone has no room for it. */
export const moveLine = new Later(() => import("./MoveLine.svelte"));
