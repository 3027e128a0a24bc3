/* The track on a die of 48 units around its middle, leading north to south or north to east. Pure. */
import type { Lie } from "../cells";

export interface Track {
  sleepers: string;
  rails: string;
  /** What tells a rail over water: a wall on either side. */
  walls: string;
}

export const TRACK: Record<Lie["shape"], Track> = {
  straight: {
    sleepers: "M0-21V21",
    rails: "M-5-21.5V20.5M5-21.5V20.5",
    walls: "M-12.5-21.5-11-17V15.5L-12.5 20M12.5-21.5 11-17V15.5L12.5 20",
  },
  curve: {
    sleepers: "M0-21A21.5 21.5 0 0 0 21.5 0",
    rails: "M-5-21.5A26.5 26.5 0 0 0 21.5 5M5-21.5A16.5 16.5 0 0 0 21.5-5",
    walls: "M-12.5-21.5-11-18A29.5 29.5 0 0 0 18 11L21.5 12.5M12.5-21.5 11-18.5A11 11 0 0 0 18.5-11L21.5-12.5",
  },
};

/** The engine on the share face, with its window. */
export const ENGINE =
  "M-13.5 5.5V-9.5H-15.5V-12H-3.5V-9.5H-4.5V-3.5H4.5V-9.5L3-12H10L8.5-9.5V-3.5H10.5Q13.5-.5 13 5.5z" +
  "M-12 7.5a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM-2.2 8.3a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0zM5.8 8.3a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0zM14 8.5 17 11.5H12z";
export const WINDOW = "M-11-7.5H-7V-3.5H-11z";

/** The house on a station. */
export const HOUSE = "M-14 14V-4L0-16 14-4V14z";
