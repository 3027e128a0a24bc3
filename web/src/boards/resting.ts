/* A board at which nobody decides: a drawing of the rules, a picture of the end. */
import { insist } from "../net/insist";
import type { BoardProps, BoardRoom, Pictures } from "./board";

const nothing = (): void => {};

/** What a board is given when nothing on it can be touched. */
export function atRest(view: unknown, seats: BoardProps<unknown>["seats"]): BoardProps<unknown> {
  return {
    view,
    seats,
    menu: null,
    active: null,
    choices: [],
    picked: [],
    marks: new Map(),
    card: null,
    cards: [],
    pinned: false,
    ready: null,
    dial: null,
    hovered: null,
    refused: null,
    obstacles: [],
    refusal: null,
    events: [],
    still: true,
    onpick: nothing,
    onhover: nothing,
    onpoint: nothing,
    onchoose: nothing,
    onback: nothing,
    onturn: nothing,
  };
}

/** How a room shows its board where nobody plays. */
export async function picturesOf({ pictures, Board }: BoardRoom<unknown>): Promise<Pictures<unknown>> {
  return pictures ? insist(pictures) : { Drawing: Board, Finished: Board };
}
