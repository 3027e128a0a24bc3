/* The rest of the room: what nobody sees at first. */
import { Later } from "../../common/later.svelte";

export const rest = new Later(() => import("./later"));
