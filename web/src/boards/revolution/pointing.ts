/* Clicks, pointer, focus and arrows anywhere on the table, as things for the shell. Touches the
   element it is attached to, and asks the page where things lie. */
import { type Gestures, listening, nearest } from "../shared/gestures";
import type { Point } from "../shared/framing";
import type { Offer } from "../board";
import { kindOf, placeOf } from "./things";

type Hearing = Pick<Offer, "marks" | "onpick" | "onhover">;

/** For `{@attach}`; `hearing` is asked at each event, since it changes with every position. */
export function pointing(hearing: () => Hearing): (element: HTMLElement) => () => void {
  const gestures: Gestures = {
    /* A click on a seat asks nothing. */
    pick: (thing) => kindOf(thing) !== "seat" && hearing().onpick(placeOf(thing, hearing().marks)),
    point: (thing) => hearing().onhover(thing && placeOf(thing, hearing().marks)),
    focus: (thing) => hearing().onhover(thing),
    next: (thing, towards) => neighbour(thing, towards, hearing().marks.keys()),
  };
  return listening(gestures);
}

/** The seat on whose panel, or anything in it, a mouse or the keyboard's focus is. */
export function seatAt(event: PointerEvent | FocusEvent): number | null {
  const told = event instanceof PointerEvent ? event.pointerType === "mouse" : event.target instanceof Element && event.target.matches(":focus-visible");
  const panel = told && event.target instanceof Element ? event.target.closest<HTMLElement>("[data-seat]") : null;
  return panel && Number(panel.dataset.seat);
}

/** The nearest choice in a direction, wherever on the page it lies. */
function neighbour(thing: string, towards: Point, others: Iterable<string>): string | null {
  const from = middleOf(thing);
  const places = [...others].flatMap((other): [string, Point][] => {
    const at = other === thing ? null : middleOf(other);
    return at ? [[other, at]] : [];
  });
  return from && nearest(from, towards, places);
}

function middleOf(thing: string): Point | null {
  const box = document.querySelector(`[data-thing="${CSS.escape(thing)}"][tabindex]`)?.getBoundingClientRect();
  return box ? [box.x + box.width / 2, box.y + box.height / 2] : null;
}
