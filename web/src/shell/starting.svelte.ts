/* Tables that one click opens: a game against bots, or the lesson of a game. Says why where it cannot. */
import { lesson, open, Trouble } from "../net/rest";
import type { TableInfo } from "../net/types";
import { t } from "../words/language.svelte";
import { router } from "./router.svelte";
import { tableAddress } from "./routes";
import { toasts } from "./toasts.svelte";
import { visitor } from "./visitor.svelte";

const BOTS = 2;

class Starting {
  busy = $state(false);

  /** A whole game, at once, against the best bots. */
  async play(id: string): Promise<void> {
    const game = visitor.game(id);
    if (!game) return;
    const bots = Math.min(BOTS, game.most_seats - 1);
    const level = game.bots.at(-1) ?? null;
    const seats = [{ kind: "me" as const }, ...Array(bots).fill({ kind: "bot" as const, level })];
    await this.go(() => open({ game: id, seats }));
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
      if (!(error instanceof Trouble)) throw error;
      toasts.say(t(error.problem.code, error.problem.facts), "refuse");
    } finally {
      this.busy = false;
    }
  }
}

export const starting = new Starting();
