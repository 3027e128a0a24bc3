/* What a count that is being played has not told yet: figures of the seats go up with its discs;
   directors, flag and year change after it. */
import { ofTable } from "../../common/kept";
export class Tally {
  /** By seat; empty while nothing is counted. */
  owed = $state.raw<readonly number[]>([]);
  /** The directors of the year that is counted, by company, where they change. */
  directors = $state.raw<ReadonlyMap<string, number | null>>(new Map());
  /** The year that is told, and who is first in it; null before a board has told any. */
  year = $state<number | null>(null);
  first = $state<number | null>(null);
}

export const tallyOf = ofTable(() => new Tally());
