/* Draws the sheet of a phone up or down until what is asked about is in sight. Scrolls, and changes
   nothing else. */

/** Around what is asked about, in px. */
const MARGIN = 10;

export function bringIntoSight(board: HTMLElement, things: readonly string[], glides: boolean): void {
  const leaf = board.querySelector<HTMLElement>(".leaf.shown");
  const boxes = things.flatMap((thing) => [...(leaf?.querySelectorAll(`[data-thing="${CSS.escape(thing)}"]`) ?? [])].map((each) => each.getBoundingClientRect()));
  if (!leaf || boxes.length === 0) return;
  const by = scrollFor(leaf.getBoundingClientRect(), {
    top: Math.min(...boxes.map(({ top }) => top)) - MARGIN,
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)) + MARGIN,
  });
  if (by !== 0) leaf.scrollBy({ top: by, behavior: glides ? "smooth" : "auto" });
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
