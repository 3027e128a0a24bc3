/* A worker that is dragged to where it can go: a choice that has both things is chosen where it is let
   go, and pointed at on the way. Touches the element it is attached to, and draws what is dragged. */
import type { Choice } from "../../net/types";
import type { Offer } from "../board";
import { grabbing, thingsUnder } from "../shared/grab";
import { kindOf, ofKind } from "./things";

type Hearing = Pick<Offer, "choices" | "onchoose" | "onpoint"> & {
  /** It was let go over a row that it cannot take. */
  onmiss: (row: string, worker: string) => void;
};

const DRAGGED = "worker";

interface Drag {
  thing: string;
  element: Element;
  /** What travels with the pointer, once it moves. */
  ghost: HTMLElement | null;
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
  return grabbing<Drag>({
    takes: ({ target }) => {
      const found = target instanceof Element ? target.closest<HTMLElement>("[data-thing][role=button]") : null;
      return found && kindOf(found.dataset.thing!) === DRAGGED ? { thing: found.dataset.thing!, element: found, ghost: null } : null;
    },
    lifts: (drag) => (drag.ghost = ghostOf(drag.element)),
    draws: ({ thing, ghost }, [x, y]) => {
      ghost!.style.transform = `translate(${x}px, ${y}px)`;
      hearing().onpoint(choiceFor(hearing().choices, thing, thingsUnder([x, y])));
    },
    drops: ({ thing, ghost }, at) => {
      ghost?.remove();
      if (!at) return;
      const places = thingsUnder(at);
      const [choice, row] = [choiceFor(hearing().choices, thing, places), ofKind(places, "action")];
      if (choice) hearing().onchoose(choice);
      else if (row) hearing().onmiss(row, thing);
    },
  });
}
