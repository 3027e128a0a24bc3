/* The room of Railroad Tycoon: what the shell needs to show a table of it. */
import type { View } from "../../generated/tycoon/types";
import type { Text } from "../../net/types";
import type { BoardRoom } from "../board";
import Emblem from "../emblems/Tycoon.svelte";
import Board from "./Board.svelte";
import Certificate from "./Certificate.svelte";
import Cube from "./Cube.svelte";
import Drawing from "./Drawing.svelte";
import Finished from "./Finished.svelte";
import "./palette.css";
import Points from "./Points.svelte";
import CardFoot from "./panels/CardFoot.svelte";
import Cards from "./panels/Cards.svelte";
import IncomeProfile from "./panels/IncomeProfile.svelte";
import MyTycoon from "./panels/MyTycoon.svelte";
import SeatFigures from "./panels/SeatFigures.svelte";
import SeatPlace from "./panels/SeatPlace.svelte";
import Shares from "./panels/Shares.svelte";
import Tray from "./panels/Tray.svelte";
import WholeMap from "./panels/WholeMap.svelte";
import { CITY } from "./chart";
import { gathered } from "./journal";
import Unfinished from "./map/Unfinished.svelte";
import { sight } from "./sight.svelte";
import { kindOf, nameIn, partIn } from "./things";

const SHARE = /^mark-shares?$/;
const CUBE = /^colour-(red|yellow|blue|black|purple)$/;

function text(id: string, facts: Text["facts"] = {}): Text {
  return { id, facts };
}

/** Where track begins: cities and exits, too many for the menu to name. */
function nameOf(thing: string): Text | null {
  if (kindOf(thing) === "city") return text(`city-${nameIn(thing)}`);
  return kindOf(thing) === "exit" ? text("board-exit-to", { side: { is: "name", id: `side-${partIn(thing)}` } }) : null;
}

/** A city, or one of its cubes, by the city's hex and by its name on the map. */
function called(thing: string, say: (message: string) => string): string[] {
  const city = ["city", "cube"].includes(kindOf(thing)) ? CITY.get(nameIn(thing)) : undefined;
  return city ? [city.hex, say(`city-${city.id}`)] : [];
}

/** The way back puts down what is in the hand: the next click is about another of its kind. */
function back(picked: readonly string[]): Text | null {
  const kind = kindOf(picked.at(-1) ?? "");
  return ["cube", "exit", "city", "newcity"].includes(kind) ? text(`board-another-${kind}`) : null;
}

function round({ turn, action_round, action_rounds, end }: View): Text {
  const facts = { turn, round: action_round, rounds: action_rounds };
  if (end.reason === null && end.last_turn) return text("board-header-last", facts);
  if (end.reason === null && end.final_turn !== null) return text("board-header-next-last", facts);
  return text(action_round === 0 ? "board-header-auction" : "board-header", facts);
}

export const room: BoardRoom<View> = {
  game: "tycoon",
  Board,
  Drawing,
  Finished,
  SeatPanel: SeatFigures,
  SeatSign: SeatPlace,
  seatName: { title: text("board-filter-seat"), isOn: (seat) => sight.owners.has(seat), press: (seat, adding) => sight.follow(seat, adding) },
  purse: (view, seat) => text("score", { amount: view.seats[seat]?.score ?? 0 }),
  scored: true,
  Badge: Points,
  best: 4,
  stacked: true,
  back,
  CardFoot,
  Tray,
  Standing: Shares,
  card: "floating",
  left: [
    { id: "tycoon", title: text("board-panel-tycoon"), panel: MyTycoon, when: (view) => view.tycoons.some(({ seat }) => seat === view.seat) },
    { id: "whole", title: text("board-panel-whole"), panel: WholeMap },
  ],
  right: [
    { id: "profile", title: text("board-panel-profile"), icon: "profile", panel: IncomeProfile },
    { id: "cards", title: text("board-panel-cards"), icon: "cards", panel: Cards, when: (view) => !view.beginner },
  ],
  named: nameOf,
  called,
  trayed: (thing) => kindOf(thing) === "newcity",
  onButton: (thing) => kindOf(thing) === "bid",
  logged: gathered,
  LogFoot: Unfinished,
  inline: (id) => (CUBE.test(id) ? Cube : SHARE.test(id) ? Certificate : null),
  keys: [
    { keys: ["R", "Y", "B", "K", "P"], message: "board-keys-colour" },
    { keys: ["W", "Shift W"], message: "board-keys-way" },
    { keys: ["D"], message: "board-keys-deliveries" },
    { keys: ["H"], message: "board-keys-city" },
    { keys: ["−", "+"], message: "board-keys-shares" },
    { keys: ["S"], message: "board-keys-stop" },
    { keys: ["L"], message: "board-keys-mine" },
    { keys: ["V"], message: "board-keys-prices" },
    { keys: ["O"], message: "board-keys-whole" },
  ],
  paying: { by: ["tycoonsshown"], load: () => import("./ceremony") },
  endDetail: () => import("./panels/EndLines.svelte"),
  Emblem,
  round,
  isEnding: ({ end }) => end.reason === null && end.final_turn !== null,
};

export default room;
