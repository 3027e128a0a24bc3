/* What nobody sees before the first move of a usual table: what answers a hand, what a grown map is
   worth, and the bar of the solo challenges. */
export { default as Rising } from "../shared/Rising.svelte";
export { default as ChallengeBar } from "./ChallengeBar.svelte";
export { default as Key } from "./Key.svelte";
export { default as Cells } from "./map/Cells.svelte";
export { default as Counted } from "./map/Counted.svelte";
export { default as Handles } from "./map/Handles.svelte";
export { default as Network } from "./map/Network.svelte";
export { default as Plates } from "./map/Plates.svelte";
export { default as Refused } from "./map/Refused.svelte";
export { litBy } from "./network";
export { default as Peek } from "./Peek.svelte";
export { twisting } from "./twist";
