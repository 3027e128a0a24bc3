/* Who points: a mouse, a finger, a key; and whether a click is the second of a double click. */

/** Pixels within which two clicks are on one spot: less than from one thing to the next. Of taps the
    browser counts as double what lies a thumb's breadth apart, though they mean two things. */
const SPOT = 20;

export class Finger {
  /** A finger points: nothing hovers, and the first touch only shows. */
  touches = false;
  /** The second click of a double click never plays. */
  isSecondClick = false;
  private last: readonly [number, number] = [0, 0];

  press({ pointerType }: { pointerType: string }): void {
    this.touches = pointerType === "touch";
    this.isSecondClick = false;
  }

  /** A click, counted by the browser: two in quick succession on one spot are a double click. */
  click({ detail, clientX: x, clientY: y }: { detail: number; clientX: number; clientY: number }): void {
    this.isSecondClick = detail > 1 && Math.hypot(x - this.last[0], y - this.last[1]) < SPOT;
    this.last = [x, y];
  }

  /** A mouse moves, or a key is pressed: whatever comes next is no touch. */
  lift(): void {
    this.touches = false;
    this.isSecondClick = false;
  }
}
