/* A worker that is dragged to where it can go: a choice that has both things is chosen where it is let
   go, and pointed at on the way. Touches the element it is attached to, and draws what is dragged. */
import type { Choice } from "../../net/types";
import type { Offer } from "../board";
import { kindOf, ofKind } from "./things";

type Hearing = Pick<Offer, "choices" | "onchoose" | "onpoint"> & {
  /** It was let go over a row that it cannot take. */
  onmiss: (row: string, worker: string) => void;
};

/** A pointer that moves less than this clicks. */
const STILL = 7;
const DRAGGED = "worker";

interface Drag {
  thing: string;
  element: Element;
  from: { x: number; y: number };
  /** What travels with the pointer, once it moves. */
  ghost: HTMLElement | null;
}

/** The things under a pointer, the innermost first: a row lies behind the workers on it. */
function thingsUnder(x: number, y: number): string[] {
  const found: string[] = [];
  for (let at = document.elementFromPoint(x, y); at; at = at.parentElement) {
    if (at instanceof HTMLElement || at instanceof SVGElement) found.push(at.dataset.thing ?? "");
  }
  return found.filter(Boolean);
}

/** The one choice that brings a worker to a place. */
function choiceFor(choices: readonly Choice[], dragged: string, places: readonly string[]): Choice | null {
  const both = choices.filter(({ things }) => things.includes(dragged) && places.some((place) => place !== dragged && things.includes(place)));
  return both.length === 1 ? both[0]! : null;
}

function ghostOf(element: Element): HTMLElement {
  const ghost = document.createElement("div");
  ghost.style.cssText = "position:fixed;left:0;top:0;z-index:var(--layer-flight);pointer-events:none;translate:-50% -60%;scale:1.25";
  ghost.dataset.testid = "dragged";
  const picture = element.querySelector("svg");
  if (picture) ghost.append(picture.cloneNode(true));
  document.body.append(ghost);
  return ghost;
}

/** For `{@attach}`; `hearing` is asked at each event, since it changes with every position. */
export function dragging(hearing: () => Hearing): (element: HTMLElement) => () => void {
  return (element) => {
    const stop = new AbortController();
    let drag: Drag | null = null;
    let dropped = false;
    const on = <Name extends keyof WindowEventMap>(name: Name, hear: (event: WindowEventMap[Name]) => void): void =>
      window.addEventListener(name, hear, { signal: stop.signal, capture: true });
    const end = (): void => {
      drag?.ghost?.remove();
      drag = null;
    };
    on("pointerdown", ({ target, clientX: x, clientY: y, button, isPrimary }) => {
      dropped = false;
      const found = target instanceof Element && element.contains(target) ? target.closest<HTMLElement>("[data-thing][role=button]") : null;
      if (button === 0 && isPrimary && found && kindOf(found.dataset.thing!) === DRAGGED)
        drag = { thing: found.dataset.thing!, element: found, from: { x, y }, ghost: null };
    });
    on("pointermove", ({ clientX: x, clientY: y }) => {
      if (!drag || (!drag.ghost && Math.hypot(x - drag.from.x, y - drag.from.y) < STILL)) return;
      drag.ghost ??= ghostOf(drag.element);
      drag.ghost.style.transform = `translate(${x}px, ${y}px)`;
      hearing().onpoint(choiceFor(hearing().choices, drag.thing, thingsUnder(x, y)));
    });
    on("pointerup", ({ clientX: x, clientY: y }) => {
      if (!drag?.ghost) return end();
      const [{ thing }, places] = [drag, thingsUnder(x, y)];
      const choice = choiceFor(hearing().choices, thing, places);
      const row = ofKind(places, "action");
      dropped = true;
      end();
      if (choice) hearing().onchoose(choice);
      else if (row) hearing().onmiss(row, thing);
    });
    on("pointercancel", end);
    /* What was dragged is not clicked as well. */
    on("click", (event) => {
      if (!dropped) return;
      dropped = false;
      event.stopPropagation();
      event.preventDefault();
    });
    return () => {
      stop.abort();
      end();
    };
  };
}
