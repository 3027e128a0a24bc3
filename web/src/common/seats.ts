/* The signs of the seats, for every page that draws one. */
export const SHAPES = [
  "M7 0A7 7 0 1 1-7 0 7 7 0 1 1 7 0z",
  "M-6.4-6.4H6.4V6.4H-6.4z",
  "M0-7.4 7.6 6.2H-7.6z",
  "M0-8 7.4 0 0 8-7.4 0z",
  "M-7.6 0-3.8-6.6H3.8L7.6 0 3.8 6.6H-3.8z",
  "M0-8 2.2-2.6 8-2.2 3.5 1.5 5 7.2 0 4-5 7.2-3.5 1.5-8-2.2-2.2-2.6z",
] as const;

/** The colours of a seat as the variables `--s` (signs) and `--st` (words). */
export function seatColour(seat: number): string {
  const number = (seat % SHAPES.length) + 1;
  return `--s:var(--seat-${number});--st:var(--seat-${number}-text)`;
}
