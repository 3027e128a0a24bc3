/* What was played from this browser, and what of it was taken back and can be played again. */
import type { Text } from "../net/types";

export interface Made {
  orders: string;
  label: Text | null;
}

export class OwnMoves {
  private made: Made[] = [];
  /** What was taken back, the next to be played again first. */
  private undone = $state.raw<Made[]>([]);

  get next(): Made | null {
    return this.undone[0] ?? null;
  }

  make(made: Made): void {
    this.made.push(made);
  }

  /** Something else was played: what was taken back is gone. */
  forget(): void {
    this.undone = [];
  }

  /** The last steps, the earliest first; fewer where this browser did not see them made. */
  unmake(steps: number): void {
    const gone: Made[] = [];
    for (let left = steps; left > 0 && this.made.length > 0; ) {
      const last = this.made.pop()!;
      const orders = last.orders.split(", ");
      left -= orders.length;
      gone.unshift(left < 0 ? { ...last, orders: orders.slice(-left).join(", ") } : last);
    }
    this.undone = [...gone, ...this.undone];
  }

  again(): Made {
    const [next, ...rest] = this.undone;
    this.undone = rest;
    return next!;
  }
}
