/* The move line: notations typed by hand, completed from the menu, several at once. Pure. */
import type { Choice, Menu } from "../net/types";

const plain = (text: string) => text.trim().toLowerCase().replace(/\s+/g, " ");

/** The orders of a line, one after another. */
export function ordersIn(line: string): string[] {
  return line
    .split(",")
    .map((order) => order.trim())
    .filter(Boolean);
}

/** The choice that an order names, whatever its case and spaces. */
export function choiceNamed(menu: Menu | null, order: string): Choice | null {
  const wanted = plain(order);
  return menu?.choices.find((choice) => plain(choice.notation) === wanted) ?? null;
}

/** Choices that the order being typed may become: those that begin so first, then those with its words. */
export function completions(menu: Menu | null, typed: string, most = 8): Choice[] {
  const start = plain(typed.split(",").at(-1) ?? "");
  const all = menu?.choices ?? [];
  const begin = all.filter((choice) => plain(choice.notation).startsWith(start));
  const words = start.split(" ").filter(Boolean);
  const within = all.filter(
    (choice) => !begin.includes(choice) && words.every((word) => plain(choice.notation).includes(word)),
  );
  return [...begin, ...within].slice(0, most);
}

/** The line with the order being typed replaced by a whole one. */
export function completed(line: string, notation: string): string {
  const before = line.split(",").slice(0, -1).map((order) => order.trim());
  return [...before, notation].join(", ");
}
