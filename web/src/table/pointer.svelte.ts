/* By what the player points: a mouse, a finger or the keyboard; and whether a click is the second of a double click. */

/** Pixels within which two clicks are on one spot: less than from one thing to the next. Of taps the
    browser counts as double what lies a thumb's breadth apart, though they mean two things. */
const SPOT = 20;
/** Milliseconds within which two taps on one spot are a double tap: not every browser counts them. */
const QUICK = 350;

interface Press {
  detail: number;
  clientX: number;
  clientY: number;
  timeStamp: number;
  target: EventTarget | null;
}

export class Pointer {
  by = $state<"mouse" | "finger" | "keys">("mouse");
  /** The second click of a double click never plays. */
  isSecondClick = false;
  private last: Press = { detail: 0, clientX: -SPOT, clientY: -SPOT, timeStamp: -QUICK, target: null };

  /** A finger points: nothing hovers, and the first touch only shows. */
  get touches(): boolean {
    return this.by === "finger";
  }

  /** A mouse or a finger goes down. */
  press({ pointerType }: { pointerType: string }): void {
    this.by = pointerType === "touch" ? "finger" : "mouse";
    this.isSecondClick = false;
  }

  /** A mouse moves: what comes next is no touch. */
  move({ pointerType }: { pointerType: string }): void {
    if (pointerType === "mouse" && this.by === "finger") this.by = "mouse";
  }

  /** A key is struck. */
  strike(): void {
    this.by = "keys";
    this.isSecondClick = false;
  }

  /** A click; says whether it is the second of a double click on something else, which came under it meanwhile. */
  click(press: Press): boolean {
    const { detail, clientX, clientY, timeStamp, target } = press;
    const { last } = this;
    const near = Math.hypot(clientX - last.clientX, clientY - last.clientY) < SPOT;
    const quick = detail > 1 || (this.touches && timeStamp - last.timeStamp < QUICK);
    this.isSecondClick = detail > 0 && near && quick;
    this.last = press;
    return this.isSecondClick && target !== last.target;
  }
}
