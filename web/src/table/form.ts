/* How the prompt is laid out: one pure function of what the player has before them, of the room's style and of the page. */
import type { Layout } from "../common/viewport.svelte";
import type { PromptStyle } from "../boards/board";
import type { Choice } from "../net/types";
import type { Entry } from "./choosing";

/** The rows of the prompt, each of its own kind of page. */
export type Grid = "line" | "lines" | "lying" | "footed" | "taught" | "tray" | "tray-tablet" | "tray-phone";

export interface Page {
  layout: Layout;
  lying: boolean;
}

export interface RoomForm {
  prompt: PromptStyle;
  /** What is pointed at has a button of its own before the kinds of choices. */
  leads: boolean;
  /** The tray draws a choice, or has a place for the button of a kind. */
  isInTray: (thing: string) => boolean;
}

/** What the player has before them. */
export interface Before {
  entries: readonly Entry[];
  /** The kind of choices that is open. */
  group: string | null;
  isDialOpen: boolean;
  /** How many kinds there are, and how many stand beside them. */
  kinds: number;
  besides: number;
  held: Choice | null;
  /** What is held fast says why it asks once more. */
  hasReason: boolean;
  isRefused: boolean;
  isTaught: boolean;
  isPast: boolean;
  /** The room has a line to show at the foot of a broad prompt. */
  hasFoot: boolean;
  /** How many letters stand on the choices. */
  letters: number;
  hasWayBack: boolean;
  /** The room has words for the way back. */
  saysWayBack: boolean;
}

export interface PromptForm {
  grid: Grid;
  /** The tray has a line of its own, also while others move. */
  hasTrayRow: boolean;
  /** Several kinds of choices stand there, or a dial. */
  isMixed: boolean;
  choices: "dial" | "tray" | "entries" | "kinds" | "drawn";
  /** A refusal, and why something is held fast, stand under the prompt, or in the place of its question. */
  answers: "below" | "instead";
  /** What is answered, if anything. */
  answer: "refusal" | "held" | "foot" | "hint" | null;
  /** What is held fast is played by its own button, or by one of a line of its own. */
  plays: "own" | "line" | null;
  back: "arrow" | "words" | null;
  /** Figures stand under the words of a button. */
  isStacked: boolean;
}

/** More choices than this take the last line. */
const INLINE = { desk: 4, tablet: 5, phone: 4 };
/** Choices with more letters than this leave no room for the sentence beside them. */
const LETTERS = 56;

export function formOf(before: Before, room: RoomForm, page: Page): PromptForm {
  const grid = gridOf(before, room, page);
  const choices = choicesOf(before, room);
  const plays = playsOf(before, choices, room);
  const answers = grid === "line" || grid === "footed" || grid === "lying" ? "below" : "instead";
  return {
    grid,
    hasTrayRow: hasTrayRow(before, room),
    isMixed: isMixed(before),
    choices,
    answers,
    answer: answerOf(before, grid, answers, plays),
    plays,
    back: backOf(before, page),
    isStacked: room.prompt === "stacked" && isUpright(page),
  };
}

/** After a lesson there is nothing to take from a tray: what was learnt has the room. */
const hasTrayRow = (before: Before, room: RoomForm): boolean => room.prompt === "tray" && !before.isTaught;
const isUpright = ({ layout, lying }: Page): boolean => layout === "phone" && !lying;
const isMixed = ({ kinds, besides, isDialOpen }: Before): boolean => kinds > 1 || isDialOpen || (kinds > 0 && besides > 0);

function gridOf(before: Before, room: RoomForm, page: Page): Grid {
  if (hasTrayRow(before, room)) return page.layout === "desk" ? "tray" : page.layout === "tablet" ? "tray-tablet" : "tray-phone";
  if (page.layout === "phone") return page.lying ? "lying" : "lines";
  if (before.hasFoot) return "footed";
  if (before.isTaught && page.layout === "desk") return "taught";
  return needsLine(before, room, page) ? "lines" : "line";
}

/** Whether the choices take the last line of the prompt. */
function needsLine(before: Before, room: RoomForm, page: Page): boolean {
  if (room.prompt === "stacked" || page.layout === "tablet" || before.isTaught || before.isPast || isMixed(before)) return true;
  return before.entries.length > INLINE[page.layout] || before.letters > LETTERS;
}

function choicesOf({ entries, group, isDialOpen }: Before, { isInTray }: RoomForm): PromptForm["choices"] {
  if (isDialOpen) return "dial";
  if (group !== null && isInTray(`group:${group}`)) return "tray";
  if (entries.length === 0) return "kinds";
  const areDrawn = entries.every((entry) => entry.kind === "pick" && isInTray(entry.pick.thing));
  return areDrawn ? "drawn" : "entries";
}

function playsOf({ held, entries }: Before, choices: PromptForm["choices"], { leads }: RoomForm): PromptForm["plays"] {
  if (held === null) return null;
  if (choices === "dial" || (choices === "kinds" && leads)) return "own";
  const stands = entries.some((entry) => entry.kind === "choice" && entry.choice.notation === held.notation);
  return choices === "entries" && stands ? "own" : "line";
}

/** In the place of the question stands only what must be read; under it there is always room. */
function answerOf(before: Before, grid: Grid, answers: PromptForm["answers"], plays: PromptForm["plays"]): PromptForm["answer"] {
  if (before.isRefused) return "refusal";
  if (plays !== null && (before.hasReason || plays === "line" || answers === "below")) return "held";
  if (answers === "instead") return null;
  return grid === "footed" ? "foot" : "hint";
}

/** In words after the choices where there is room for them, else as an arrow before them. */
function backOf({ hasWayBack, saysWayBack, isDialOpen }: Before, { layout }: Page): PromptForm["back"] {
  if (!hasWayBack) return null;
  return layout === "desk" && saysWayBack && !isDialOpen ? "words" : "arrow";
}
