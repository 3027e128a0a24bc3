/* When an explanation opens and where it stands: after a moment under the pointer, at once while one
   is open, on X for the focused thing, while a thumb is held. Touches the page. */
import type { Point } from "../boards/shared/framing";
import { nearest } from "../boards/shared/gestures";
import { noClick } from "../boards/shared/grab";
import { soon } from "../underway";

export type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

export interface Shown {
  thing: string;
  /** The thing on the screen. */
  box: DOMRect;
  /** Under a pointer, by its key, or over the thumb that holds it. */
  by: "pointer" | "key" | "thumb";
  /** What is better left to be seen: the other choices, and the desk with what the thing would change. */
  spare: readonly Box[];
}

const AFTER = 400;
const HOLD = 450;
/** Off a thing its sheet stays this long, so that a pointer can go on to the link of its rule. */
const LINGERS = 250;
/** A thumb that moves farther than this drags. */
const STILL = 10;

/** What has words: a thing of the menu, a figure. */
const TOLD = "[data-thing], [data-explain]";

type Told = HTMLElement | SVGElement;

function thingIn(target: EventTarget | null): Told | null {
  return target instanceof Element ? target.closest<Told>(TOLD) : null;
}

const nameOf = ({ dataset: { explain, thing } }: Told): string => explain ?? thing!;

function middleOf(element: Element): Point {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}

/** What has words and is to be seen on the screen. */
function inSight(): Told[] {
  return [...document.querySelectorAll<Told>(TOLD)].filter((each) => {
    const [x, y] = middleOf(each);
    return x > 0 && y > 0 && x < innerWidth && y < innerHeight && each.getBoundingClientRect().width > 0;
  });
}

/** The choices that are to be seen, and what a board wants to be left alone, where the thing itself lies elsewhere. */
function spared(element: Told): Box[] {
  const others = [...document.querySelectorAll("[data-thing][role=button], [data-spare]")].filter((each) => !each.contains(element));
  return others.map((each) => each.getBoundingClientRect());
}

interface Hearing {
  show: (shown: Shown | null) => void;
  isOpen: () => boolean;
  /** Whether something else says more of a thing that a pointer rests on. */
  leaves: (thing: string) => boolean;
}

export class Explaining {
  #stop = (): void => {};
  #from: { x: number; y: number } | null = null;
  /** What is held down. */
  #held: Told | null = null;
  #swallow = false;
  /** What is explained now. */
  #at: Told | null = null;

  constructor(readonly hearing: Hearing) {}

