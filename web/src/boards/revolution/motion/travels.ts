/* From what happened to what is seen to move: which piece goes from where to where, and for how long.
   Places are things, or spots that panels and desk name for this. Pure. */
import type { AnyEvent, View } from "../../../generated/revolution/types";
import { deskSeat } from "../stage";
import {
  actionThing,
  cityThing,
  fieldThing,
  milestoneThing,
  pileThing,
  seatThing,
  sectionThing,
  spaceThing,
  supplyThing,
} from "../../../generated/revolution/things";
import { ACTIONS, kindOf, nameIn } from "../things";
import { spot } from "./spots";

export type Piece =
  | { kind: "worker"; colour: string }
  | { kind: "building"; seat: number }
  | { kind: "rail"; seat: number }
  | { kind: "train"; train: string }
  | { kind: "ticket"; id: string };

export interface Travel {
  piece: Piece;
  /** Where it may set out and arrive: the first that is on the page. */
  from: readonly string[];
  to: readonly string[];
  /** How many travels of the same event came before it: those of one event set out together. */
  event: number;
  slow: boolean;
}

/** Where a phone keeps what its page does not show: behind the tabs of these sheets. */
const SHEETS: Record<string, string> = { supply: "sheet:market", pile: "sheet:market", milestone: "sheet:mine" };
/** Spots that belong to a seat: where they are not to be seen, its name in the strip stands for them. */
const SEATED = new Set(["stock", "used", "trains", "board", "money", "tickets", "done"]);

function homesOf(places: readonly string[]): string[] {
  return places.flatMap((place) => {
    const kind = kindOf(place);
    return SEATED.has(kind) ? [seatThing(Number(nameIn(place)))] : (SHEETS[kind] ?? []);
  });
}

type Way = Omit<Travel, "event" | "slow">;

/** All travels of a position, in the order of its events. `before` is the view that was shown until now. */
export function travelsOf(events: readonly AnyEvent[], view: View, before: View | null): Travel[] {
  return events.flatMap((happened, event) =>
    waysOf(happened, view, before).map(({ piece, from, to }) => ({
      piece,
      from: [...from, ...homesOf(from)],
      to: [...to, ...homesOf(to)],
      event,
      slow: happened.event === "workersreturned" || piece.kind === "ticket",
    })),
  );
}

function waysOf(event: AnyEvent, view: View, before: View | null): Way[] {
  const own = deskSeat(view);
  switch (event.event) {
    case "workerplaced":
      return [worker(event.colour, stock(event.seat), event.seat === own ? [actionThing(event.space), spot.bill] : [spot.bill])];
    case "workersreturned":
      return before ? returned(before, event.seat, own) : [];
    case "stationplaced":
      return [placed("building", event.seat, event.field, own, cityThing(event.city))];
    case "officeplaced":
      return [placed("building", event.seat, event.field, own, sectionThing(event.section))];
    case "railplaced":
      return [placed("rail", event.seat, event.field, own, spaceThing(event.space))];
    case "piecesold":
      return [placed(event.kind, event.seat, event.field, own, spot.money(event.seat))];
    case "workerhired":
    case "workergained":
      return [worker(event.colour, [supplyThing(event.colour)], stock(event.seat))];
    case "workerpromoted":
      return [worker(event.colour, origin(event.origin, event.seat, own), [milestoneThing(event.milestone)])];
    case "workerdiscarded":
      return [worker(event.colour, origin(event.origin, event.seat, own), [supplyThing(event.colour)])];
    case "workerexchanged":
      return [worker(event.given, stock(event.seat), [supplyThing(event.given)]), worker(event.taken, [supplyThing(event.taken)], stock(event.seat))];
    case "traintaken":
      return [{ piece: { kind: "train", train: event.kind }, from: [pileThing(event.kind)], to: [spot.trains(event.seat)] }];
    case "milestonecompleted":
      return completed(event.seat, event.milestone, event.managers);
    default:
      return [];
  }
}

const stock = (seat: number): string[] => [spot.stock(seat)];

function worker(colour: string, from: readonly string[], to: readonly string[]): Way {
  return { piece: { kind: "worker", colour }, from, to };
}

function origin(where: string, seat: number, own: number): string[] {
  return where === "stock" || seat !== own ? stock(seat) : [actionThing(where), ...stock(seat)];
}

/** A piece leaves its section of the reader's board, or the small board of another seat. */
function placed(kind: "building" | "rail", seat: number, field: number | null, own: number, to: string): Way {
  const section = seat === own && field !== null ? [fieldThing(field)] : [];
  return { piece: { kind, seat }, from: [...section, spot.board(seat)], to: [to] };
}

/** All used workers of a seat walk back together. */
function returned(before: View, seat: number, own: number): Way[] {
  const spaces = before.seats[seat]?.spaces ?? {};
  return ACTIONS.flatMap((action) => {
    const from = [...(seat === own ? [actionThing(action)] : []), spot.used(seat)];
    return Object.entries(spaces[action] ?? {}).flatMap(([colour, count]) => Array.from({ length: count }, () => worker(colour, from, stock(seat))));
  });
}

/** The ticket is punched and goes to those that are done; its managers walk to the supply. */
function completed(seat: number, id: string, managers: readonly string[]): Way[] {
  return [
    { piece: { kind: "ticket", id }, from: [spot.tickets(seat)], to: [spot.done(seat)] },
    ...managers.map((colour) => worker(colour, [spot.tickets(seat)], [supplyThing(colour)])),
  ];
}
