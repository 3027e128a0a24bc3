/* The thread of a table's versions: it makes positions of what changed, and knows when one is
   missing. Pure but for what it remembers. */
import { edited } from "./edited";
import type { SentDelta, SentPosition } from "./types";

/** A position to show, nothing to do, or something missed: the whole must be asked for. */
export type Followed = SentPosition | "known" | "missed";

export class Thread {
  private last: SentPosition | null = null;

  /** A new line: whatever it says first is true. */
  cut(): void {
    this.last = null;
  }

  follow(sent: SentPosition | SentDelta): Followed {
    const { last } = this;
    if (last && sent.version < last.version) return "known";
    if (sent.type === "position") return (this.last = sent);
    if (!last || sent.since > last.version) return "missed";
    if (sent.since < last.version) return "known";
    const { since: _, ...rest } = sent;
    return (this.last = { ...last, ...rest, type: "position", view: edited(last.view, sent.view) });
  }
}
