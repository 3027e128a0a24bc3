/* Arrow keys on a sheet: from cell to cell, and from way to way. Pure but for what it remembers. */
import type { View } from "../../generated/dice/types";
import type { Mark, Offer } from "../board";
import type { Point } from "../shared/framing";
import { type EndName, opposite, type Side, SIDES, sideTowards, STEP } from "./cells";
import type { Leaf } from "./leaves";
import { cellThing, outThing, partsOf } from "./things";

interface Ground {
  offer: Offer;
  view: View;
  leaf: Leaf;
  /** The best choice of a way. */
  bestOf: (thing: string) => Mark["choice"];
}

export class Stepping {
  /** The cell of a station's sides that was chosen by an arrow. */
  private settled: string | null = null;

  constructor(private readonly ground: () => Ground) {}

  /** The focus has come to a thing. */
  reach(thing: string | null): void {
    if (thing !== this.settled) this.settled = null;
  }

  /** At a station the first arrow chooses the cell. Arrows then turn the way of the cell that has the
      focus; where none leads there, they go to the next cell. */
  next(thing: string, towards: Point): string | null {
    const { offer, bestOf } = this.ground();
    const [kind, at, cell] = partsOf(thing) as [string, EndName, string];
    const side = SIDES.find((each) => STEP[each][0] === towards[0] && STEP[each][1] === towards[1])!;
    const first = this.settled === null ? this.besideStation(at, side) : null;
    if (first) return (this.settled = first);
    const way = outThing(at, cell, side);
    if ((kind !== "cell" && kind !== "out") || !offer.marks.has(way)) return this.nextCell(cell, side);
    offer.onpoint(bestOf(way));
    return cellThing(at, cell);
  }

  private nextCell(cell: string, side: Side): string | null {
    const { offer, leaf } = this.ground();
    const others = leaf.next.filter((next) => next.cell !== cell && offer.marks.has(cellThing(next.end, next.cell)));
    const found = others.find((next) => sideTowards(cell, next.cell) === side) ?? others[0];
    return found ? cellThing(found.end, found.cell) : null;
  }

  /** The next cell on a side of the station at which an end stands. */
  private besideStation(at: EndName, side: Side): string | null {
    const { offer, view, leaf } = this.ground();
    const head = view.ends.find((each) => each.end === at);
    const found = head?.out === null && leaf.next.find((next) => next.end === at && opposite(next.entered) === side);
    return found && offer.marks.has(cellThing(at, found.cell)) ? cellThing(at, found.cell) : null;
  }
}
