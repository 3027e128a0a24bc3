/* Payments played one after the other, while the game goes on: nothing waits for them. Touches time. */
import { pending, soon } from "../underway";
import type { BoardRoom, Ceremony, Payment } from "../boards/board";
import type { Position } from "../net/types";

/** How long a payment stands, at the usual pace, and the last of them. */
const STANDS = 1300;
const RESTS = 2200;

export class Procession {
  ceremony = $state.raw<Ceremony | null>(null);
  /** Which of its payments is shown. */
  step = $state(0);
  readonly payment: Payment | null = $derived(this.ceremony?.payments[this.step] ?? null);
  /** Until all of an end is paid nobody is told who won: the position before it. */
  before = $state.raw<Position | null>(null);
  /** What each seat has been paid so far, with what it had before. */
  readonly sums: number[] = $derived(this.#sums());
  #waiting: Ceremony[] = [];
  #wake = (): void => {};
  /** How often the reader had seen enough: what was on its way then is not played any more. */
  #skipped = 0;
  #last: Position | null = null;
  readonly #pace: () => number;
  /** Fetches what draws a ceremony, so that its clock does not run before it is seen. */
  readonly #drawn: () => Promise<unknown>;

  constructor(pace: () => number, drawn: () => Promise<unknown> = () => Promise.resolve()) {
    this.#pace = pace;
    this.#drawn = drawn;
  }

  /** A position came: what it pays is played, unless it was there before anybody looked. */
  async hear(position: Position, { paying }: BoardRoom<unknown>): Promise<void> {
    const [before, { moves, events, view }] = [this.#last, position];
    this.#last = position;
    if (!before || moves <= before.moves || this.#pace() === 0 || !paying || !events.some(({ event }) => paying.by.includes(event))) return;
    if (position.outcome) this.before = before;
    const skipped = this.#skipped;
    const fetched = await pending(Promise.all([paying.load(), this.#drawn()])).catch(() => null);
    const ceremony = fetched?.[0].ceremonyOf(events, view); // nothing is played while the server is away
    if (ceremony && skipped === this.#skipped) this.play(ceremony);
    else if (!this.ceremony) this.before = null;
  }

  /** After whatever is being played. */
  play(ceremony: Ceremony): void {
    if (this.ceremony) this.#waiting.push(ceremony);
    else this.#begin(ceremony);
  }

  /** The reader has seen enough, or plays on. */
  skip(): void {
    this.#wake();
    this.#skipped += 1;
    this.#waiting = [];
    this.ceremony = this.before = null;
  }

  #begin(ceremony: Ceremony): void {
    this.ceremony = ceremony;
    this.step = 0;
    this.#wait();
  }

  #wait(): void {
    const isLast = this.step === this.ceremony!.payments.length - 1;
    this.#wake = soon((isLast ? RESTS : STANDS) / (this.#pace() || 1), () => (isLast ? this.#end() : this.#go()));
  }

  #go(): void {
    this.step += 1;
    this.#wait();
  }

  #end(): void {
    this.ceremony = null;
    const next = this.#waiting.shift();
    if (next) this.#begin(next);
    else this.before = null;
  }

  #sums(): number[] {
    const shown = this.ceremony?.payments.slice(0, this.step + 1) ?? [];
    const seats = shown[0]?.amounts.length ?? 0;
    return Array.from({ length: seats }, (_, seat) => shown.reduce((sum, { amounts }) => sum + amounts[seat]!, this.ceremony?.had?.[seat] ?? 0));
  }
}
