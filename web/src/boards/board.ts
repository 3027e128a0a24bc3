/* What a game's room gives the shell, and what the shell gives it. A board draws a view and marks
   its things with ids; menu, keyboard, why-not, log and undo are the shell's. */
import type { Component } from "svelte";
import type { IconName } from "../common/icons";
import type { Kept } from "../common/kept";
import type { Card, Choice, Dial, GameEvent, LogLine, Menu, Refusal, SeatInfo, Text } from "../net/types";

/** How a thing looks now; absent from the map when nothing that can be chosen stands behind it. */
export interface Mark {
  /** The choice it stands for, or the best of several; null where it turns a dial. */
  choice: Choice | null;
  /** How many choices it stands for. */
  count: number;
  /** A very short word on it. */
  badge: Text | null;
  /** Faint: of a group with so many that they would drown the others. */
  quiet: boolean;
  /** Under the pointer or the keyboard focus. */
  active: boolean;
  /** In the hand: what can be chosen now has to do with it. */
  picked: boolean;
}

/** A dial under the hand, and the number of each of its spans. */
export interface DialHand {
  dial: Dial;
  values: Readonly<Record<string, number>>;
  /** Why these numbers are not allowed. */
  refusal: Refusal | null;
}

/** What can be chosen now, as far as it is narrowed, and how to choose. */
export interface Offer {
  /** All that is asked; null while nothing is. */
  menu: Menu | null;
  /** The choices left by the opened group and by what is picked. */
  choices: Choice[];
  /** Things in the hand, in the order in which they were picked. */
  picked: readonly string[];
  /** Things that can be chosen, by id. */
  marks: Map<string, Mark>;
  /** The choice under the pointer or focus, on the board or in the prompt. */
  active: Choice | null;
  /** What it would bring about, once it is known. */
  card: Card | null;
  /** Whether it is held fast: a second click plays it. */
  pinned: boolean;
  /** The choice that the next press on its button plays: that button is filled, and no other is. */
  ready: Choice | null;
  dial: DialHand | null;
  /** A click on a thing, whether it can be chosen or not: the shell narrows, points, plays or asks why not. A board
      that draws one choice of the thing says which: the first touch of a finger shows it there too. */
  onpick: (thing: string, drawn?: Choice | null) => void;
  onhover: (thing: string | null) => void;
  /** Points at a choice, or at none: its effect is shown. */
  onpoint: (choice: Choice | null) => void;
  /** A click on a choice, with the same questions as everywhere. */
  onchoose: (choice: Choice) => void;
  /** Puts the last picked thing back. */
  onback: () => void;
  /** Turns a number of the open dial. */
  onturn: (name: string, value: number) => void;
}

export interface PanelProps<View> extends Offer {
  view: View;
  seats: SeatInfo[];
  /** What the pointer is over, on the board or in a panel, whether it can be chosen or not. */
  hovered: string | null;
  /** What was told so far; absent while an earlier position is shown. */
  log?: readonly LogLine[];
}

export interface SeatPanelProps<View> extends PanelProps<View> {
  seat: number;
}

export interface BoardProps<View> extends PanelProps<View> {
  /** The cards of the menu that are known. */
  cards: Card[];
  /** A thing that was asked about and refused. */
  refused: string | null;
  /** What stands in its way. */
  obstacles: readonly string[];
  /** Why it was. */
  refusal: Refusal | null;
  /** What just happened; a new array for every position. */
  events: GameEvent[];
  still: boolean;
  /** How quickly payments are played one by one: 1 is usual, 0 not at all. */
  pace?: number;
  /** Nobody decides any more: the game, or a lesson, has ended. */
  over?: boolean;
}

/** One payment of a ceremony. */
export interface Payment {
  /** What it is for, in words. */
  what: Text;
  /** What each seat gets, seat 0 first; below zero where it loses. */
  amounts: readonly number[];
  /** What pays: it lights up on the board and in the panels. */
  things: readonly string[];
}

/** Payments that are played one after the other, as the events tell them. */
export interface Ceremony {
  title: Text;
  payments: readonly Payment[];
  /** How a sum is written. */
  sum: (amount: number) => Text;
  /** What each seat had before; nothing where only what is paid here counts. */
  had?: readonly number[];
}

/** A line behind one source of the final score; the shell draws it in the table of the end. */
export interface EndLine {
  /** A small number before it, such as the round, and what that is. */
  at?: { figure: number; title: Text };
  /** A picture before its words. */
  sign?: Component;
  label: Text;
  /** Small after its words. */
  note?: Text;
  /** One for each seat, seat 0 first; nothing where the line has nothing to do with it. */
  cells: readonly (EndCell | null)[];
}

export interface EndCell {
  /** Nothing where the note says all. */
  figure: Text | number | null;
  note?: Text | null;
  /** Nobody got more of it. */
  most?: boolean;
}

/** A board to look at, on a page of its own: all that it draws comes with it. */
export interface Pictures<View> {
  /** An example of the rules pages. */
  Drawing: Component<BoardProps<View>>;
  /** The picture of a finished game, or what is marked `data-frame` in it. */
  Finished: Component<BoardProps<View>>;
}

/** A panel of a game; `when` says whether there is anything to show. */
export interface RoomPanel<View> {
  id: string;
  title: Text;
  /** Its sign in the row of a phone's sheets. */
  icon?: IconName;
  panel: Component<PanelProps<View>>;
  /** On a phone its sheet stands before that of the seats. */
  first?: boolean;
  when?: (view: View) => boolean;
}

