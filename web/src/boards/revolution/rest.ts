/* The rest of the room: explanations, the forms of later decisions, pieces on their way. */
import { Later } from "../../common/later.svelte";

export const rest = new Later(() => import("./later"));
