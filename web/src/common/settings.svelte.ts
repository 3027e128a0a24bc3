/* How this reader likes the table; kept in this browser. */
import { remember, remembered } from "./memory";

const KEY = "settings";

interface Kept {
  askBeforeFinal: boolean;
  still: boolean;
  playSingle: boolean;
}

class Settings {
  /** Ask once before what cannot be taken back. */
  askBeforeFinal = $state(true);
  /** Pieces jump instead of travelling. */
  still = $state(false);
  /** Play what is alone on offer in the middle of a move, where it can be taken back. */
  playSingle = $state(false);

  constructor() {
    const kept = remembered<Partial<Kept>>(KEY, {});
    this.askBeforeFinal = kept.askBeforeFinal ?? true;
    this.playSingle = kept.playSingle ?? false;
    this.still = kept.still ?? matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  keep(): void {
    remember(KEY, { askBeforeFinal: this.askBeforeFinal, still: this.still, playSingle: this.playSingle } satisfies Kept);
  }
}

export const settings = new Settings();
