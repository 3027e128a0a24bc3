/* The roll that is seen just now, in the tray and before the seats: its dice tumble and then lie still.
   Touches time. */
import { ofTable } from "../../../common/kept";
import { underway } from "../../../underway";
import type { Face } from "../things";
import { type Roll, rollTime, STEP, tumblesLeft } from "../tray";

/** For how long a roll that lies still is the last one, in ms. */
const RESTS = 1600;

export class Rolling {
  roll = $state.raw<Roll | null>(null);
  #steps = $state(0);
  #clock = 0;
  #end = (): void => {};

  begin(roll: Roll): void {
    this.still();
    this.roll = roll;
    this.#steps = 0;
    this.#end = underway();
    this.#clock = window.setInterval(() => this.#step(), STEP);
  }

  /** All lies still at once. */
  still(): void {
    clearInterval(this.#clock);
    this.#end();
    this.roll = null;
  }

  /** The faces that have just fallen before a seat. */
  facesOf(seat: number | undefined): readonly Face[] {
    return this.roll?.seat === seat ? this.roll!.faces : [];
  }

  /** How many tumbles are left to a die, the how manieth of those that fall; none to one that lay there. */
  left(order: number): number {
    return this.roll && order >= 0 ? tumblesLeft(this.#steps, order) : 0;
  }

  #step(): void {
    this.#steps += 1;
    if (STEP * this.#steps > rollTime(this.roll!.faces.length) + RESTS) this.still();
  }
}

export const rollingOf = ofTable(() => new Rolling());
