/* What a count that is being played has not told yet: figures of the seats go up with its discs, and
   directors change after it. */
class Tally {
  /** By seat; empty while nothing is counted. */
  owed = $state.raw<readonly number[]>([]);
  /** The directors of the year that is counted, by company, where they change. */
  directors = $state.raw<ReadonlyMap<string, number | null>>(new Map());
}

export const tally = new Tally();
