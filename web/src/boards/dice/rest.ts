/* The rest of the room: what the first sight of a table does without. */
import { Later } from "../../common/later.svelte";

export const rest = new Later(() => import("./later"));
