/* The parts of a table that nobody sees before a hand moves. */
export { default as Explained } from "../words/Explained.svelte";
export { default as LaterLines } from "../words/LaterLines.svelte";
export { default as About } from "./About.svelte";
export { default as Banner } from "./Banner.svelte";
export { default as DialPad } from "./DialPad.svelte";
export { default as HintButton } from "./hint/HintButton.svelte";
export { default as Paying } from "./Paying.svelte";
export { default as PinnedLine } from "./PinnedLine.svelte";
export { default as PromptTools } from "./PromptTools.svelte";
export { default as Since } from "./Since.svelte";
export { default as Timeline } from "./Timeline.svelte";
export { default as WhyLine } from "./WhyLine.svelte";
export * as orders from "./orders";
