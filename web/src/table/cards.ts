/* The cards of what is pointed at. Where a table opens with a choice that is pointed at, they are seen at once. */
export { default as FloatingCard } from "./FloatingCard.svelte";
export { default as PreviewCard } from "./PreviewCard.svelte";
