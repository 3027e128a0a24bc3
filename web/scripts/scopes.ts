/* The short class that keeps the styles of a component to itself: its place in the list of all components,
   where Svelte would write eight letters that no packing makes smaller, once for each element. */
import { readdirSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const SOURCE = join(dirname(fileURLToPath(import.meta.url)), "..", "src");

const COMPONENTS = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".svelte"))
  .sort();

/** The same in every build of the same files; a component that came since has the place after all. Our own classes
    have no capitals. */
export function scopeOf(filename: string): string {
  const path = relative(SOURCE, filename);
  if (!COMPONENTS.includes(path)) COMPONENTS.push(path);
  return `R${COMPONENTS.indexOf(path).toString(36)}`;
}
