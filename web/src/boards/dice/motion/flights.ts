/* What moves after an order: dice that travel between tray, sheets and reserve. Pure: events in,
   flights out; things are named as on the board, and measured by whoever draws them. */
import type { AnyEvent } from "../../../generated/dice/types";
import { cellAt, lieOf } from "../cells";
import { frontThing, hiddenThing, leftThing, placeThing, railThing, reserveThing, stationThing, type Face } from "../things";
import { type Roll, rollTime } from "../tray";

export interface Flight {
  /** Things that it leaves and reaches. */
  from: string;
  /** Where that is not to be seen. */
  orFrom?: string;
  to: string;
  face: Face | "blank";
  /** Quarters by which it lies turned at the end. */
  turn: number;
  delay: number;
  duration: number;
}

/** What a list of events moves, and when each laid die lies in its cell. */
export interface Motion {
  flights: Flight[];
  /** By the thing of the die, in ms. */
  arrivals: Map<string, number>;
  /** A roll that is seen meanwhile. */
  roll: Roll | null;
  /** How long it all takes, in ms. */
  total: number;
}

const MOVE = 320;
const PAY_APART = 60;
/** Between two rails of a sheet that is left, in ms. */
export const CLEAR_APART = 30;
/** A station drops for so long, in ms. */
export const DROP = 160;
/** Others' turns never hold the table longer than this: what would come later is there at once. */
export const MOST = 4000;

export function motionOf(events: readonly AnyEvent[]): Motion {
  const motion: Motion = { flights: [], arrivals: new Map(), roll: null, total: 0 };
  for (const event of events) add(motion, event);
  return motion.total > MOST ? cutShort(motion) : motion;
}

function cutShort({ flights, arrivals, roll }: Motion): Motion {
  return {
    roll,
    flights: flights.filter(({ delay, duration }) => delay + duration <= MOST),
    arrivals: new Map([...arrivals].map(([thing, at]) => [thing, Math.min(at, MOST)])),
    total: MOST,
  };
}

function add(motion: Motion, event: AnyEvent): void {
  switch (event.event) {
    case "raillaid": {
      const thing = railThing(event.end, nameOf(event.cell));
      const { turn } = lieOf(event.entered, event.out);
      pay(motion, event.seat, event.surcharge, event.jokers_paid);
      fly(motion, { from: frontThing(event.seat), to: thing, face: event.shape, turn });
      motion.arrivals.set(thing, motion.total);
      break;
    }
    case "stationbuilt":
      pay(motion, event.seat, event.price + event.surcharge, event.jokers_paid);
      motion.arrivals.set(stationThing(event.tile, event.company), motion.total);
      motion.total += DROP;
      take(motion, event.reward, frontThing(event.seat), "joker");
      break;
    case "incometaken":
      take(motion, event.taken, event.jokers ? frontThing(event.seat) : hiddenThing(event.seat), event.jokers ? "joker" : "blank");
      break;
    case "tileentered":
      take(motion, event.reward, frontThing(event.seat), "joker");
      break;
    case "dicerolled":
      take(motion, event.bonus, frontThing(event.seat), "blank");
      motion.roll = { seat: event.seat, faces: event.faces };
      motion.total = Math.max(motion.total, rollTime(event.faces.length));
      break;
    case "tilecleared":
      for (const [k, cell] of event.rails.entries()) {
        const course = { from: leftThing(nameOf(cell)), orFrom: placeThing(...event.place), to: reserveThing(), face: "straight", turn: 0 } as const;
        motion.flights.push({ ...course, delay: motion.total + k * CLEAR_APART, duration: MOVE });
      }
      motion.total += MOVE + event.rails.length * CLEAR_APART;
      break;
    case "sharebought":
      fly(motion, { from: frontThing(event.seat), to: event.director === null ? reserveThing() : hiddenThing(event.director), face: event.die, turn: 0 });
      break;
    case "diediscarded":
      fly(motion, { from: frontThing(event.seat), to: reserveThing(), face: event.face, turn: 0 });
      break;
  }
}

type Course = Omit<Flight, "delay" | "duration">;

function fly(motion: Motion, course: Course): void {
  several(motion, 1, 0, course);
}

function several(motion: Motion, count: number, apart: number, course: Course): void {
  for (let k = 0; k < count; k++) motion.flights.push({ ...course, delay: motion.total + k * apart, duration: MOVE });
  if (count > 0) motion.total += MOVE + (count - 1) * apart;
}

function pay(motion: Motion, seat: number, dice: number, jokers: number): void {
  several(motion, dice - jokers, PAY_APART, { from: hiddenThing(seat), to: reserveThing(), face: "blank", turn: 0 });
  several(motion, jokers, PAY_APART, { from: frontThing(seat), to: reserveThing(), face: "joker", turn: 0 });
}

function take(motion: Motion, dice: number, to: string, face: Face | "blank"): void {
  several(motion, dice, PAY_APART, { from: reserveThing(), to, face, turn: 0 });
}

function nameOf([row, column]: readonly [number, number]): string {
  return cellAt(column, row);
}
