/* The messages between client and server under plain names; made from the Python types. */
import type * as wire from "../generated/wire/types";
import type { LogLine, Text } from "../generated/wire/types";
import type { Edit } from "./edited";

export type {
  About,
  Advised,
  Applies,
  Ask,
  Best,
  Card,
  ChallengeInfo,
  Checklist,
  ClientMessage,
  Closed,
  Course,
  Daily,
  DealInfo,
  Dial,
  Drawn,
  Fault,
  Gain,
  GameInfo,
  Group,
  Guidance,
  Held,
  Hinted,
  Join,
  Later,
  LogLine,
  Look,
  Me,
  Named,
  NewTable,
  Outcome,
  Pace,
  ChecklistPart,
  Pick,
  Preview,
  PreviewRow,
  Problem,
  Record as GameRecord,
  Refusal,
  Refused,
  Review,
  ReviewState,
  Rename,
  Seated,
  SeatInfo,
  SeatRequest,
  Shown,
  Sign,
  Solo,
  Span,
  Standing,
  Submit,
  TableInfo,
  TakeBack,
  Text,
  Verdict,
  Whole,
  Why,
} from "../generated/wire/types";

/** What may stand in a gap of a text. */
export type Fact = wire.Text["facts"][string];

/** An event of some game; a board narrows it by its tag. */
export interface GameEvent {
  event: string;
  [field: string]: unknown;
}

/** One way to go on; `notation` is what is played, one order or several. */
export interface Choice {
  notation: string;
  label: Text;
  group: string;
  /** What stands for it, from wide to narrow. */
  things: string[];
  /** Other things on which a click means the same as on its first. */
  also: string[];
  detail: Text | null;
  badge: Text | null;
  worth: number | null;
  warns: boolean;
}

export type Menu = Omit<wire.PackedMenu, "choices" | "texts" | "paths" | "since"> & { choices: Choice[] };
export type SentPosition = Omit<wire.Position, "events"> & { events: GameEvent[] };
export type Position = Omit<SentPosition, "menu"> & { menu: Menu | null };
export type SentDelta = Omit<wire.Delta, "view" | "events" | "log"> & {
  view: Edit[];
  events: GameEvent[];
  log: LogLine[];
};
/** What a line tells: deltas are made into positions before anybody hears of them. */
export type ServerMessage = Exclude<wire.ServerMessage, wire.Position | wire.Delta> | Position;
