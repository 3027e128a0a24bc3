/* Others' turns play one after the other; together they never hold the table longer than a few seconds. */
import type { AnyEvent, View } from "../../../generated/dice/types";
import { MOST, type Motion, motionOf } from "./flights";

const NOTHING: Motion = motionOf([]);

export class Pacing {
  #events: readonly AnyEvent[] | null = null;
  #motion = NOTHING;
  /** When others began to move without a pause, and until when what they did is played. */
  #since = 0;
  #until = 0;

  /** What moves now; nothing where the others have had their time, or where it is the same again. */
  motion(events: readonly AnyEvent[], reader: View["seat"], now: number): Motion {
    if (events === this.#events) return this.#motion;
    this.#events = events;
    const own = events.some((event) => "seat" in event && event.seat === reader && event.event !== "turnbegan");
    if (own || now > this.#until) this.#since = now;
    this.#motion = now - this.#since >= MOST ? NOTHING : motionOf(events);
    this.#until = Math.max(this.#until, now + this.#motion.total + PAUSE);
    return this.#motion;
  }
}

/** Moves that come so soon after one another belong together, in ms. */
const PAUSE = 900;
