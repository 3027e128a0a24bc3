/* What the reader of this page looks at: whose board lies open over the map. No rule, no game. */
class Bench {
  /** The seat whose board is open. */
  open = $state<number | null>(null);
}

export const bench = new Bench();