  /** Watches the whole page, since panels lie beside the board. */
  watch(): () => void {
    const stop = new AbortController();
    const on = <Name extends keyof WindowEventMap>(name: Name, hear: (event: WindowEventMap[Name]) => void, capture = false): void =>
      window.addEventListener(name, hear, { signal: stop.signal, capture });
    on("pointerover", (event) => this.#over(event));
    on("pointerdown", (event) => this.press(event), true);
    on("pointermove", (event) => this.#moved(event), true);
    on("pointerup", () => this.#up(), true);
    on("pointercancel", () => this.#cancelled(), true);
    on("contextmenu", (event) => this.#swallow && event.preventDefault());
    return () => {
      this.#stop();
      stop.abort();
    };
  }

  /** The explanation of what has the focus, else of a thing that is meant; a second time closes it. */
  toggle(meant: string | null): void {
    const named = meant === null ? null : document.querySelector<Told>(`[data-thing="${CSS.escape(meant)}"]`);
    const found = thingIn(document.activeElement) ?? named ?? inSight()[0];
    if (this.hearing.isOpen()) this.hearing.show(null);
    else if (found) this.#open(found, "key");
  }

  /** While an explanation is open, arrows go from one thing to the next, whether it can be chosen or not. */
  walk(towards: Point): void {
    if (!this.#at) return;
    const here = nameOf(this.#at);
    const others = new Map(
      inSight()
        .filter((each) => nameOf(each) !== here)
        .map((each) => [nameOf(each), each]),
    );
    const next = nearest(
      middleOf(this.#at),
      towards,
      [...others].map(([name, each]) => [name, middleOf(each)]),
    );
    if (next) this.#open(others.get(next)!, "key");
  }

  #open(element: Told, by: Shown["by"]): void {
    if (!element.isConnected) return;
    this.#at = element;
    this.hearing.show({ thing: nameOf(element), box: element.getBoundingClientRect(), by, spare: spared(element) });
  }

  #over(event: PointerEvent): void {
    if (event.pointerType !== "mouse") return;
    this.#stop();
    if (event.target instanceof Element && event.target.closest("[data-testid=explanation]")) return;
    const found = thingIn(event.target);
    const element = found && !this.hearing.leaves(nameOf(found)) ? found : null;
    if (!element) this.#stop = soon(LINGERS, () => this.hearing.show(null));
    else if (this.hearing.isOpen()) this.#open(element, "pointer");
    else this.#stop = soon(AFTER, () => this.#open(element, "pointer"));
  }

  /** A press, also one that was there before anybody watched. */
  press(event: PointerEvent): void {
    if (event.target instanceof Element && event.target.closest("[data-testid=explanation]")) return;
    this.#stop();
    this.#swallow = false;
    this.#held = null;
    this.hearing.show(null);
    const element = thingIn(event.target);
    if (!element || event.button !== 0) return;
    this.#from = { x: event.clientX, y: event.clientY };
    this.#stop = soon(HOLD, () => this.#hold(element, event.pointerType === "mouse"));
  }

  /** A thumb that rests explains; a mouse does so without being pressed. */
  #hold(element: Told, mouse: boolean): void {
    this.#held = element;
    this.#swallow = !mouse;
    if (!mouse) this.#open(element, "thumb");
  }

  #moved(event: PointerEvent): void {
    if (this.#from && Math.hypot(event.clientX - this.#from.x, event.clientY - this.#from.y) > STILL) this.#stop();
  }

  /** A board may take what was held for more than a question: then the click that follows is none. */
  #up(): void {
    if (this.#from === null) return;
    this.#from = null;
    this.#stop();
    if (!this.#held) return;
    if (this.#swallow) this.hearing.show(null);
    const isTaken = !this.#held.dispatchEvent(new CustomEvent("held", { bubbles: true, cancelable: true }));
    if (this.#swallow || isTaken) noClick();
  }

  #cancelled(): void {
    this.#from = null;
    this.#stop();
    this.#held = null;
    if (this.#swallow) this.hearing.show(null);
  }
}

/** Where the sheet stands: below a thing of the upper half; above where there is no room, a thumb is in
    the way, or what the thing changes lies below it, on the desk. Under a pointer it goes wherever it
    covers less that is to be seen. */
export function placeSheet(
  { box, by }: Pick<Shown, "box" | "by">,
  width: number,
  height: number,
  page: { width: number; height: number },
  spare: readonly Box[] = [],
): { x: number; y: number } {
  const x = between(8, box.x + box.width / 2 - width / 2, page.width - width - 8);
  const level = between(8, box.y + box.height / 2 - height / 2, page.height - height - 8);
  const below = { x, y: box.bottom + 10 };
  const above = { x, y: box.top - height - (by === "thumb" ? 34 : 10) };
  const low = box.top > page.height / 2 || below.y + height > page.height - 8;
  const usual = by === "thumb" || low ? above : below;
  const sides = by === "thumb" ? [] : [above, below, { x: box.right + 10, y: level }, { x: box.left - width - 10, y: level }];
  const covered = ({ x, y }: { x: number; y: number }): number =>
    spare.filter((each) => each.left < x + width && each.right > x && each.top < y + height && each.bottom > y).length;
  const fits = ({ x, y }: { x: number; y: number }): boolean => x >= 8 && y >= 8 && x + width <= page.width - 8 && y + height <= page.height - 8;
  const best = [usual, ...sides.filter(fits)].reduce((kept, each) => (covered(each) < covered(kept) ? each : kept));
  return { x: best.x, y: Math.max(8, best.y) };
}

const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(most, value));
