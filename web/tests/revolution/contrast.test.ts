/* The colours of this game hold AA against what they stand on, in both themes. */
/// <reference types="node" />
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const read = (path: string): string => readFileSync(new URL(`../../src/${path}`, import.meta.url), "utf8");
const sheets = [read("styles/tokens.css"), read("boards/revolution/palette.css")];

function colours(theme: "light" | "dark"): Record<string, string> {
  const blocks = (start: string): string[] => sheets.map((css) => css.slice(css.indexOf(start)).split("\n}")[0]!);
  const all = theme === "light" ? blocks(":root") : [...blocks(":root"), ...blocks('[data-theme="dark"]')];
  return Object.fromEntries(all.flatMap((css) => [...css.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})\b/gi)].map(([, name, hex]) => [name!, hex!])));
}

function light(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255).map((x) => (x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function ratio(a: string, b: string): number {
  const [high, low] = [light(a), light(b)].sort((x, y) => y - x);
  return (high! + 0.05) / (low! + 0.05);
}

const WORKERS = ["white", "purple", "orange", "grey", "turquoise"].map((colour) => `w-${colour}`);

describe.each(["light", "dark"] as const)("in the %s theme", (theme) => {
  const found = colours(theme);
  const holds = (a: string, b: string, least: number): void => expect(ratio(found[a]!, found[b]!), `${a} on ${b}`).toBeGreaterThanOrEqual(least);

  it("lettering is read on frieze, beds and paper", () => {
    for (const ground of ["frieze", "bed"]) holds("map-ink", ground, 4.5);
    holds("map-soft", "frieze", 4.5);
    for (const ink of ["ink-2", "ink-3", "brass-strong"]) holds(ink, "paper", 4.5);
  });

  it("seats and workers stand off their ground", () => {
    for (const seat of [1, 2, 3, 4]) for (const ground of ["frieze", "land", "sheet"]) holds(`seat-${seat}`, ground, 3);
    for (const worker of WORKERS) holds(worker, "w-line", 3);
    if (theme === "light") holds("w-line", "sheet", 3);
    else for (const worker of WORKERS) holds(worker, "sheet", 3);
  });
});
