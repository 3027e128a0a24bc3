/* What Revolution pays one by one: milestones, and the final count source by source. Pure. */
import type { AnyEvent, View } from "../../generated/revolution/types";
import type { GameEvent } from "../../net/types";
import type { Ceremony, Payment } from "../board";
import { alone, ceremony, said, seated } from "../shared/paying";
import { milestoneThing, stepThing, trainThing } from "../../generated/revolution/things";
import { faceOf } from "./things";

type Counted = Extract<AnyEvent, { event: "seatcounted" }>;

const SOURCES = ["trains", "milestones", "telegraph", "stations", "network", "links"] as const;

export function ceremonyOf(told: readonly GameEvent[], view: View): Ceremony | null {
  const events = told as unknown as AnyEvent[];
  const sum: Ceremony["sum"] = (amount) => said("points", { count: amount });
  const counts = events.filter((event): event is Counted => event.event === "seatcounted");
  if (counts.length > 0)
    return ceremony(
      said("ceremony-count"),
      SOURCES.map((source) => sourceOf(source, counts, view)),
      sum,
    );
  const completed = events.flatMap((event) => milestone(event, view.seats.length));
  return completed[0] ? ceremony(completed[0].what, completed, sum, hadBefore(completed, view)) : null;
}

function milestone(event: AnyEvent, seats: number): Payment[] {
  if (event.event !== "milestonecompleted") return [];
  const what = said("log-completed", { seat: seated(event.seat), milestone: event.milestone });
  return [{ what, amounts: alone(seats, event.seat, event.vp), things: [milestoneThing(event.milestone)] }];
}

/** The points of all seats before what was just completed. */
function hadBefore(completed: readonly Payment[], { seats }: View): number[] {
  return seats.map(({ seat, figures }) => figures.total - completed.reduce((sum, { amounts }) => sum + amounts[seat]!, 0));
}

function sourceOf(source: (typeof SOURCES)[number], counts: readonly Counted[], view: View): Payment {
  const amounts = view.seats.map(({ seat }) => counts.find((count) => count.seat === seat)?.[source] ?? 0);
  return { what: said(`source-${source}`), amounts, things: thingsOf(source, view) };
}

/** The trains face up, and the spaces that the markers have reached; completed milestones lie face down. */
function thingsOf(source: (typeof SOURCES)[number], { seats }: View): string[] {
  if (source === "trains") return seats.flatMap(({ trains }) => trains.filter(({ face_up }) => face_up).map(({ kind }) => trainThing(kind, faceOf(true))));
  return seats.flatMap(({ tracks }) => (tracks[source] === undefined ? [] : [stepThing(source, tracks[source])]));
}
