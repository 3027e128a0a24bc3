/* Who points: a mouse, a finger, a key; and whether a click is the second of a double click. */
const QUICK = 350;
const NEAR = 12;

interface Press {
  pointerType: string;
  clientX: number;
  clientY: number;
  timeStamp: number;
}

export class Finger {
  /** A finger points: nothing hovers, and the first touch only shows. */
  touches = false;
  /** The second click of a double click never plays. */
  isSecondClick = false;
  private last: Press | null = null;

  press(event: Press): void {
    this.touches = event.pointerType === "touch";
    const { last } = this;
    this.isSecondClick =
      last !== null &&
      event.timeStamp - last.timeStamp < QUICK &&
      Math.hypot(event.clientX - last.clientX, event.clientY - last.clientY) < NEAR;
    const { pointerType, clientX, clientY, timeStamp } = event;
    this.last = { pointerType, clientX, clientY, timeStamp };
  }

  /** A mouse moves, or a key is pressed: whatever comes next is no touch. */
  lift(): void {
    this.touches = false;
    this.isSecondClick = false;
  }
}
