/* What the first sight of a table does without; `rest.ts` brings it. */
export { meantBy, shutFor } from "./desk/aiming";
export { default as Foot } from "./desk/Foot.svelte";
export { default as Keeping } from "./desk/Keeping.svelte";
export { default as MarketDesk } from "./desk/MarketDesk.svelte";
export { default as Waybill } from "./desk/Waybill.svelte";
export { default as Workers } from "./desk/Workers.svelte";
export { default as SignsPage } from "./signs/SignsPage.svelte";
export { default as Hands } from "./Hands.svelte";
export { default as Badges } from "./map/Badges.svelte";
export { lying } from "./map/lying";
export { default as Counting } from "./motion/Counting.svelte";
export { default as EndSet } from "./panels/EndSet.svelte";
export { closes, goneIn, leaves, leavingOf } from "./panels/leaving";
export { default as MyBoard } from "./panels/MyBoard.svelte";
export { default as Peek } from "./Peek.svelte";
