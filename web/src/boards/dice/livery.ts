/* The colours of the companies; their letters always stand beside them. Pure. */
const PLATES: Record<string, string> = {
  eisberg: "GER",
  ueberall: "SER",
  weiden: "GWR",
  insel: "LBSCR",
  bergtal: "NER",
};

/** The colours of a company as the variables `--c` (ground) and `--on` (letters). */
export function livery(company: string): string {
  const plate = PLATES[company]!;
  return `--c:var(--co-${plate});--on:var(--co-${plate}-on)`;
}
