/* Who is here and what can be played; asked once, kept for every page. */
import { games as askGames, me as askMe, rename as askRename } from "../net/rest";
import type { GameInfo, Me } from "../net/types";

class Visitor {
  me = $state<Me | null>(null);
  games = $state<GameInfo[] | null>(null);

  /** Ask again for what is not known yet; throws `Trouble`. */
  async meet(): Promise<void> {
    [this.me, this.games] = await Promise.all([this.me ?? askMe(), this.games ?? askGames()]);
  }

  async rename(name: string): Promise<void> {
    this.me = await askRename(name);
  }

  game(id: string): GameInfo | undefined {
    return this.games?.find((game) => game.id === id);
  }
}

export const visitor = new Visitor();
