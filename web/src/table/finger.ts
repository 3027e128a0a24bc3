/* Who points: a mouse, a finger, a key; and whether a click is the second of a double click. */
export class Finger {
  /** A finger points: nothing hovers, and the first touch only shows. */
  touches = false;
  /** The second click of a double click never plays. */
  isSecondClick = false;

  press({ pointerType }: { pointerType: string }): void {
    this.touches = pointerType === "touch";
    this.isSecondClick = false;
  }

  /** A click, counted by the browser: two in quick succession on one spot are a double click. */
  click({ detail }: { detail: number }): void {
    this.isSecondClick = detail > 1;
  }

  /** A mouse moves, or a key is pressed: whatever comes next is no touch. */
  lift(): void {
    this.touches = false;
    this.isSecondClick = false;
  }
}
