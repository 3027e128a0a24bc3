/* How this reader likes the table; kept in this browser. */
import { remember, remembered } from "./memory";

const KEY = "settings";
const REDUCED = matchMedia("(prefers-reduced-motion: reduce)");

/** How quickly payments are played one by one. */
export const PACES = { off: 0, slow: 0.6, usual: 1, fast: 2.2 } as const;
export type Pace = keyof typeof PACES;

interface Kept {
  askBeforeFinal: boolean;
  askDoubts: boolean;
  oneTap: boolean;
  still: boolean;
  playSingle: boolean;
  payments: Pace;
}

class Settings {
  /** Ask once before what cannot be taken back. */
  askBeforeFinal = $state(true);
  /** Ask once before what is seldom meant. */
  askDoubts = $state(true);
  /** Under a finger the first touch plays what can be taken back, instead of showing it. */
  oneTap = $state(false);
  /** Pieces jump instead of travelling. */
  still = $state(false);
  /** Play what is alone on offer in the middle of a move, where it can be taken back. */
  playSingle = $state(false);

  /** Payments come one by one, so quickly; not where pieces jump. */
  payments = $state<Pace>("usual");
  /** Whether the whole system is asked for rest; that may change while the page is open. */
  private reduced = $state(REDUCED.matches);
  readonly motionless = $derived(this.still || this.reduced);
  readonly pace = $derived(this.motionless ? 0 : PACES[this.payments]);

  constructor() {
    const kept = remembered<Partial<Kept>>(KEY, {});
    this.askBeforeFinal = kept.askBeforeFinal ?? true;
    this.askDoubts = kept.askDoubts ?? true;
    this.oneTap = kept.oneTap ?? false;
    this.playSingle = kept.playSingle ?? false;
    this.payments = kept.payments ?? "usual";
    this.still = kept.still ?? REDUCED.matches;
    REDUCED.addEventListener("change", () => (this.reduced = REDUCED.matches));
  }

  keep(): void {
    const { askBeforeFinal, askDoubts, oneTap, still, playSingle, payments } = this;
    remember(KEY, { askBeforeFinal, askDoubts, oneTap, still, playSingle, payments } satisfies Kept);
  }
}

export const settings = new Settings();
