/* The decisions of a seat that a review tells, in the order of the game, each with its letter. Pure. */
import type { Review } from "../../../net/types";

export type Noted = Review["best"][number];

export interface Note {
  letter: string;
  noted: Noted;
  /** What was given away, below nothing; nothing where the bot would have done the same or as well. */
  lost: number;
}

export function notesOf({ dearest, best }: Review, seat: number): Note[] {
  const mine = [...dearest, ...best].filter(({ decision }) => decision.seat === seat);
  mine.sort((one, other) => one.decision.begin - other.decision.begin);
  return mine.map((noted, index) => ({ letter: String.fromCharCode(97 + index), noted, lost: noted.cost }));
}

/** A curve of figures as the path of a drawing: `x` and `y` say where a move and a figure stand. */
export function curve(figures: readonly number[], x: (move: number) => number, y: (figure: number) => number): string {
  return figures.map((figure, move) => `${move === 0 ? "M" : "L"}${x(move).toFixed(1)} ${y(figure).toFixed(1)}`).join("");
}
