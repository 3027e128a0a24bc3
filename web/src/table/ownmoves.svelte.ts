/* What was played from this browser, and what of it was taken back and can be played again. */
import { remember, remembered } from "../common/memory";
import type { Text } from "../net/types";

export interface Made {
  orders: string;
  label: Text | null;
}

interface Rest {
  table: string;
  moves: number;
}

export class OwnMoves {
  private made: Made[] = [];
  /** What was taken back, the next to be played again first. */
  private undone = $state.raw<readonly Made[]>([]);
  /** The same as it was before the last order. */
  private forgotten: readonly Made[] = [];
  private readonly table: string;
  /** How many decisions led to the last question that began nothing; a reload does not forget it. */
  private began: number | null;

  constructor(table: string) {
    const kept = remembered<Rest | null>("began", null);
    this.table = table;
    this.began = kept && kept.table === table ? kept.moves : null;
  }

  /** A question that begins nothing: what is decided from now on belongs together. */
  rest(moves: number): void {
    this.began = moves;
    remember("began", { table: this.table, moves } satisfies Rest);
  }

  /** How many decisions were made since then; none where this browser did not see it. */
  since(moves: number): number {
    return moves - (this.began ?? moves);
  }

  get next(): Made | null {
    return this.undone[0] ?? null;
  }

  make(made: Made): void {
    this.made.push(made);
  }

  /** What was made last was not played: nothing is forgotten. */
  withdraw(): void {
    this.made.pop();
    this.undone = this.forgotten;
  }

  /** Something else is played: what was taken back is gone. */
  forget(): void {
    this.forgotten = this.undone;
    this.undone = [];
  }

  /** The last steps, the earliest first; fewer where this browser did not see them made. */
  unmake(steps: number): void {
    const gone: Made[] = [];
    for (let left = steps; left > 0 && this.made.length > 0;) {
      const last = this.made.pop()!;
      const orders = last.orders.split(", ");
      left -= orders.length;
      gone.unshift(left < 0 ? { ...last, orders: orders.slice(-left).join(", ") } : last);
    }
    this.undone = [...gone, ...this.undone];
  }

  again(): Made {
    const [next, ...rest] = this.undone;
    this.forgotten = this.undone;
    this.undone = rest;
    return next!;
  }
}
