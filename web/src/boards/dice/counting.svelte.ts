/* The clock of a year that is being counted: it runs once, and a click or a move of the reader ends it. */
import { underway } from "../../underway";
import { discsOf, type Disc, litAt, type YearEnd } from "./yearend";

/** After the last disc, until the table of totals stays. */
const REST = 600;
const TICK = 60;

export class Counting {
  end = $state.raw<YearEnd | null>(null);
  /** How far the count has come, in ms; without end once it is over. */
  time = $state(Infinity);
  #pace = 1;
  readonly discs: Disc[] = $derived(this.end ? discsOf(this.end) : []);
  readonly lit = $derived(this.time === Infinity ? null : litAt(this.discs, this.time));

  /** At a pace; at none, the end of the count is shown at once. */
  begin(end: YearEnd, pace: number): void {
    this.end = end;
    this.#pace = pace;
    this.time = pace === 0 ? Infinity : 0;
  }

  /** A click shows the end at once. */
  hurry(): void {
    this.time = Infinity;
  }

  /** A press on the board: the count is over at once, and the next one closes its table. */
  press(): void {
    if (this.time === Infinity) this.close();
    else this.hurry();
  }

  close(): void {
    this.end = null;
    this.time = Infinity;
  }

  /** Runs while there is something to count; stops it. */
  run(): (() => void) | undefined {
    if (!this.end || this.time === Infinity) return undefined;
    const end = underway();
    const began = performance.now();
    const clock = setInterval(() => {
      this.time = (performance.now() - began) * this.#pace;
      if (this.time <= (this.discs.at(-1)?.at ?? 0) + REST) return;
      this.time = Infinity;
      clearInterval(clock);
    }, TICK);
    return () => {
      clearInterval(clock);
      end();
    };
  }
}
