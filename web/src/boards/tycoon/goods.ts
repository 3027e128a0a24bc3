/* The colours of a good as variables: `--g` (field) and `--go` (letter). */
import type { Letter } from "./chart";

export function goodColour(letter: Letter | null): string {
  return letter ? `--g:var(--good-${letter});--go:var(--good-${letter}-on)` : "--g:var(--good-gray);--go:var(--sheet)";
}
