/* Who reads at this place of the page: which game's words, whose names, how names are drawn. */
import { getContext, setContext, type Component } from "svelte";
import type { Reader } from "./catalogue";
import { house } from "./language.svelte";

export interface Reading {
  readonly reader: Reader;
  /** How a named fact is drawn inside a sentence; null for plain words. */
  inline(id: string): Component<{ id: string }> | null;
}

const KEY = Symbol("reading");
const HOUSE: Reading = {
  get reader() {
    return house();
  },
  inline: () => null,
};

export function setReading(reading: Reading): void {
  setContext(KEY, reading);
}

export function getReading(): Reading {
  return getContext<Reading | undefined>(KEY) ?? HOUSE;
}
