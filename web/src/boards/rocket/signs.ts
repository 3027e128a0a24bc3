/* Small silhouettes: a sign for each good and the station house. About 14 units wide. */

export interface Sign {
  solid: string;
  /** Lines cut out of the silhouette. */
  cut?: string;
}

export const GOOD_SIGNS: Record<string, Sign> = {
  steel: { solid: "M-7-5H6.4V-2.2Q2.9-1.6 2.3 1.5H4.7V5.2H-4.5V1.5H-2.1Q-2.3-.9-4.3-1.3-6.6-2-7-5z" },
  textile: { solid: "M-5.2-6.2H5.2V-3.8H3.4V3.8H5.2V6.2H-5.2V3.8H-3.4V-3.8H-5.2z", cut: "M-3.4-1.9H3.4M-3.4 0H3.4M-3.4 1.9H3.4" },
  brewery: { solid: "M-3.8-6.2H3.8Q6.8 0 3.8 6.2H-3.8Q-6.8 0-3.8-6.2z", cut: "M-5-2.7H5M-5 2.7H5" },
  leather: {
    solid:
      "M-6-5.7-2.7-4.4Q0-5.6 2.7-4.4L6-5.7 6.4-2.7 3.9-1.2Q3.2.5 3.9 2L6.4 3.7 4.8 6.2 1.7 4.6 0 6.6-1.7 4.6-4.8 6.2-6.4 3.7-3.9 2Q-3.2.5-3.9-1.2L-6.4-2.7z",
  },
  passenger: { solid: "M2.8-3.7A2.8 2.8 0 1 1-2.8-3.7 2.8 2.8 0 1 1 2.8-3.7zM-5.6 6.5V4.3Q-5.6-.3 0-.3T5.6 4.3V6.5z" },
};

export const HOUSE = "M-10.5 9.5V-3.2L0-11.6 10.5-3.2V9.5z";

/** The colours of a company as the variables `--c` (ground) and `--on` (letters). */
export function livery(company: string): string {
  return `--c:var(--co-${company});--on:var(--co-${company}-on)`;
}
