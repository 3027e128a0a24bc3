import type { Page } from "../src/shell/rules/pages";

export function pageIn(markdown: string): Page;
export function wordsIn(markdown: string): [word: string, meaning: string][];