/** How a room asks. `plain`: a sentence with its choices beside it, or under it where they are many. `tray`: the same, over
    a line of the room's own that always stays. `stacked`: the choices always have a line, and on a phone their figures
    stand under their words. */
export type PromptStyle = "plain" | "tray" | "stacked";

/** Where a choice is made, apart from the usual button of the prompt. A kind of choices (`group:<id>`) on the board has no
    button that opens it; of things on the board, where there are many, the prompt holds the one pointed at, and for a mouse
    no others. The tray draws what is made there, or has the place for its button (`[data-tray-choice]`). What is nowhere
    drawn has its name on its button; where it ends a step, that button stands last and never scrolls out of sight. */
export type MadeAt = "board" | "tray" | "button" | "end";

/** What a room shows of a seat. */
export interface SeatRoom<View> {
  /** Its figures, under its name. */
  Panel: Component<SeatPanelProps<View>>;
  /** Small signs after its name, such as its place in the order. */
  Sign?: Component<SeatPanelProps<View>>;
  /** What a click on its name does, such as a filter; `adding` with the shift key. */
  name?: { title: Text; isOn: (seat: number, table: Kept) => boolean; press: (seat: number, adding: boolean, table: Kept) => void };
  /** The public figure beside its name, such as money; null when hidden. */
  purse: (view: View, seat: number, table: Kept) => Text | null;
  /** That figure is the score: it is written large. */
  isScore?: boolean;
}

/** How the buttons of the prompt differ from the usual ones. */
export interface Buttons<View> {
  /** Figures of a choice on its button, in the place of its detail: drawn from its badge. */
  Badge?: Component<{ text: Text }>;
  /** What stands on the button of a choice whose words are long and tell it apart late; ears still hear them. What
      is settled is the same on all buttons. */
  drawn?: (choice: Choice) => Component<{ choice: Choice; settled: readonly string[] }> | null;
  /** So many of the choices with figures stand in the prompt, the best first, until the others are asked for. */
  best?: number;
  /** What the way back out of what is in the hand is called, where an arrow would not say it. */
  back?: (picked: readonly string[]) => Text | null;
  /** Signs of the groups that stand beside the main question; they alone stand there where room is short. */
  signs?: Readonly<Record<string, Component>>;
  /** In the place of those groups, where the room draws them itself. */
  Beside?: Component<PanelProps<View>>;
}

/** The words of a game's things. */
export interface RoomWords {
  /** How a named fact is drawn inside a sentence, such as a company's plate; null for plain words. */
  inline: (messageId: string) => Component<{ id: string }> | null;
  /** The words of a thing that stands for several choices, where the menu has none for it. */
  named?: (thing: string) => Text | null;
  /** What else a thing is called where an order is typed, such as its hex; `say` gives the words of a message. */
  called?: (thing: string, say: (message: string) => string) => readonly string[];
}

/** The one object a game's room exports from `boards/<game>/index.ts`. */
export interface BoardRoom<View> {
  game: string;
  Board: Component<BoardProps<View>>;
  /** What of the board and beside it nobody sees before the first move: fetched when a hand first moves, or when it is drawn. */
  later?: { fetch: () => void };
  /** How the board is shown where nobody plays; the board itself where this is left out. */
  pictures?: () => Promise<Pictures<View>>;
  seat: SeatRoom<View>;
  /** How the prompt is laid out. */
  prompt: PromptStyle;
  buttons?: Buttons<View>;
  /** Where a thing, or a kind of choices, is chosen. */
  madeAt?: (thing: string) => MadeAt | null;
  /** Before the choices of the prompt, such as the tiles in a hand. */
  Tray?: Component<PanelProps<View>>;
  /** A line above the prompt, or at the foot of one that has room for it, such as who has answered a veto. */
  above?: { Line: Component<PanelProps<View>>; says: (view: View) => boolean };
  /** Read aloud, the question comes before the board and the seats after it. */
  asksFirst?: boolean;
  /** Where the card of a choice stands: beside the marks; there, but as one line under the board where the page is not wide;
      always under the board; or where the room itself draws it: the button of what is pointed at then leads the prompt.
      At its foot, such as the other ways to the same end. */
  card: { at: "floating" | "lined" | "docked" | "own"; Foot?: Component<PanelProps<View>> };
  /** The room draws the checklist itself; else it stands over the prompt. */
  checklist?: "own";
  /** Panels under the seats (left) and above the log (right); each is a sheet on a phone. */
  left: RoomPanel<View>[];
  right: RoomPanel<View>[];
  words: RoomWords;
  /** What stands in the place of each line of the log, nothing where another line tells it as well; and under the log. */
  log?: { gathered: (lines: readonly LogLine[]) => (LogLine | null)[]; Foot?: Component<PanelProps<View>> };
  /** Payments that are played one by one: the events that pay, and what they come to. */
  paying?: {
    by: readonly string[];
    load: () => Promise<{ ceremonyOf: (events: readonly GameEvent[], view: View) => Ceremony | null }>;
  };
  /** The lines behind one source of the final score. */
  ledger: () => Promise<{ linesBehind: (view: View, source: string) => readonly EndLine[] }>;
  /** Whether others at the same screen must not see this view: a curtain falls before it. Always, where this is left out. */
  secret?: (view: View) => boolean;
  /** Pages of the room's own, for the menu of the table. */
  pages?: readonly { title: Text; icon: IconName; key: string; open: (table: Kept) => void }[];
  /** A small drawing for lists and the home page. */
  Emblem: Component<{ size?: number }>;
  /** Where the game stands, in the header; in bold once its end is fixed. */
  round: (view: View, table: Kept) => { text: Text; isLast?: boolean } | null;
}
