/* What the reader of this page looks at and has in mind, for board and panels alike: whose board lies
   open, what just happened, whether the Market may go on without an answer. No rule, no game. */
import { ofTable } from "../../common/kept";
import type { AnyEvent } from "../../generated/revolution/types";

export class Bench {
  /** The seat whose board is open. */
  open = $state<number | null>(null);
  /** Whether the page of all signs is open. */
  signs = $state(false);
  /** What just happened, while it is to be seen moving; nothing where pieces stand still. */
  happened = $state.raw<readonly AnyEvent[]>([]);
  /** The worker that was pointed at last, while one is chosen. */
  worker = $state<string | null>(null);
  /** Under which figures the open Market tile is to be passed on; null while the reader wants to be asked. */
  passing = $state<string | null>(null);
}

export const benchOf = ofTable(() => new Bench());
