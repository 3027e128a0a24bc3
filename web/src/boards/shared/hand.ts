/* The hand on a sheet: drag, pinch and wheel, told as frames. What moved never ends in a click.
   Touches one element, and listens to the window while it holds something. */
import { bounded, type Frame, type Limits, type Point, scaled, spread } from "./framing";
import { CLICK, noClick } from "./grab";

const FINGERS = 2;
/** How far a step of the wheel leads, by the unit in which it is told: pixels, lines, pages. */
const WHEEL = [0.002, 0.05, 1];
/** A pinch on a touchpad comes as a wheel with Ctrl, in small steps. */
const PINCH = 10;

/** Whose sheet it is. */
export interface Grip {
  frame: () => Frame;
  limits: () => Limits;
  /** Gestures that the board keeps for itself. */
  keeps: (event: Event) => boolean;
  onmove: (frame: Frame, by: "hand" | "wheel") => void;
  onend: () => void;
}

/** A finger or the mouse: where it is on the screen, and what of the sheet it holds. */
interface Held {
  at: Point;
  on: Point;
}

type Ground = SVGSVGElement | HTMLElement;

export class Hand {
  readonly #element: Ground;
  readonly #grip: Grip;
  readonly #held = new Map<number, Held>();
  readonly #stop = new AbortController();
  /** Ends what is heard of the window. */
  #release: AbortController | null = null;
  #began: Point = [0, 0];
  #dragged = false;

  constructor(element: Ground, grip: Grip) {
    this.#element = element;
    this.#grip = grip;
    const { signal } = this.#stop;
    element.style.touchAction = "none";
    element.addEventListener("pointerdown", (event) => this.#press(event as PointerEvent), { signal });
    element.addEventListener("wheel", (event) => this.#turn(event as WheelEvent), { signal, passive: false });
    /* Pictures and words stay where they are. */
    element.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
  }

  end(): void {
    this.#stop.abort();
    this.#release?.abort();
  }

  #press(event: PointerEvent): void {
    if (event.button !== 0 || event.ctrlKey || this.#held.size === FINGERS || this.#grip.keeps(event)) return;
    if (this.#held.size === 0) this.#take(event);
    this.#held.set(event.pointerId, { at: this.#where(event), on: [0, 0] });
    this.#grasp();
  }

  /** From the first finger on the whole window is listened to. */
  #take(event: PointerEvent): void {
    this.#release?.abort();
    this.#release = new AbortController();
    const { signal } = this.#release;
    this.#began = this.#where(event);
    this.#dragged = false;
    addEventListener("pointermove", (moved) => this.#move(moved), { signal });
    addEventListener("pointerup", (up) => this.#lift(up), { signal });
    addEventListener("pointercancel", (up) => this.#lift(up), { signal });
    document.addEventListener("selectstart", (selecting) => selecting.preventDefault(), { signal });
  }

  #move(event: PointerEvent): void {
    const held = this.#held.get(event.pointerId);
    if (!held) return;
    held.at = this.#where(event);
    this.#dragged ||= Math.hypot(held.at[0] - this.#began[0], held.at[1] - this.#began[1]) > CLICK;
    this.#grip.onmove(this.#drawn(), "hand");
  }

  #lift(event: PointerEvent): void {
    if (!this.#held.delete(event.pointerId)) return;
    if (this.#held.size > 0) return this.#grasp();
    this.#release?.abort();
    if (this.#dragged) noClick();
    this.#grip.onend();
  }

  /** What lies under the fingers now is what they hold. */
  #grasp(): void {
    const { x, y, k } = this.#grip.frame();
    for (const held of this.#held.values()) held.on = [(held.at[0] - x) / k, (held.at[1] - y) / k];
  }

  #drawn(): Frame {
    const [first, second] = [...this.#held.values()];
    const [frame, limits] = [this.#grip.frame(), this.#grip.limits()];
    if (!second) return bounded(scaled(first!, frame.k), limits);
    return bounded(spread(first!, second, limits), limits);
  }

  #turn(event: WheelEvent): void {
    if (this.#grip.keeps(event)) return;
    const [frame, limits] = [this.#grip.frame(), this.#grip.limits()];
    const by = 2 ** (-event.deltaY * (WHEEL[event.deltaMode] ?? 1) * (event.ctrlKey ? PINCH : 1));
    const k = Math.min(limits.most, Math.max(limits.least, frame.k * by));
    if (k === frame.k) return;
    event.preventDefault();
    const at = this.#where(event);
    const on: Point = [(at[0] - frame.x) / frame.k, (at[1] - frame.y) / frame.k];
    this.#grip.onmove(bounded(scaled({ at, on }, k), limits), "wheel");
  }

  #where({ clientX, clientY }: MouseEvent): Point {
    const { left, top } = this.#element.getBoundingClientRect();
    return [clientX - left, clientY - top];
  }
}
