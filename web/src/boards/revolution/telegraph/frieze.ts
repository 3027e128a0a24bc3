/* The telegraph line as a frieze: where its poles stand and how wires hang between them. Pure. */
export const FRIEZE = { width: 800, height: 88 } as const;
export const SECTIONS = 8;
/** The room beside the outer poles: half of the disc that one has where the line is folded. */
export const EDGE = 11;
export const SPAN = (FRIEZE.width - 2 * EDGE) / SECTIONS;
/** The height of each seat's wire on the poles. */
const WIRES = [4.5, 8.4, 12.3, 16.2];
const SAG = 3.4;

/** The pole left of a section; the last stands right of section 8. */
export function poleAt(k: number): number {
  return EDGE + SPAN * k;
}

export const POLES: readonly number[] = Array.from({ length: SECTIONS + 1 }, (_, k) => poleAt(k));

export function wireAt(seat: number): number {
  return WIRES[seat % WIRES.length]!;
}

/** Some sections side by side, and by how much they are moved from where the whole line has them. */
export interface Row {
  readonly first: number;
  readonly last: number;
  readonly at: readonly [number, number];
}

const BETWEEN = 12;

/** The line in one row, or folded into two. */
export function rowsOf(folded: boolean): readonly Row[] {
  if (!folded) return [{ first: 1, last: SECTIONS, at: [0, 0] }];
  const half = SECTIONS / 2;
  return [
    { first: 1, last: half, at: [0, 0] },
    { first: half + 1, last: SECTIONS, at: [-SPAN * half, FRIEZE.height + BETWEEN] },
  ];
}

/** The box in which all rows are seen. */
export function boxOf(rows: readonly Row[]): string {
  const [first, bottom] = [rows[0]!, rows.at(-1)!];
  return `0 0 ${POLES[first.last]! + EDGE} ${bottom.at[1] + FRIEZE.height}`;
}

/** A bare wire over the whole line. */
export function bareWire(seat: number): string {
  const y = wireAt(seat);
  return POLES.slice(1)
    .map((x, k) => `M${POLES[k]} ${y}Q${(POLES[k]! + x) / 2} ${y + 2 * SAG} ${x} ${y}`)
    .join("");
}

/** The wire of a seat from the middle of a section over the pole to the middle of the next. */
export function litWire(left: number, seat: number): string {
  const [y, pole, half] = [wireAt(seat), poleAt(left), SPAN / 2];
  const low = y + SAG;
  return `M${pole - half} ${low}Q${pole - half / 2 + 6} ${low} ${pole} ${y}Q${pole + half / 2 - 6} ${low} ${pole + half} ${low}`;
}

/** How far the line is scrolled so that some sections are in sight: in the middle, or from the first of them. */
export function scrolledTo(room: number, length: number, first: number, last: number): number {
  const [from, to] = [poleAt(first - 1), poleAt(last)].map((x) => (x * length) / FRIEZE.width) as [number, number];
  const left = to - from > room ? from : (from + to - room) / 2;
  return Math.max(0, Math.min(length - room, left));
}
