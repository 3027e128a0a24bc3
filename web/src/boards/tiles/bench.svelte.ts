/* What the reader of this page has in hand and looks at: a tile that is picked up, where it is held,
   which layers are shown, whose map is open. Shared by board, tray and panels; no rule, no game. */
import type { Choice } from "../../net/types";
import type { Hall } from "./stage";
import type { Way } from "./laying";

export type Layer = "pieces" | "cities" | "rectangle" | "deadEnds";

class Bench {
  /** The tile that is picked up, by its thing. */
  held = $state<string | null>(null);
  /** Where that tile is held fast until it is laid. */
  pinned = $state.raw<Way | null>(null);
  /** Whether pieces are placed with a star, and by the token of which hall. */
  star = $state(false);
  hall = $state<Hall | null>(null);
  /** The seat whose map lies open over the board. */
  open = $state<number | null>(null);
  layers = $state<Record<Layer, boolean>>({ pieces: true, cities: true, rectangle: true, deadEnds: true });
  /** The choices for which all this was picked up, by notation. */
  #menu = "";

  /** Whether a menu offers something else than the last one: others may move while one decides. */
  meets(menu: readonly Choice[]): boolean {
    const before = this.#menu;
    this.#menu = menu.map(({ notation }) => notation).join();
    return this.#menu !== before;
  }

  pick(thing: string | null): void {
    this.held = thing;
    this.pinned = null;
  }

  letGo(): void {
    this.pick(null);
    this.star = false;
    this.hall = null;
  }

  /** The table is left: nothing of it stays behind. */
  clear(): void {
    this.letGo();
    this.open = null;
    this.#menu = "";
  }

  toggle(layer: Layer): void {
    this.layers[layer] = !this.layers[layer];
  }
}

export const bench = new Bench();
