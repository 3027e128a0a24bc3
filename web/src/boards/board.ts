/* What a game's room gives the shell, and what the shell gives it. A board draws a view and marks
   its things with ids; menu, keyboard, why-not, log and undo are the shell's. */
import type { Component } from "svelte";
import type { Card, Choice, GameEvent, Outcome, SeatInfo, Text } from "../net/types";

/** How a thing on the board looks now; absent from the map when it cannot be chosen. */
export interface Mark {
  choice: Choice;
  quiet: boolean;
  /** Under the pointer or the keyboard focus. */
  active: boolean;
}

/** The menu for a room that narrows it by itself: a tile, then a cell, then a way to lie. */
export interface Offer {
  /** Every choice of the menu; none while there is no menu. */
  choices: Choice[];
  /** Plays a choice, with the same questions as everywhere. */
  onchoose: (choice: Choice) => void;
  /** Points at a choice, or at none: its effect is shown. */
  onfocus: (choice: Choice | null) => void;
  /** The choices that stand in the prompt from now on; null leaves them to the shell. */
  onnarrow: (choices: Choice[] | null) => void;
}

export interface BoardProps<View> extends Offer {
  view: View;
  seats: SeatInfo[];
  /** Things that can be chosen, by id. */
  marks: Map<string, Mark>;
  /** The choice under the pointer or focus, on the board or in the prompt. */
  active: Choice | null;
  /** What it would bring about, once it is known. */
  card: Card | null;
  /** The cards that came with the menu. */
  cards: Card[];
  /** A thing that was asked about and refused. */
  refused: string | null;
  /** What the pointer is over, on the board or in a panel, whether it can be chosen or not. */
  hovered?: string | null;
  /** What just happened; a new array for every position. */
  events: GameEvent[];
  still: boolean;
  /** A click on a thing, whether it can be chosen or not: the shell chooses or asks why not. */
  onpick: (thing: string) => void;
  onhover: (thing: string | null) => void;
}

export interface PanelProps<View> {
  view: View;
  seats: SeatInfo[];
  marks: Map<string, Mark>;
  active: Choice | null;
  card: Card | null;
  onpick: (thing: string) => void;
  onhover: (thing: string | null) => void;
}

export interface SeatPanelProps<View> extends PanelProps<View> {
  seat: number;
}

export interface EndProps<View> {
  view: View;
  seats: SeatInfo[];
  outcome: Outcome;
  /** The source whose total is opened. */
  source: string;
}

/** A panel of a game; `when` says whether there is anything to show. */
export interface RoomPanel<View> {
  id: string;
  title: Text;
  panel: Component<PanelProps<View>>;
  when?: (view: View) => boolean;
}

/** The one object a game's room exports from `boards/<game>/index.ts`. */
export interface BoardRoom<View> {
  game: string;
  Board: Component<BoardProps<View>>;
  /** Figures of one seat, under its name. */
  SeatPanel: Component<SeatPanelProps<View>>;
  /** The public figure beside a seat's name, such as money; null when hidden. */
  purse: (view: View, seat: number) => Text | null;
  /** Shown above the prompt, such as who has answered a veto; draws nothing when there is nothing to say. */
  Above?: Component<PanelProps<View>>;
  /** Before the choices of the prompt, such as the tiles in a hand. */
  Tray?: Component<PanelProps<View> & Offer>;
  /** Whether the card of a choice is one line under the board where the page is not wide. */
  lined?: boolean;
  /** Panels under the seats (left) and above the log (right); each is a sheet on a phone. */
  left: RoomPanel<View>[];
  right: RoomPanel<View>[];
  /** How a named fact is drawn inside a sentence, such as a company's plate; null for plain words. */
  inline: (messageId: string) => Component<{ id: string }> | null;
  /** The lines behind one source of the final score. */
  EndDetail: Component<EndProps<View>>;
  /** Keys of the board's own, for the list of keys: the keys, and the message that says what they do. */
  keys?: readonly { keys: readonly string[]; message: string }[];
  /** A small drawing for lists and the home page. */
  Emblem: Component<{ size?: number }>;
  round: (view: View) => Text | null;
}
