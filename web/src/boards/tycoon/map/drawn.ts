/* What the map is drawn from: a position, how it is looked at, and what the hand over it is about. */
import type { View, WayView } from "../../../generated/tycoon/types";
import type { Card, Choice, Refusal } from "../../../net/types";
import type { Mark } from "../../board";
import type { Box, Point } from "../../shared/framing";
import type { Level } from "../framing";
import type { Offered } from "../offered";

/** What the map shows of the hand. */
export interface Handled {
  /** Nothing before the rest of the room is here. */
  readonly offered: Offered | null;
  readonly roving: string | null;
  /** What the next click is about. */
  readonly loud: ReadonlySet<string>;
  /** The hex under the pointer. */
  readonly pointed: string | null;
  readonly focused: string | null;
  /** The way that the helper proposes to the city that is pointed at. */
  readonly aim: WayView | null;
  /** The cities that it knows a way to. */
  readonly aims: ReadonlySet<string>;
  /** The cities under the pointer, the focus or in the hand. */
  readonly near: ReadonlySet<string>;
  /** What of the map the screen shows; null where nobody moves it. */
  readonly screen: Box | null;
  /** Where something just happened, while nothing moves. */
  readonly fresh: readonly Point[];
}

/** No hand is there. */
export const IDLE: Handled = {
  offered: null,
  roving: null,
  loud: new Set(),
  pointed: null,
  focused: null,
  aim: null,
  aims: new Set(),
  near: new Set(),
  screen: null,
  fresh: [],
};

export interface Drawn {
  view: View;
  level: Level;
  scale: number;
  marks: ReadonlyMap<string, Mark>;
  picked: readonly string[];
  active: Choice | null;
  card: Card | null;
  refused: string | null;
  refusal: Refusal | null;
  hand: Handled;
}

/** What lies under and over the cities, besides. */
export interface Layer extends Drawn {
  offered: Offered;
  spoken: (thing: string) => string;
}
