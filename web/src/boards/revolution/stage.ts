/* A view as things to draw: rails by lane, ghosts of the choice under the pointer, whose table it is. Pure. */
import type { AnyEvent, SeatView, View } from "../../generated/revolution/types";
import type { Choice, Preview } from "../../net/types";
import type { Point } from "../shared/framing";
import { signsOf } from "./cardsigns";
import { CITY } from "./chart";
import { SPACE } from "./lines";
import { cityThing, linkThing, officeThing, railThing, spaceThing, stationThing } from "../../generated/revolution/things";
import { kindOf, nameIn, ofKind } from "./things";

/** The seat whose desk is shown: the reader's; for a spectator the one that acts. */
export function deskSeat(view: View): number {
  return view.seat ?? view.active_seat;
}

export function ownSeat(view: View): SeatView {
  return view.seats[deskSeat(view)]!;
}

/** The seat that is asked now. */
export function askedSeat(view: View): number | null {
  return view.steps.at(-1)?.seat ?? null;
}

export type LoneDeal = Extract<View["steps"][number], { step: "effectchoosedeal" }>;

/** The step that offers a deal to one seat alone; null in a Market for all. */
export function aloneIn(view: View): LoneDeal | null {
  const step = view.steps.at(-1);
  return step?.step === "effectchoosedeal" ? step : null;
}

export interface LaidRail {
  space: string;
  seat: number;
}

/** Every rail, those of the desk's seat last, so that they lie on top. */
export function rails(view: View): LaidRail[] {
  const own = deskSeat(view);
  const all = view.spaces.flatMap(({ id, rails }) => rails.map((seat) => ({ space: id, seat })));
  return [...all.filter(({ seat }) => seat !== own), ...all.filter(({ seat }) => seat === own)];
}

/** What the choice under the pointer would place, and where. */
export interface Ghost {
  rail: string | null;
  city: string | null;
  section: number | null;
}

export function ghostOf(active: Choice | null): Ghost {
  const name = (kind: string): string | null => {
    const thing = ofKind(active?.things ?? [], kind);
    return thing && nameIn(thing);
  };
  const section = name("section");
  return { rail: name("space"), city: name("city"), section: section === null ? null : Number(section) };
}

/** Cities that the choice under the pointer would reach. */
export function reachedBy(preview: Preview | null | undefined): Set<string> {
  return new Set(signsOf(preview, "reached").map(({ thing }) => nameIn(thing)));
}

/** Pairs of offices that the choice under the pointer would complete. */
export function wiresBy(preview: Preview | null | undefined): Set<string> {
  return new Set(signsOf(preview, "wire").map(({ thing }) => thing));
}

/** Where a thing lies on the map; nothing for what lies elsewhere. */
export function pointOf(thing: string): Point[] {
  const name = nameIn(thing);
  switch (kindOf(thing)) {
    case "city":
    case "station":
      return CITY.has(name) ? [CITY.get(name)!.at] : [];
    case "space":
    case "rail":
      return SPACE.has(name) ? [SPACE.get(name)!.at] : [];
    default:
      return [];
  }
}

/** The things that just came to stand, so that they can be seen to come. */
export function arrivals(events: readonly AnyEvent[]): Set<string> {
  return new Set(events.flatMap(arrived));
}

/** The wire of a seat between a section and the next. */
export function wireOf(left: number, seat: number): string {
  return `${linkThing(left, left + 1)}:${seat}`;
}

function arrived(event: AnyEvent): string[] {
  switch (event.event) {
    case "railplaced":
      return [railThing(event.space, event.seat)];
    case "stationplaced":
      return [stationThing(event.city, event.seat)];
    case "officeplaced":
      return [officeThing(event.section, event.seat), ...event.links.map((other) => wireOf(Math.min(other, event.section), event.seat))];
    default:
      return [];
  }
}

/** Where on the map something just happened. */
export function happenedAt(event: AnyEvent): Point[] {
  if (event.event === "railplaced") return pointOf(spaceThing(event.space));
  return event.event === "stationplaced" ? pointOf(cityThing(event.city)) : [];
}

/** Whether a view belongs to the picture of the map, of the telegraph or of the tracks. */
export type Aspect = "map" | "telegraph" | "tracks";

const ASPECTS: Record<string, Aspect> = { city: "map", space: "map", section: "telegraph", step: "tracks" };

/** Which of the three pictures of a phone shows the choices; null where none does. */
export function aspectOf(things: Iterable<string>): Aspect | null {
  for (const thing of things) {
    const aspect = ASPECTS[kindOf(thing)];
    if (aspect) return aspect;
  }
  return null;
}

const SOURCES = ["trains", "milestones", "telegraph", "stations", "network", "links"] as const;

/** The points of a seat, source by source. */
export function pointsOf({ figures }: SeatView): { source: (typeof SOURCES)[number]; points: number }[] {
  return SOURCES.map((source) => {
    const found = figures[source];
    return { source, points: typeof found === "number" ? found : found.points };
  });
}
