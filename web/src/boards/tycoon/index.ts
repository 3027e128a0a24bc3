/* The room of Railroad Tycoon: what the shell needs to show a table of it. */
import type { Component, ComponentProps } from "svelte";
import type { View } from "../../generated/tycoon/types";
import type { Text } from "../../net/types";
import type { BoardRoom, PanelProps } from "../board";
import Emblem from "../emblems/Tycoon.svelte";
import Board from "./Board.svelte";
import Certificate from "./Certificate.svelte";
import Cube from "./Cube.svelte";
import "./palette.css";
import Late from "./Late.svelte";
import Points from "./Points.svelte";
import Cards from "./panels/Cards.svelte";
import EndSet from "./panels/EndSet.svelte";
import IncomeProfile from "./panels/IncomeProfile.svelte";
import MyTycoon from "./panels/MyTycoon.svelte";
import SeatFigures from "./panels/SeatFigures.svelte";
import SeatPlace from "./panels/SeatPlace.svelte";
import WholeMap from "./panels/WholeMap.svelte";
import { rest } from "./rest";
import { sight } from "./sight.svelte";
import { kindOf } from "./things";

const SHARE = /^mark-shares?$/;
const CUBE = /^colour-(red|yellow|blue|black|purple)$/;

function text(id: string, facts: Text["facts"] = {}): Text {
  return { id, facts };
}

/** A panel that nobody sees before the first auction is over. */
function late(name: ComponentProps<typeof Late>["name"]): Component<PanelProps<View>> {
  return (anchor, table) => {
    Late(anchor, { name, table });
    return {};
  };
}

function round({ turn, action_round, action_rounds, end }: View): Text {
  const facts = { turn, round: action_round, rounds: action_rounds };
  if (end.reason === null && end.last_turn) return text("board-header-last", facts);
  if (end.reason === null && end.final_turn !== null) return text("board-header-next-last", facts);
  return text(action_round === 0 ? "board-header-auction" : "board-header", facts);
}

function isEnding({ end }: View): boolean {
  return end.reason === null && end.final_turn !== null;
}

export const room: BoardRoom<View> = {
  game: "tycoon",
  Board,
  later: rest,
  pictures: () => import("./pictures"),
  SeatPanel: SeatFigures,
  SeatSign: SeatPlace,
  seatName: { title: text("board-filter-seat"), isOn: (seat) => sight.owners.has(seat), press: (seat, adding) => sight.follow(seat, adding) },
  purse: (view, seat) => text("score", { amount: view.seats[seat]?.score ?? 0 }),
  scored: true,
  Badge: Points,
  best: 4,
  prompt: "stacked",
  back: (picked) => rest.here?.back(picked) ?? null,
  above: { Line: EndSet, says: isEnding },
  CardFoot: late("CardFoot"),
  Tray: late("Tray"),
  Standing: late("Shares"),
  card: "floating",
  left: [
    { id: "tycoon", title: text("board-panel-tycoon"), panel: MyTycoon, when: (view) => view.tycoons.some(({ seat }) => seat === view.seat) },
    { id: "whole", title: text("board-panel-whole"), panel: WholeMap },
  ],
  right: [
    { id: "profile", title: text("board-panel-profile"), icon: "profile", panel: IncomeProfile },
    { id: "cards", title: text("board-panel-cards"), icon: "cards", panel: Cards, when: (view) => !view.beginner },
  ],
  named: (thing) => rest.here?.nameOf(thing) ?? null,
  called: (thing, say) => rest.here?.called(thing, say) ?? [],
  trayed: (thing) => kindOf(thing) === "newcity",
  onButton: (thing) => kindOf(thing) === "bid",
  logged: (lines) => rest.here?.gathered(lines) ?? [...lines],
  LogFoot: late("Unfinished"),
  inline: (id) => (CUBE.test(id) ? Cube : SHARE.test(id) ? Certificate : null),
  get keys() {
    return rest.here?.KEYS ?? [];
  },
  paying: { by: ["tycoonsshown"], load: () => import("./ceremony") },
  ledger: () => import("./ledger"),
  Emblem,
  round,
  isEnding,
};

export default room;
