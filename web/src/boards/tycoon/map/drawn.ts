/* What the map is drawn from: a position, how it is looked at, and what lies under the hand. */
import type { View, WayView } from "../../../generated/tycoon/types";
import type { Card, Choice, Refusal } from "../../../net/types";
import type { Mark } from "../../board";
import type { Point } from "../../shared/points";
import type { Level } from "../framing";
import type { Offered } from "../offered";

export interface Drawn {
  view: View;
  level: Level;
  scale: number;
  marks: ReadonlyMap<string, Mark>;
  /** Nothing before the rest of the room is here. */
  offered: Offered | null;
  picked: readonly string[];
  active: Choice | null;
  card: Card | null;
  roving: string | null;
  /** The hex under the pointer. */
  pointed: string | null;
  /** The way that the helper proposes to the city that is pointed at. */
  aim: WayView | null;
  /** The cities that it knows a way to. */
  aims: ReadonlySet<string>;
  /** The cities under the pointer, the focus or in the hand. */
  near: ReadonlySet<string>;
  refused: string | null;
  refusal: Refusal | null;
  /** Where something just happened, while nothing moves. */
  fresh: readonly Point[];
  focused: string | null;
}

/** What lies under and over the cities, besides. */
export interface Layer extends Drawn {
  offered: Offered;
  spoken: (thing: string) => string;
}
