/* From the page's events to things of the board: click, pointer, focus and arrow keys. Touches the
   one element it is attached to. */
import type { Point } from "./framing";

export interface Gestures {
  pick(thing: string): void;
  /** The thing under the pointer, or null. */
  point(thing: string | null): void;
  /** The thing with the keyboard's focus, or null. */
  focus(thing: string | null): void;
  /** The thing that an arrow leads to. */
  next(thing: string, towards: Point): string | null;
  /** What lies at a point of the element where no piece does, such as a hex that is not an element. */
  at?(point: Point): string | null;
}

type Ground = SVGSVGElement | HTMLElement;

const ARROWS: Record<string, Point> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** For `{@attach}`. */
export function listening(gestures: Gestures): (element: Ground) => () => void {
  return (element) => {
    const stop = new AbortController();
    const on = <Name extends keyof HTMLElementEventMap>(name: Name, hear: (event: HTMLElementEventMap[Name]) => void): void =>
      element.addEventListener(name, hear as EventListener, { signal: stop.signal });
    const under = (event: MouseEvent): string | null => thingOf(event) ?? gestures.at?.(within(element, event)) ?? null;
    let last: string | null = null;
    const point = (thing: string | null): void => {
      if (thing !== last) gestures.point(thing);
      last = thing;
    };
    on("click", (event) => {
      const thing = under(event);
      if (thing !== null) gestures.pick(thing);
    });
    on(gestures.at ? "pointermove" : "pointerover", (event) => {
      const dragging = gestures.at !== undefined && event.buttons !== 0;
      if (event.pointerType !== "touch" && !dragging) point(under(event));
    });
    on("pointerleave", () => point(null));
    on("focusin", (event) => {
      if ((event.target as Element).matches(":focus-visible")) gestures.focus(thingOf(event));
    });
    /* Later, because a piece that leaves the board loses the focus in the middle of a redraw. */
    on("focusout", (event) => {
      const stays = event.relatedTarget instanceof Element && element.contains(event.relatedTarget);
      if (!stays) queueMicrotask(() => gestures.focus(null));
    });
    on("keydown", (event) => typed(element, event, gestures));
    return () => stop.abort();
  };
}

function typed(element: Ground, event: KeyboardEvent, gestures: Gestures): void {
  const thing = thingOf(event);
  const towards = ARROWS[event.key];
  if (thing === null) return;
  if (event.key === "Enter" || event.key === " ") {
    if ((event.target as Element).matches("button, a, summary")) return; // it is clicked by itself
    gestures.pick(thing);
  } else if (towards) {
    const next = gestures.next(thing, towards);
    if (next) element.querySelector<SVGElement>(`[data-thing="${CSS.escape(next)}"]`)?.focus();
  } else return;
  event.preventDefault();
  event.stopPropagation();
}

/** Where in the element a pointer is. */
function within(element: Ground, { clientX, clientY }: MouseEvent): Point {
  const { left, top } = element.getBoundingClientRect();
  return [clientX - left, clientY - top];
}

function thingOf(event: Event): string | null {
  const found = (event.target as Element | null)?.closest<SVGElement>("[data-thing]");
  return found?.dataset.thing ?? null;
}

/** The nearest place in a direction: what lies off to the side counts as farther. */
export function nearest(from: Point, towards: Point, places: Iterable<readonly [string, Point]>): string | null {
  let [best, least] = [null as string | null, Infinity];
  for (const [thing, [x, y]] of places) {
    const [dx, dy] = [x - from[0], y - from[1]];
    const ahead = dx * towards[0] + dy * towards[1];
    const aside = Math.abs(dx * towards[1] - dy * towards[0]);
    const far = ahead + 2.2 * aside;
    if (ahead > 4 && far < least) [best, least] = [thing, far];
  }
  return best;
}
