/* A card that is taken slides from its row to the seat. Touches the body of the page: the way leads over
   panels that clip what they hold. */
import type { AnyEvent } from "../../generated/tycoon/types";
import type { Reader } from "../../words/catalogue";
import { t } from "../../words/language.svelte";

export interface Moved {
  card: string;
  seat: number;
}

/** Cards that a seat took, or that paid it. */
export function movedCards(events: readonly AnyEvent[]): Moved[] {
  return events.flatMap((event) => (event.event === "cardtaken" || event.event === "objectivemet" ? [{ card: event.card, seat: event.seat }] : []));
}

type Box = Pick<DOMRect, "left" | "top" | "width" | "height">;

/** Where each row was seen last: when a card is taken, its row is gone. */
const rows = new Map<string, Box>();

export function remember(card: string, row: Element): void {
  rows.set(card, row.getBoundingClientRect());
}

/** The cards of these events, one by one. */
export function slideCards(events: readonly AnyEvent[], reader: Reader): void {
  for (const moved of movedCards(events)) slide(moved, t(`card-${moved.card}`, {}, reader));
}

const LASTS = 640;

/** Nothing slides where row or seat are not on the page. */
function slide({ card, seat }: Moved, name: string): void {
  const from = rows.get(card);
  const to = document.querySelector(`[data-testid="seat-panel-${seat}"]`)?.getBoundingClientRect();
  if (!from || !to || from.width === 0 || to.width === 0) return;
  const piece = document.createElement("div");
  piece.className = "tycoon-slide";
  piece.textContent = name;
  piece.setAttribute("aria-hidden", "true");
  document.body.append(piece);
  const at = (x: number, y: number): string => `translate(${x}px,${y}px)`;
  const end = at(to.left + 16, to.top + to.height - 30);
  const frames = [{ transform: at(from.left, from.top) }, { transform: end, opacity: 1, offset: 0.85 }, { transform: end, opacity: 0 }];
  void piece.animate(frames, { duration: LASTS, easing: "cubic-bezier(.3,.1,.2,1)" }).finished.finally(() => piece.remove());
}
