/* When an explanation opens and where it stands: after a moment under the pointer, at once while one
   is open, on X for the focused thing, while a thumb is held. Touches the page. */
export interface Shown {
  thing: string;
  /** The thing on the screen. */
  box: DOMRect;
  /** Over the thumb that holds it. */
  held: boolean;
}

const AFTER = 400;
const HOLD = 450;
/** A thumb that moves farther than this drags. */
const STILL = 10;

function thingIn(target: EventTarget | null): HTMLElement | SVGElement | null {
  return target instanceof Element ? target.closest<HTMLElement | SVGElement>("[data-thing]") : null;
}

export class Explaining {
  #timer = 0;
  #from: { x: number; y: number } | null = null;
  #swallow = false;

  constructor(
    readonly show: (shown: Shown | null) => void,
    readonly isOpen: () => boolean,
  ) {}

  /** Watches the whole page, since panels lie beside the board. */
  watch(): () => void {
    const stop = new AbortController();
    const on = <Name extends keyof WindowEventMap>(name: Name, hear: (event: WindowEventMap[Name]) => void, capture = false): void =>
      window.addEventListener(name, hear, { signal: stop.signal, capture });
    on("pointerover", (event) => this.#over(event));
    on("pointerdown", (event) => this.#down(event), true);
    on("pointermove", (event) => this.#moved(event), true);
    on("pointerup", () => this.#up(), true);
    on("pointercancel", () => this.#up(), true);
    on("click", (event) => this.#click(event), true);
    return () => {
      clearTimeout(this.#timer);
      stop.abort();
    };
  }

  /** The explanation of what has the focus; a second time closes it. */
  toggle(): void {
    const focused = thingIn(document.activeElement);
    if (this.isOpen()) this.show(null);
    else if (focused) this.#open(focused, false);
  }

  #open(element: HTMLElement | SVGElement, held: boolean): void {
    if (element.isConnected) this.show({ thing: element.dataset.thing!, box: element.getBoundingClientRect(), held });
  }

  #over(event: PointerEvent): void {
    if (event.pointerType !== "mouse") return;
    clearTimeout(this.#timer);
    const element = thingIn(event.target);
    if (!element) return this.show(null);
    if (this.isOpen()) this.#open(element, false);
    else this.#timer = window.setTimeout(() => this.#open(element, false), AFTER);
  }

  #down(event: PointerEvent): void {
    clearTimeout(this.#timer);
    this.show(null);
    const element = thingIn(event.target);
    if (event.pointerType === "mouse" || !element) return;
    this.#from = { x: event.clientX, y: event.clientY };
    this.#timer = window.setTimeout(() => {
      this.#swallow = true;
      this.#open(element, true);
    }, HOLD);
  }

  #moved(event: PointerEvent): void {
    if (this.#from && Math.hypot(event.clientX - this.#from.x, event.clientY - this.#from.y) > STILL) clearTimeout(this.#timer);
  }

  #up(): void {
    if (this.#from === null) return;
    this.#from = null;
    clearTimeout(this.#timer);
    if (this.#swallow) this.show(null);
  }

  /** A hold that explained is not a click. */
  #click(event: Event): void {
    if (!this.#swallow) return;
    this.#swallow = false;
    event.stopPropagation();
    event.preventDefault();
  }
}

/** Where the sheet stands: below the thing, above where there is no room or a thumb is in the way. */
export function placeSheet({ box, held }: Shown, width: number, height: number, page: { width: number; height: number }): { x: number; y: number } {
  const x = Math.max(8, Math.min(page.width - width - 8, box.x + box.width / 2 - width / 2));
  const below = box.bottom + 10;
  const above = box.top - height - (held ? 34 : 10);
  return { x, y: Math.max(8, held || below + height > page.height - 8 ? above : below) };
}
