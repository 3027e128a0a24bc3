/* The review of a game: asked for, waited for while its page is open, and kept by the server once it is made. */
import * as rest from "../../../net/rest";
import type { Problem, ReviewState } from "../../../net/types";

/** Milliseconds between two looks at how far it is: the server drops what nobody looks at. */
const PAUSE = 1500;

export class Reviewing {
  state = $state.raw<ReviewState | null>(null);
  trouble = $state.raw<Problem | null>(null);
  private timer = 0;
  private closed = false;

  constructor(private readonly table: string) {}

  /** Whether somebody works on it. */
  get isMade(): boolean {
    return this.state?.made ?? false;
  }

  /** What is there already; nothing is begun by it. */
  look(): Promise<void> {
    return this.take(() => rest.review(this.table));
  }

  begin(): Promise<void> {
    this.trouble = null;
    return this.take(() => rest.beginReview(this.table));
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  private async take(answer: () => Promise<ReviewState>): Promise<void> {
    try {
      this.state = await answer();
      if (this.state.made && !this.closed) this.timer = window.setTimeout(() => void this.look(), PAUSE);
    } catch (error) {
      if (!(error instanceof rest.Trouble)) throw error;
      this.trouble = error.problem;
      this.state = null;
    }
  }
}
