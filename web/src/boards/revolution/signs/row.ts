/* How wide signs are side by side on the map, where nothing lays itself out. Pure. */
import type { Item } from "../effects";

export interface Placed {
  item: Item;
  x: number;
  /** What a figure says, so that its width is known. */
  text: string;
}

const GAP = 2.2;
/** Of a figure in the hand of the map, 12.6 units high. */
const LETTER = 7.5;

export function widthOf(item: Item, text: string, size: number): number {
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
      return LETTER * [...text].reduce((sum, letter) => sum + (/[\s.,:]/.test(letter) ? 0.45 : 1), 0);
  }
}

/** Items from left to right, each with where it begins, and the width of all. */
export function laidOut(items: readonly Item[], write: (item: Item) => string, size: number): { placed: Placed[]; width: number } {
  let x = 0;
  const placed = items.map((item) => {
    const text = write(item);
    const here = { item, x, text };
    x += widthOf(item, text, size) + GAP;
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
