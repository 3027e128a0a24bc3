/* Holding a tile over the map: pick one up, point at a cell, hold it there, turn it, lay it down.
   Board and tray share one hand through the bench; what is played goes through the shell. */
import type { Choice } from "../../net/types";
import type { Point } from "../shared/framing";
import { nearest } from "../shared/gestures";
import { bench } from "./bench.svelte";
import { byCell, mirroredWay, rejection, turnedWay, type Way, wayOf, waysIn } from "./laying";
import { centre, placeOf } from "./squares";

/** What the shell gives: the menu, the choice it points at, and how to point and play. */
export interface Reach {
  choices: () => Choice[];
  active: () => Choice | null;
  focus: (choice: Choice | null) => void;
  choose: (choice: Choice) => void;
  /** How many tiles may still be rejected. */
  rejections: () => number;
}

export class Hand {
  readonly ways: Way[];
  /** Tiles that can be laid somewhere, by thing. */
  readonly layable: Set<string>;
  readonly cells: Map<string, Way[]>;
  /** The tile over the map: what the shell points at, else what is held fast. */
  readonly shown: Way | null;
  readonly prompt: Choice[] | null;

  constructor(private reach: Reach) {
    this.ways = $derived(waysIn(reach.choices()));
    this.layable = $derived(new Set(this.ways.map(({ thing }) => thing)));
    this.cells = $derived(byCell(this.ways, bench.held));
    this.shown = $derived(wayOf(reach.active()) ?? bench.pinned);
    this.prompt = $derived(this.ways.length === 0 ? null : this.narrowed());
  }

  /** A new menu: the first of these tiles that fits anywhere is picked up by itself. A menu that
      offers the same again changes nothing. */
  begin(tiles: readonly string[]): void {
    if (!bench.meets(this.reach.choices())) {
      bench.pinned = this.ways.find(({ choice }) => choice.notation === bench.pinned?.choice.notation) ?? null;
      return;
    }
    bench.letGo();
    bench.held = tiles.find((thing) => this.layable.has(thing)) ?? this.ways[0]?.thing ?? null;
  }

  take(thing: string): void {
    if (!this.layable.has(thing)) return;
    bench.pick(thing);
    this.reach.focus(null);
  }

  /** The pointer is over a cell, or over none: a tile that is not held fast goes along. */
  point(cell: string | null): void {
    if (bench.pinned || (cell !== null && cell === this.shown?.cell)) return;
    this.reach.focus((cell && this.cells.get(cell)?.[0]?.choice) || null);
  }

  /** A click on a cell: hold the tile there; a second one lays it. False where it does not fit. */
  press(cell: string): boolean {
    const best = this.cells.get(cell)?.[0];
    if (!best) return false;
    if (bench.pinned?.cell === cell) this.lay();
    else this.hold(this.shown?.cell === cell ? this.shown : best);
    return true;
  }

  hold(way: Way): void {
    bench.held = way.thing;
    bench.pinned = way;
    this.reach.focus(way.choice);
  }

  turn(by: number): void {
    const { shown } = this;
    if (shown) this.hold(turnedWay(this.waysHere(shown), shown, by));
  }

  mirror(): void {
    const { shown } = this;
    if (shown) this.hold(mirroredWay(this.waysHere(shown), shown));
  }

  lay(): void {
    if (this.shown) this.reach.choose(this.shown.choice);
  }

  /** Takes the tile back into the hand; false when it was there already. */
  lift(): boolean {
    if (!bench.pinned && !this.shown) return false;
    bench.pinned = null;
    this.reach.focus(null);
    return true;
  }

  /** By arrow keys from cell to cell. */
  step(towards: Point): void {
    const places = [...this.cells.keys()].map((cell) => [cell, centre(placeOf(cell))] as const);
    const from = this.shown ? centre(placeOf(this.shown.cell)) : null;
    const next = from ? nearest(from, towards, places) : this.bestCell();
    const best = next === null ? undefined : this.cells.get(next)?.[0];
    if (best) this.hold(best);
  }

  /** All ways to lie on the cell under the tile. */
  waysHere({ thing, cell }: Way): Way[] {
    return byCell(this.ways, thing).get(cell) ?? [];
  }

  private bestCell(): string | null {
    const best = [...this.cells.values()].map(([first]) => first!).sort((a, b) => (b.gain ?? 0) - (a.gain ?? 0));
    return best[0]?.cell ?? null;
  }

  /** In the prompt stand the tile as it is held and its rejection, in few words: the tile is in sight. */
  private narrowed(): Choice[] {
    const aside = rejection(this.reach.choices(), bench.held?.split(":")[1] ?? "");
    return [
      ...(this.shown ? [shortened(this.shown)] : []),
      ...(aside ? [{ ...aside, label: { id: "board-reject", facts: { left: this.reach.rejections() } }, detail: null }] : []),
    ];
  }
}

function shortened({ choice, cell }: Way): Choice {
  return { ...choice, label: { id: "board-lay", facts: { cell } }, detail: choice.detail ?? choice.badge };
}
