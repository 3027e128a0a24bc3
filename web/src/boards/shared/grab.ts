/* One hand for what is dragged: a press takes hold of something, a pointer that moves draws it along, and where it is let go
   it is dropped; the click that follows a drag is none. Touches the element it is attached to, and listens to the window
   while it holds something. */
import type { Point } from "./framing";

/** A pointer that moves less than this still clicks. */
export const CLICK = 6;

export interface Grab<Held> {
  /** What a press takes hold of; null where there is nothing to drag. */
  takes: (event: PointerEvent) => Held | null;
  /** It begins to move. */
  lifts?: (held: Held) => void;
  /** It is drawn along. */
  draws: (held: Held, at: Point) => void;
  /** It is let go, somewhere or, where the browser takes the pointer away, nowhere. */
  drops: (held: Held, at: Point | null) => void;
}

/** For `{@attach}`. */
export function grabbing<Held>({ takes, lifts, draws, drops }: Grab<Held>): (element: HTMLElement) => () => void {
  return (element) => {
    let release: AbortController | null = null;
    const press = (down: PointerEvent): void => {
      const held = down.button === 0 && down.isPrimary ? takes(down) : null;
      release?.abort();
      if (held === null) return;
      release = new AbortController();
      const { signal } = release;
      let isDrawn = false;
      const end = (at: Point | null): void => {
        release?.abort();
        if (isDrawn) drops(held, at);
        if (isDrawn && at) noClick();
      };
      const move = ({ clientX: x, clientY: y }: PointerEvent): void => {
        if (!isDrawn && Math.hypot(x - down.clientX, y - down.clientY) <= CLICK) return;
        if (!isDrawn) lifts?.(held);
        isDrawn = true;
        draws(held, [x, y]);
      };
      addEventListener("pointermove", move, { signal, capture: true });
      addEventListener("pointerup", ({ clientX: x, clientY: y }) => end([x, y]), { signal, capture: true });
      addEventListener("pointercancel", () => end(null), { signal, capture: true });
    };
    element.addEventListener("pointerdown", press);
    return () => {
      element.removeEventListener("pointerdown", press);
      release?.abort();
    };
  };
}

/** The click that a pointer makes when it is let go after a drag, or after it was held down, is none: until the next press.
    Clicks that keys make are heard. */
export function noClick(): void {
  const stop = new AbortController();
  const swallow = (event: MouseEvent): void => {
    if (event.detail === 0) return;
    stop.abort();
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener("click", swallow, { capture: true, signal: stop.signal });
  addEventListener("pointerdown", () => stop.abort(), { capture: true, signal: stop.signal });
}

/** The things under a point of the page, the innermost first. */
export function thingsUnder([x, y]: Point): string[] {
  const found: string[] = [];
  for (let at = document.elementFromPoint(x, y); at; at = at.parentElement) {
    if (at instanceof HTMLElement || at instanceof SVGElement) found.push(at.dataset.thing ?? "");
  }
  return found.filter(Boolean);
}
