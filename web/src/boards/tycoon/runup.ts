/* A bid that runs up as long as its button is held: the dial opens, and its sum rises until the release. */
import type { DialHand } from "../board";

/** So long is a press that holds, and so long each step takes. */
const HELD = 450;
const STEP = 140;

export class RunUp {
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #rising: ReturnType<typeof setInterval> | undefined;

  /** `open` opens the dial, `raise` turns it by one. */
  begin(open: () => void, raise: () => void): void {
    this.end();
    this.#waiting = setTimeout(() => {
      open();
      this.#rising = setInterval(raise, STEP);
    }, HELD);
  }

  end(): void {
    clearTimeout(this.#waiting);
    clearInterval(this.#rising);
  }
}

/** The next sum of a dial, as far as it goes. */
export function raised({ dial, values }: DialHand, name: string): number {
  const most = dial.spans.find((span) => span.name === name)?.most ?? 0;
  return Math.min(most, (values[name] ?? 0) + 1);
}
