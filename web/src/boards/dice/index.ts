/* The room of Railroad Dice: what the shell needs to show a table of it. */
import type { View } from "../../generated/dice/types";
import type { Text } from "../../net/types";
import type { BoardRoom, MadeAt } from "../board";
import Emblem from "../emblems/Dice.svelte";
import "../shared/liveries.css";
import Board from "./Board.svelte";
import DrawnDie from "./DrawnDie.svelte";
import Named from "./Named.svelte";
import "./palette.css";
import Above from "./panels/Above.svelte";
import Companies from "./panels/Companies.svelte";
import Reserve from "./panels/Reserve.svelte";
import SeatFigures from "./panels/SeatFigures.svelte";
import YearNow from "./panels/YearNow.svelte";
import { gathered } from "./journal";
import { rest } from "./rest";
import { tallyOf } from "./tally.svelte";
import { kindOf } from "./things";
import Tray from "./Tray.svelte";

const COMPANY = /^company-[a-z]+(-short)?$/;
/** Rails are laid on the sheets, tiles on the map; dice that are given back are marked in the tray. */
const MADE_AT: Readonly<Record<string, MadeAt>> = { "group:rails": "board", "group:back": "tray", tile: "board" };
const DIE = /^die-[a-z]+(-several)?$/;

function text(id: string, facts: Text["facts"] = {}): Text {
  return { id, facts };
}

export const room: BoardRoom<View> = {
  game: "dice",
  Board,
  later: rest,
  pictures: () => import("./pictures"),
  seat: {
    Panel: SeatFigures,
    purse: (view, seat, table) => {
      const count = view.seats[seat]?.passengers ?? null;
      return count === null ? null : text("board-passengers", { count: count - (tallyOf(table).owed[seat] ?? 0) });
    },
  },
  prompt: "tray",
  above: { Line: Above, says: (view) => view.last_year !== null },
  Tray,
  madeAt: (thing) => MADE_AT[thing] ?? MADE_AT[kindOf(thing)] ?? null,
  card: { at: "own" },
  secret: ({ options }) => options.hide_totals,
  left: [
    { id: "year", title: text("board-panel-year"), panel: YearNow, when: (view) => !view.over },
    { id: "reserve", title: text("board-panel-reserve"), panel: Reserve },
  ],
  right: [{ id: "companies", title: text("board-panel-companies"), panel: Companies }],
  log: { gathered },
  words: { inline: (id) => (COMPANY.test(id) ? Named : DIE.test(id) ? DrawnDie : null) },
  ledger: () => import("./ledger"),
  Emblem,
  round: (view, table) => ({ text: text("board-year", { year: tallyOf(table).year ?? view.year }) }),
};

export default room;
