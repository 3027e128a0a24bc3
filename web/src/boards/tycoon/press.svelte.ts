/* A long press of a finger asks what a thing is, and is no click. */

/** So long is a press that asks. */
const LONG = 550;

export class LongPress {
  /** What was said; null when nothing was asked. */
  told = $state<string | null>(null);
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #say: (thing: string) => string;

  constructor(say: (thing: string) => string) {
    this.#say = say;
  }

  begin({ pointerType, target }: PointerEvent): void {
    this.told = null;
    const thing = pointerType === "touch" ? (target as Element).closest<SVGElement>("[data-thing]")?.dataset.thing : undefined;
    if (thing) this.#waiting = setTimeout(() => (this.told = this.#say(thing)), LONG);
  }

  end = (): void => clearTimeout(this.#waiting);
}
