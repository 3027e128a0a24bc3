/* A table that is being made: who sits where, and what is asked of the server. Pure. */
import type { GameInfo, NewTable, SeatRequest } from "../../net/types";
import { counts, type Options } from "./options";

export type SeatKind = SeatRequest["kind"];
export const SEAT_KINDS: readonly SeatKind[] = ["me", "open", "bot", "hotseat"];

export interface SeatDraft {
  kind: SeatKind;
  name: string;
  level: string;
}

export interface Draft {
  game: string;
  name: string;
  seats: SeatDraft[];
  options: Options;
  listed: boolean;
  /** Whether people may ask for hints. */
  hints: boolean;
}

export function freshDraft(game: GameInfo): Draft {
  const seats = Math.max(game.least_seats, Math.min(3, game.most_seats));
  return {
    game: game.id,
    name: "",
    seats: Array.from({ length: seats }, (_, seat) => seatDraft(game, seat === 0 ? "me" : "bot")),
    options: { ...(game.options as Options) },
    listed: false,
    hints: false,
  };
}

export function seatDraft(game: GameInfo, kind: SeatKind): SeatDraft {
  return { kind, name: "", level: game.usual_bot };
}

/** A remembered draft where the game still takes it, else a fresh one. */
export function fitting(kept: Partial<Draft> | null, game: GameInfo): Draft {
  const fresh = freshDraft(game);
  if (kept?.game !== game.id || !Array.isArray(kept.seats)) return fresh;
  const fits = kept.seats.length >= game.least_seats && kept.seats.length <= game.most_seats;
  const seats = kept.seats.map((seat) => ({
    ...seat,
    level: game.bots.includes(seat.level) ? seat.level : game.usual_bot,
  }));
  const known = Object.entries(kept.options ?? {}).filter(([name]) => name in fresh.options);
  return {
    ...fresh,
    seats: fits ? seats : fresh.seats,
    options: { ...fresh.options, ...Object.fromEntries(known) },
    listed: kept.listed ?? false,
    hints: kept.hints ?? false,
  };
}

/** The draft with a seat for whoever has the link: that of the first bot, else one more. */
export function inviting(draft: Draft, game: GameInfo): Draft {
  if (draft.seats.some(({ kind }) => kind === "open")) return draft;
  const seat = draft.seats.findIndex(({ kind }) => kind === "bot");
  if (seat >= 0) return { ...draft, seats: seated(draft.seats, seat, "open") };
  if (draft.seats.length === game.most_seats) return draft;
  return { ...draft, seats: [...draft.seats, seatDraft(game, "open")] };
}

/** Put somebody else into a seat; the visitor sits in one seat at most. */
export function seated(seats: SeatDraft[], seat: number, kind: SeatKind): SeatDraft[] {
  return seats.map((draft, index) => {
    if (index === seat) return { ...draft, kind };
    return kind === "me" && draft.kind === "me" ? { ...draft, kind: "open" } : draft;
  });
}

/** What is asked of the server; options that do not count keep their defaults. */
export function request(draft: Draft, game: GameInfo): NewTable {
  const { seats, options } = draft;
  const counting = Object.entries(options).filter(([name]) => counts(game, name, seats.length, options));
  return {
    game: draft.game,
    seats: seats.map(seatRequest),
    options: Object.fromEntries(counting),
    listed: draft.listed,
    hints: draft.hints,
    ...(draft.name.trim() ? { name: draft.name.trim() } : {}),
  };
}

function seatRequest(draft: SeatDraft): SeatRequest {
  if (draft.kind === "bot") return { kind: "bot", level: draft.level };
  if (draft.kind === "hotseat" && draft.name.trim()) {
    return { kind: "hotseat", name: draft.name.trim() };
  }
  return { kind: draft.kind };
}
