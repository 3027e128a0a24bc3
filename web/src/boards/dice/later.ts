/* What nobody sees before the first move: cards and ghosts of what is pointed at, sheets on offer, what
   moves, and the year that is counted. */
export { default as Card } from "./Card.svelte";
export { default as Giving } from "./Giving.svelte";
export { default as Played } from "./Played.svelte";
export { default as YearEnd } from "./YearEnd.svelte";
export { Obeying } from "./obeying";
export { foundedBy, ghostOf, layingOf, otherDice, tagsOf } from "./plan";
export { slide } from "./motion/sliding";
export { default as LastYear } from "./panels/LastYear.svelte";
export { default as Ghost } from "./sheet/Ghost.svelte";
export { default as GhostStation } from "./sheet/GhostStation.svelte";
export { default as Offers } from "./sheet/Offers.svelte";
export { default as Refused } from "./sheet/Refused.svelte";
export { default as Turns } from "./sheet/Turns.svelte";
export { Stepping } from "./stepping";
export { default as Away } from "./survey/Away.svelte";
export { default as Tried } from "./survey/Tried.svelte";
