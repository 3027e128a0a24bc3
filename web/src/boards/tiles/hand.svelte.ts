/* Holding a tile over the map: point at a cell, turn it, lay it down. What is picked up, held fast and
   played is the shell's; this only knows which way to lie comes next. */
import { cellThing } from "../../generated/tiles/things";
import type { Choice } from "../../net/types";
import type { Offer } from "../board";
import type { Point } from "../shared/framing";
import { nearest } from "../shared/gestures";
import { byCell, mirroredWay, turnedWay, type Way, wayOf, waysIn } from "./laying";
import { centre, placeOf } from "./squares";
import { isTile } from "./things";

type Reach = Pick<Offer, "menu" | "picked" | "active" | "pinned" | "onpick" | "onpoint" | "onchoose" | "onback">;

export class Hand {
  /** Every way to lay any tile. */
  readonly ways: Way[];
  /** Tiles that can be laid somewhere, by thing. */
  readonly layable: Set<string>;
  /** The tile that is picked up, by its thing. */
  readonly held: string | null;
  readonly cells: Map<string, Way[]>;
  /** The tile over the map: what is pointed at. */
  readonly shown: Way | null;
  /** Whether it is held fast there. */
  readonly pinned: boolean;
  private readonly narrowed: boolean;

  constructor(private reach: () => Reach) {
    this.ways = $derived(waysIn(reach().menu?.choices ?? []));
    this.layable = $derived(new Set(this.ways.map(({ thing }) => thing)));
    this.shown = $derived(wayOf(reach().active));
    this.held = $derived(reach().picked.find(isTile) ?? this.shown?.thing ?? null);
    this.cells = $derived(byCell(this.ways, this.held));
    this.narrowed = $derived(this.shown !== null && reach().picked.includes(cellThing(this.shown.cell)));
    this.pinned = $derived(this.narrowed || (this.shown !== null && reach().pinned));
  }

  /** Picks a tile up; one that is only shown over the map is not in the hand yet. */
  take(thing: string): void {
    const { picked, onpick } = this.reach();
    if (!picked.includes(thing)) onpick(thing);
  }

  /** The pointer is over a cell, or over none: a tile that is not held fast goes along. */
  point(cell: string | null): void {
    if (this.pinned || (cell !== null && cell === this.shown?.cell)) return;
    this.reach().onpoint((cell && this.cells.get(cell)?.[0]?.choice) || null);
  }

  /** A click on a cell: lay the tile where it fits in one way or is held already, else hold it
      there. False where it does not fit. */
  press(cell: string): boolean {
    const ways = this.cells.get(cell);
    if (!ways) return false;
    const held = this.pinned && this.shown?.cell === cell ? this.shown : null;
    if (held) this.reach().onchoose(held.choice);
    else this.reach().onpick(cellThing(cell), ways.length === 1 ? ways[0]!.choice : null);
    return true;
  }

  turn(by: number): void {
    const { shown } = this;
    if (shown) this.reach().onpoint(turnedWay(this.waysHere(shown), shown, by).choice);
  }

  mirror(): void {
    const { shown } = this;
    if (shown) this.reach().onpoint(mirroredWay(this.waysHere(shown), shown).choice);
  }

  lay(): void {
    if (this.shown) this.reach().onchoose(this.shown.choice);
  }

  /** Takes the tile back into the hand; false when it was there already. */
  lift(): boolean {
    if (!this.shown || (this.pinned && !this.narrowed)) return false;
    if (this.narrowed) this.reach().onback();
    else this.reach().onpoint(null);
    return true;
  }

  /** By arrow keys from cell to cell. */
  step(towards: Point): void {
    const places = [...this.cells.keys()].map((cell) => [cell, centre(placeOf(cell))] as const);
    const from = this.shown ? centre(placeOf(this.shown.cell)) : null;
    const next = from ? nearest(from, towards, places) : this.bestCell();
    const choice: Choice | undefined = next === null ? undefined : this.cells.get(next)?.[0]?.choice;
    if (choice) this.reach().onpoint(choice);
  }

  /** All ways to lie on the cell under the tile. */
  waysHere({ thing, cell }: Way): Way[] {
    return byCell(this.ways, thing).get(cell) ?? [];
  }

  private bestCell(): string | null {
    const best = [...this.cells.values()].map(([first]) => first!).sort((a, b) => (b.gain ?? 0) - (a.gain ?? 0));
    return best[0]?.cell ?? null;
  }
}
