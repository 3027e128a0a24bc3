/* The thread of a table's versions: it makes positions of what changed, and knows when one is
   missing. Pure but for what it remembers. */
import { edited } from "./edited";
import type { Menu, Position, SentDelta, SentPosition } from "./types";
import { Menus } from "./unpacked";

/** A position to show, nothing to do, or something missed: the whole must be asked for. */
export type Followed = Position | "known" | "missed";

export class Thread {
  private last: Position | null = null;
  private readonly menus = new Menus();

  /** A new line: whatever it says first is true. */
  cut(): void {
    this.last = null;
  }

  follow(sent: SentPosition | SentDelta): Followed {
    const { last } = this;
    if (last && sent.version < last.version) return "known";
    if (sent.type === "position") {
      this.menus.forget();
      return this.stand({ ...sent, menu: this.menuOf(sent) });
    }
    if (!last || sent.since > last.version) return "missed";
    if (sent.since < last.version) return "known";
    const menu = this.menuOf(sent);
    if (sent.menu && !menu) return "missed";
    const { since: _, ...rest } = sent;
    return this.stand({ ...last, ...rest, type: "position", view: edited(last.view, sent.view), menu });
  }

  private menuOf({ version, menu }: SentPosition | SentDelta): Menu | null {
    return menu && this.menus.read(version, menu);
  }

  private stand(position: Position): Position {
    return (this.last = position);
  }
}
