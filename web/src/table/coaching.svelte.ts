/* The coach at a table: the line of a lesson, or in a first game against bots what a kind of decision
   is for, the first time it comes up. Remembered by this browser. */
import { remember, remembered } from "../common/memory";
import type { Text } from "../net/types";
import type { Session } from "./session.svelte";

/** What a game's reader has had of its coach. */
interface Kept {
  on: boolean;
  seen: string[];
}

const FRESH: Kept = { on: true, seen: [] };
const PROMPT = /^prompt-/;

export class Coaching {
  private kept = $state.raw<Kept>(FRESH);
  private game = $state<string | null>(null);
  /** The kind whose line was put away. */
  private hidden = $state<string | null>(null);

  /** Whether a coach has a place here: at a table against bots alone, where no lesson is given. */
  readonly fits = $derived.by(() => {
    const { info, mine, seats, now } = this.session;
    return info?.status === "playing" && !now?.lesson && mine.length === 1 && seats.every((seat) => seat.mine || seat.kind === "bot");
  });
  /** The kind of decision that is asked for now, as the question is called. */
  readonly kind = $derived.by(() => this.session.now?.menu?.prompt.id.replace(PROMPT, "") ?? null);
  /** What the coach says now. */
  readonly line = $derived.by((): Text | null => {
    const { kind, kept, session } = this;
    if (!this.fits || !kept.on || session.past || kind === null || kind === this.hidden) return null;
    return kept.seen.includes(kind) ? null : { id: `coach-${kind}`, facts: {} };
  });

  constructor(private readonly session: Session) {}

  get on(): boolean {
    return this.kept.on;
  }

  /** Reads what is remembered of a game. */
  meet(game: string): void {
    this.game = game;
    this.kept = remembered(`coach.${game}`, FRESH);
  }

  /** A kind of decision has been met: it is not explained again. */
  note(kind: string): void {
    if (!this.fits || !this.kept.on || this.kept.seen.includes(kind)) return;
    this.keep({ ...this.kept, seen: [...this.kept.seen, kind] });
  }

  /** Puts the present line away. */
  hide(): void {
    this.hidden = this.kind;
  }

  /** On, from the first line; or off, until somebody wants it again. */
  turn(on: boolean): void {
    this.hidden = null;
    this.keep({ on, seen: [] });
  }

  private keep(kept: Kept): void {
    this.kept = kept;
    if (this.game) remember(`coach.${this.game}`, kept);
  }
}
