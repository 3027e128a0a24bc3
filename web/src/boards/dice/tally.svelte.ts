/* What a count that is being played still owes the seats: their figures go up with its discs. */
class Tally {
  /** By seat; empty while nothing is counted. */
  owed = $state.raw<readonly number[]>([]);
}

export const tally = new Tally();
