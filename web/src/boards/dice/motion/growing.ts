/* A sheet that has just been discovered grows out of its place on the general map; a finished one
   shrinks back into its own. */
import type { Place } from "../survey";
import { placeThing } from "../things";

const GROWS = 640;
/** Until then the blank sheet unfolds in its place on the map. */
export const UNFOLDS = 320;

/** Lets the sheet of an end grow from where its tile lies on the map, within this board. */
export function grow(board: HTMLElement, end: string, place: Place): void {
  const sheet = sheetOf(board, end);
  const [from, to] = [placeOf(board, place), sheet?.getBoundingClientRect()];
  if (!sheet || !from?.width || !to?.width) return;
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`;
  sheet.style.transformOrigin = "0 0";
  const moves = [
    { transform: start, opacity: 0 },
    { transform: "none", opacity: 1 },
  ];
  sheet.animate(moves, { delay: UNFOLDS, duration: GROWS, easing: "ease-out", fill: "backwards" });
}

/** Lets an element as large as the sheet of an end shrink into the place of the tile that was left there. */
export function shrink(leaf: HTMLElement, board: HTMLElement, end: string, place: Place, over: () => void): void {
  const [from, to] = [sheetOf(board, end)?.getBoundingClientRect(), placeOf(board, place)];
  if (!from?.width || !to?.width) return over();
  const side = Math.min(from.width, from.height);
  Object.assign(leaf.style, { left: `${from.x + (from.width - side) / 2}px`, top: `${from.y}px`, width: `${side}px`, height: `${side}px` });
  const finish = `translate(${to.x - from.x - (from.width - side) / 2}px, ${to.y - from.y}px) scale(${to.width / side})`;
  const moves = leaf.animate([{ transform: "none" }, { transform: finish }], { duration: GROWS, easing: "ease-in" });
  moves.onfinish = moves.oncancel = over;
}

function sheetOf(board: HTMLElement, end: string): SVGElement | null {
  return board.querySelector<SVGElement>(`[data-end="${end}"] svg[data-sheet]`);
}

function placeOf(board: HTMLElement, place: Place): DOMRect | undefined {
  return board.querySelector(`.survey [data-thing="${CSS.escape(placeThing(...place))}"]`)?.getBoundingClientRect();
}
