/* What is left of a line of typed orders: they are played one after another, as they become possible. Pure. */
import type { Menu } from "../net/types";
import type { Called, Reads, Taken } from "./orders";

export class TypedLine {
  /** Whether it holds several orders. */
  several = false;
  #left = "";
  #reads: Reads = () => null;
  /** How many orders had been refused when the line was typed. */
  #refusals = 0;

  begin(line: string, reads: Reads, refusals: number): void {
    this.#left = line;
    this.several = line.includes(",");
    this.#reads = reads;
    this.#refusals = refusals;
  }

  drop(): void {
    this.#left = "";
  }

  /** The next order, unless one of the line was refused. */
  next(menu: Menu, called: Called, refusals: number): Taken | null {
    if (refusals > this.#refusals) this.drop();
    const order = this.#reads(menu, this.#left, called);
    if (order) this.#left = order.rest;
    return order;
  }
}
