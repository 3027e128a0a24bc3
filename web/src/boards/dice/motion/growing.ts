/* A sheet that has just been discovered grows out of its place on the general map. */
import { placeThing } from "../things";

const GROWS = 640;

/** Lets the sheet of an end grow from where its tile lies on the map, within this board. */
export function grow(board: HTMLElement, end: string, place: readonly number[]): void {
  const sheet = board.querySelector<SVGElement>(`[data-end="${end}"] svg[data-sheet]`);
  const from = board.querySelector(`.survey [data-thing="${CSS.escape(placeThing(place))}"]`)?.getBoundingClientRect();
  const to = sheet?.getBoundingClientRect();
  if (!sheet || !from?.width || !to?.width) return;
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`;
  sheet.style.transformOrigin = "0 0";
  sheet.animate([{ transform: start, opacity: 0.4 }, { transform: "none", opacity: 1 }], { duration: GROWS, easing: "ease-out" });
}
