/* Tables that one click opens: a game against bots, with friends, a lesson, a rematch. Says why where it cannot. */
import { bringing } from "../common/deals";
import { lesson, open, rematch, take } from "../net/rest";
import type { TableInfo } from "../net/types";
import { router } from "./router.svelte";
import { tableAddress } from "./routes";
import { handOver } from "./sending";
import { sayRefused } from "./refused";
import { visitor } from "./visitor.svelte";

const BOTS = 2;
/** Seats of a table for friends, where the game takes so many. */
const SEATS = 3;

class Starting {
  busy = $state(false);

  /** A whole game, at once, against bots of the usual level. */
  async play(id: string): Promise<void> {
    const game = visitor.game(id);
    if (!game) return;
    const bots = Math.min(BOTS, game.most_seats - 1);
    const level = game.usual_bot;
    const seats = [{ kind: "me" as const }, ...Array(bots).fill({ kind: "bot" as const, level })];
    await this.go(() => bringing((share) => open({ game: id, seats, share })));
  }

  /** A table with a seat for each of the friends who come by its link, which is copied. */
  async invite(id: string): Promise<void> {
    const game = visitor.game(id);
    if (!game) return;
    const others = Math.max(game.least_seats, Math.min(SEATS, game.most_seats)) - 1;
    const seats = [{ kind: "me" as const }, ...Array(others).fill({ kind: "open" as const })];
    await this.go(async () => {
      const table = await bringing((share) => open({ game: id, seats, share }));
      await handOver(table.id);
      return table;
    });
  }

  /** A challenge alone; null is that of the day. */
  async solo(game: string, challenge: string | null): Promise<void> {
    await this.go(() => bringing((share) => take(game, challenge, share), true));
  }

  /** Once more with the same people: who asks first opens the table, the others sit down at it. */
  async rematch(id: string): Promise<void> {
    await this.go(() => bringing((share) => rematch(id, share), true));
  }

  /** The guided first game, where it was left or from its start. */
  async learn(id: string, anew = false): Promise<void> {
    await this.go(() => lesson(id, anew));
  }

  private async go(opened: () => Promise<TableInfo>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      router.go(tableAddress((await opened()).id));
    } catch (error) {
      sayRefused(error);
    } finally {
      this.busy = false;
    }
  }
}

export const starting = new Starting();
