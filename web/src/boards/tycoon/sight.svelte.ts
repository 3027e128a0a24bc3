/* How the reader looks at the map, shared by the board and the panels: what part is seen, and the
   filters. Kept for as long as the page is open; filters never hide a choice. */
import { ofTable } from "../../common/kept";
import { settings } from "../../common/settings.svelte";
import type { AnyEvent } from "../../generated/tycoon/types";
import type { Frame, Point, Size } from "../shared/framing";
import type { Letter } from "./chart";

export class Sight {
  /** What part of the sheet the screen shows. */
  frame = $state.raw<Frame>({ x: 0, y: 0, k: 1 });
  size = $state.raw<Size>({ width: 0, height: 0 });
  /** The one colour of cubes that is not faint. */
  only = $state<Letter | null>(null);
  /** Seats whose links stand out; none leaves all as they are. */
  owners = $state.raw<ReadonlySet<number>>(new Set());
  /** Whether every hex shows what its ground costs. */
  prices = $state(false);
  /** What came with the last income, for whoever opens it again. */
  account = $state.raw<AnyEvent[]>([]);
  /** Whether the income of the last turn lies over the board. */
  income = $state(false);
  /** The deed of this turn that is pointed at, in the turn line. */
  stop = $state.raw<string | null>(null);
  /** Brings a point of the sheet into the middle of the screen; the board sets it. */
  go: ((point: Point, glide: boolean) => void) | null = null;
  /** Shows the whole map, or what was seen before. */
  whole: (() => void) | null = null;

  /** An income lies over the board where payments are played, whatever others do next: the reader's own move or a
      look back puts it away. The last one stands aside for the final count. */
  hear(events: AnyEvent[], me: number | null): void {
    const told = new Set(events.map(({ event }) => event));
    if (told.has("incomepaid")) {
      this.account = events;
      this.income = !told.has("tycoonsshown") && settings.pace > 0;
    } else if (events.length === 0 || events.some((event) => "seat" in event && event.seat === me)) {
      this.income = false;
    }
  }

  /** What belonged to a board that goes. */
  leave(): void {
    this.go = this.whole = null;
    this.income = false;
    this.account = [];
  }

  filter(letter: Letter): void {
    this.only = this.only === letter ? null : letter;
  }

  /** Filters to one seat; with `adding` beside those already chosen. */
  follow(seat: number, adding = false): void {
    const others = adding ? this.owners : new Set([...this.owners].filter((other) => other === seat));
    this.owners = new Set(others.has(seat) ? [...others].filter((other) => other !== seat) : [...others, seat]);
  }

  isFaded(seat: number): boolean {
    return this.owners.size > 0 && !this.owners.has(seat);
  }

  /** Whether any filter was set. */
  clear(): boolean {
    const any = this.only !== null || this.owners.size > 0 || this.prices;
    this.only = null;
    this.owners = new Set();
    this.prices = false;
    return any;
  }
}

export const sightOf = ofTable(() => new Sight());
