/* How wide signs are side by side on the map, where nothing lays itself out. Pure. */
import type { Measure } from "../../../common/letters.svelte";
import type { Item } from "../effects";

export interface Placed {
  item: Item;
  x: number;
  width: number;
  /** What a figure says. */
  text: string;
}

/** What figures say, and how wide that is. */
export interface Pen {
  write: (item: Item) => string;
  measure: Measure;
}

const GAP = 2.2;
const FONTS = { price: "400 12.6px var(--font-text)", figure: "700 12.6px var(--font-text)" };

function widthOf(item: Item, text: string, size: number, measure: Measure): number {
  switch (item.kind) {
    case "sign":
      return item.name === "promote" || item.name === "exchange" ? size + 1 : size;
    case "worker":
      return size * 0.88;
    case "or":
      return 5;
    case "and":
      return 8;
    default:
      return measure(text, item.kind === "price" ? FONTS.price : FONTS.figure);
  }
}

/** Items from left to right, each with where it begins, and the width of all. */
export function laidOut(items: readonly Item[], { write, measure }: Pen, size: number): { placed: Placed[]; width: number } {
  let x = 0;
  const placed = items.map((item) => {
    const text = write(item);
    const width = widthOf(item, text, size, measure);
    const here = { item, x, width, text };
    x += width + GAP;
    return here;
  });
  return { placed, width: Math.max(0, x - GAP) };
}

/** The words of an item, where it has any. */
export function writing(money: (amount: number) => string, price: (amount: number) => string): (item: Item) => string {
  return (item) => {
    if (item.kind === "figure") return item.value;
    if (item.kind === "money") return money(item.amount);
    return item.kind === "price" ? price(item.amount) : "";
  };
}
