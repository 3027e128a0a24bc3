/* A sheet that has just been discovered grows out of its place on the general map; a finished one
   shrinks back into its own. */
import { placeThing } from "../things";

const GROWS = 640;

/** Lets the sheet of an end grow from where its tile lies on the map, within this board. */
export function grow(board: HTMLElement, end: string, place: readonly number[]): void {
  const sheet = sheetOf(board, end);
  const [from, to] = [placeOf(board, place), sheet?.getBoundingClientRect()];
  if (!sheet || !from?.width || !to?.width) return;
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`;
  sheet.style.transformOrigin = "0 0";
  sheet.animate([{ transform: start, opacity: 0.4 }, { transform: "none", opacity: 1 }], { duration: GROWS, easing: "ease-out" });
}

/** Lets a leaf as large as the sheet of an end shrink into the place of the tile that was left there. */
export function shrink(board: HTMLElement, end: string, place: readonly number[]): void {
  const [from, to] = [sheetOf(board, end)?.getBoundingClientRect(), placeOf(board, place)];
  if (!from?.width || !to?.width) return;
  const leaf = document.createElement("div");
  leaf.className = "shrinking";
  leaf.setAttribute("aria-hidden", "true");
  Object.assign(leaf.style, { left: `${from.x}px`, top: `${from.y}px`, width: `${from.width}px`, height: `${from.height}px` });
  document.body.append(leaf);
  const finish = `translate(${to.x - from.x}px, ${to.y - from.y}px) scale(${to.width / from.width}, ${to.height / from.height})`;
  const moves = leaf.animate([{ transform: "none", opacity: 0.9 }, { transform: finish, opacity: 0.5 }], { duration: GROWS, easing: "ease-in" });
  moves.onfinish = moves.oncancel = () => leaf.remove();
}

function sheetOf(board: HTMLElement, end: string): SVGElement | null {
  return board.querySelector<SVGElement>(`[data-end="${end}"] svg[data-sheet]`);
}

function placeOf(board: HTMLElement, place: readonly number[]): DOMRect | undefined {
  return board.querySelector(`.survey [data-thing="${CSS.escape(placeThing(place))}"]`)?.getBoundingClientRect();
}
