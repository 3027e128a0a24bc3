/* What came while nobody looked: the moves that this browser has not shown yet. */
import { remember, remembered } from "../common/memory";

export class LastLook {
  /** How many moves had been seen when this look began; null when nothing is new. */
  since = $state<number | null>(null);
  private looking = false;
  private moves: number | null = null;

  constructor(private readonly id: string) {}

  /** The table stands after so many moves, and somebody looks at it or nobody does. */
  stands(moves: number, looking: boolean): void {
    this.moves = moves;
    if (looking && !this.looking) this.begin(moves);
    this.looking = looking;
    if (looking) remember(`seen.${this.id}`, moves);
  }

  /** The page was brought to the front, or something else covers it now. */
  turns(looking: boolean): void {
    if (this.moves !== null) this.stands(this.moves, looking);
  }

  /** Whoever plays on has read what was new. */
  answered(): void {
    this.since = null;
  }

  private begin(moves: number): void {
    const seen = remembered(`seen.${this.id}`, moves);
    this.since = seen < moves ? seen : null;
  }
}
