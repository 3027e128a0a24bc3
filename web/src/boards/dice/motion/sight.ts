/* Draws the sheet of a phone up or down until what is asked about is in sight. Scrolls, and changes
   nothing else. */

/** Around what is asked about, in px. */
const MARGIN = 10;

/** Of several lists of things the first of which any lies on the sheet. */
export function bringIntoSight(board: HTMLElement, lists: readonly (readonly string[])[], glides: boolean): void {
  const leaf = board.querySelector<HTMLElement>(".leaf.shown");
  const boxes = lists.map((things) => things.flatMap((thing) => (leaf ? boxesOf(leaf, thing) : []))).find(({ length }) => length > 0);
  if (!leaf || !boxes) return;
  const by = scrollFor(leaf.getBoundingClientRect(), {
    top: Math.min(...boxes.map(({ top }) => top)) - MARGIN,
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)) + MARGIN,
  });
  if (by !== 0) leaf.scrollBy({ top: by, behavior: glides ? "smooth" : "auto" });
}

function boxesOf(leaf: HTMLElement, thing: string): DOMRect[] {
  return [...leaf.querySelectorAll(`[data-thing="${CSS.escape(thing)}"]`)].map((each) => each.getBoundingClientRect());
}

interface Reach {
  top: number;
  bottom: number;
}

/** As little as shows all of it; its head, where it is higher than the room. */
export function scrollFor(room: Reach, wanted: Reach): number {
  if (wanted.top < room.top) return wanted.top - room.top;
  return Math.max(0, Math.min(wanted.bottom - room.bottom, wanted.top - room.top));
}
