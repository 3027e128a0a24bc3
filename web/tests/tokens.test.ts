/* Colours and sizes by name: what a style asks for is defined somewhere. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const STYLED = /\.(svelte|css|ts)$/;
const files = readdirSync("src", { recursive: true, encoding: "utf-8" }).filter((name) => STYLED.test(name));
const all = files.map((name) => readFileSync(`src/${name}`, "utf-8")).join("\n");
const named = (pattern: RegExp): Set<string> => new Set([...all.matchAll(pattern)].map((found) => found[1]!));

test("a style asks for no value that is missing", () => {
  const asked = named(/var\((--[a-z][\w-]*)\)/g);
  const given = named(/(--[a-z][\w-]*)["']?\s*[:=]/g);

  expect(asked.size).toBeGreaterThan(40);
  expect([...asked].filter((name) => !given.has(name))).toEqual([]);
});

/* A breath that never ends is painted sixty times a second as long as somebody thinks. */
test("nothing moves for ever", () => {
  expect([...all.matchAll(/animation[\w-]*:[^;]*/g)].length).toBeGreaterThan(40);
  expect(all.match(/animation[\w-]*:[^;]*\binfinite\b[^;]*/g) ?? []).toEqual([]);
});

/* Larger lengths are geometry: where an ornament of the home page stands, how wide a column is. */
test("space and round corners have the sizes of the scale", () => {
  const spaces = all.match(/(?<![\w-])(?:padding|margin|(?:row-|column-)?gap)[a-z-]*:[^;{}]*(?<![\w.])(?:[1-9]|[1-5]\d|6[0-4])(?:\.\d+)?px/g);
  const corners = all.match(/(?<![\w-])border-[a-z-]*radius:[^;{}]*\dpx/g);

  expect(spaces ?? []).toEqual([]);
  expect(corners ?? []).toEqual([]);
});
