/* Where the eye goes on the map: to what the next click is about, and to what just happened. Pure. */
import type { View, WayView } from "../../generated/tycoon/types";
import type { Choice } from "../../net/types";
import type { Gaze } from "../shared/gaze";
import type { Point } from "../shared/framing";
import { CROWD, inSight, type Offered } from "./offered";
import { pointsOf } from "./places";
import { homeOf, region } from "./region";
import { cityThing, kindOf, tileThing } from "./things";

/** The scales at which track is laid, and at which a thumb meets one exit of a city. */
const [BUILDING, THUMB] = [1.75, 2.2];

export interface Table {
  view: View;
  narrow: boolean;
  /** What is offered whatever is only pointed at: that moves nothing. */
  asked: Offered;
  /** Whether exits of the city in the hand are drawn. */
  exits: boolean;
  picked: readonly string[];
  focused: string | null;
  active: Choice | null;
  /** The way that the helper draws. */
  aim: WayView | null;
  events: unknown;
  /** Where something just happened. */
  newest: readonly Point[];
  /** Whether the reader is asked, and no hand is on the map. */
  deciding: boolean;
}

/** Track is built close up. Under a thumb a picked city grows until its exits are apart from each other, and a way that was
    asked for comes into sight, as does a city chosen from a list; what a pointer only passes over moves nothing. What others
    did far away is shown as it happens; then the eye comes home to the reader's own links. */
export function gazeOf({ view, narrow, asked, exits, picked, focused, active, aim, events, newest, deciding }: Table): Gaze {
  const crowd = asked.cities.length > CROWD;
  const opened = narrow && exits ? picked.filter((thing) => kindOf(thing) === "city").slice(0, 1) : [];
  const way = narrow && aim ? [...aim.tiles.map(tileThing), cityThing(aim.city)] : [];
  const told = narrow && crowd ? (active?.things.filter((thing) => kindOf(thing) === "city").slice(0, 1) ?? []) : [];
  return {
    held: { at: pointsOf(opened), near: THUMB },
    pointed: { at: pointsOf([...(focused ? [focused] : []), ...(way.length > 0 ? way : told)]) },
    choices: { at: pointsOf(inSight(asked, picked)), near: asked.tiles.length > 0 ? BUILDING : 0, crowd },
    news: { at: newest },
    home: { at: region(view) },
    returns: deciding ? { at: homeOf(view) } : null,
    position: events,
  };
}
