/* A figure that rises once from a place on a board. */
export interface Risen {
  at: readonly [number, number];
  /** By how much it begins above the place. */
  above: number;
  seat: number;
  words: string;
  /** Which of several it is: they come one after the other. */
  order: number;
}
