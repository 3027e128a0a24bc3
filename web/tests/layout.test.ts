/* One meaning of layout, and one list of layers: components ask for both by name. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const LAYERS = "styles/layers.css";
const LAYOUT = "common/viewport.svelte.ts";
const files = readdirSync("src", { recursive: true, encoding: "utf-8" }).filter((name) => /\.(svelte|css|ts)$/.test(name) && !name.startsWith("generated"));
const read = (name: string): string => readFileSync(`src/${name}`, "utf-8");
const holding = (pattern: RegExp): string[] => files.filter((name) => pattern.test(read(name)));

test("no style but the list of layers says a number for one", () => {
  expect(holding(/z-index:\s*var\(--layer-/).length).toBeGreaterThan(30);
  expect(holding(/z-index:(?!\s*var\(--layer-)|zIndex/)).toEqual([]);
  expect(read(LAYERS).match(/--layer-\w+: -?\d+;/g)!.length).toBeGreaterThan(15);
});

test("layers stand in their order, each with its own", () => {
  const ranks = [...read(LAYERS).matchAll(/--layer-\w+: (-?\d+);/g)].map(([, rank]) => Number(rank));

  expect(ranks).toEqual([...new Set(ranks)].sort((a, b) => a - b));
});

test("the size of the window is asked for in one place, and by its names elsewhere", () => {
  const asks = /@media[^{]*\((?:min|max)-(?:width|height)|matchMedia\([^)]*(?:width|height)/;

  expect(holding(/data-layout~="phone"/).length).toBeGreaterThan(40);
  expect(holding(asks)).toEqual([]);
});

test("a style asks for no name of a layout that is missing", () => {
  const names = new Set([...read(LAYOUT).matchAll(/^ {2}(\w+): (?:[`"]|LYING)/gm)].map(([, name]) => name));
  const asked = new Set(files.flatMap((name) => [...read(name).matchAll(/data-layout~="(\w+)"/g)].map(([, asked]) => asked)));

  expect([...asked].filter((name) => !names.has(name))).toEqual([]);
});
