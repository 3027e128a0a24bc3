/* The messages between client and server under plain names; made from the Python types. */
import type * as wire from "../generated/wire/types";

export type {
  Action,
  Ask,
  Choice,
  ClientMessage,
  Course,
  Fault,
  Gain,
  GameInfo,
  Group,
  Join,
  Look,
  LogLine,
  Me,
  Menu,
  Named,
  NewTable,
  Outcome,
  Pace,
  Preview,
  PreviewRow,
  Problem,
  Record as GameRecord,
  Refusal,
  Refused,
  Rename,
  Seated,
  SeatInfo,
  SeatRequest,
  Standing,
  Submit,
  TableInfo,
  TakeBack,
  Text,
  Why,
} from "../generated/wire/types";

/** What may stand in a gap of a text. */
export type Fact = wire.Text["facts"][string];

/** An event of some game; a board narrows it by its tag. */
export interface GameEvent {
  event: string;
  [field: string]: unknown;
}

export type Position = Omit<wire.Position, "events"> & { events: GameEvent[] };
export type ServerMessage = Exclude<wire.ServerMessage, wire.Position> | Position;
