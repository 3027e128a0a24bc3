/* The room of Railroad Tycoon: what the shell needs to show a table of it. */
import type { Component, ComponentProps } from "svelte";
import type { View } from "../../generated/tycoon/types";
import type { Text } from "../../net/types";
import type { BoardRoom, MadeAt, PanelProps } from "../board";
import Emblem from "../emblems/Tycoon.svelte";
import Board from "./Board.svelte";
import Certificate from "./Certificate.svelte";
import Cube from "./Cube.svelte";
import "./palette.css";
import Late from "./Late.svelte";
import Points from "./Points.svelte";
import Cards from "./panels/Cards.svelte";
import IncomeProfile from "./panels/IncomeProfile.svelte";
import MyTycoon from "./panels/MyTycoon.svelte";
import SeatFigures from "./panels/SeatFigures.svelte";
import SeatPlace from "./panels/SeatPlace.svelte";
import WholeMap from "./panels/WholeMap.svelte";
import { rest } from "./rest";
import { sightOf } from "./sight.svelte";
import { kindOf } from "./things";

const SHARE = /^mark-shares?$/;
const MADE_AT: Readonly<Record<string, MadeAt>> = { newcity: "tray", bid: "button" };
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

function round(view: View): { text: Text; isLast: boolean } {
  const { turn, action_round, action_rounds, end } = view;
  const usual = action_round === 0 ? "board-header-auction" : "board-header";
  const isLast = isEnding(view);
  const id = isLast ? (end.last_turn ? "board-header-last" : "board-header-next-last") : usual;
  return { text: text(id, { turn, round: action_round, rounds: action_rounds }), isLast };
}

function isEnding({ end }: View): boolean {
  return end.reason === null && end.final_turn !== null;
}

export const room: BoardRoom<View> = {
  game: "tycoon",
  Board,
  later: rest,
  pictures: () => import("./pictures"),
  seat: {
    Panel: SeatFigures,
    Sign: SeatPlace,
    name: {
      title: text("board-filter-seat"),
      isOn: (seat, table) => sightOf(table).owners.has(seat),
      press: (seat, adding, table) => sightOf(table).follow(seat, adding),
    },
    purse: (view, seat) => text("score", { amount: view.seats[seat]?.score ?? 0 }),
    isScore: true,
  },
  prompt: "stacked",
  buttons: { Badge: Points, best: 4, back: (picked) => rest.here?.back(picked) ?? null, Beside: late("Shares") },
  madeAt: (thing) => MADE_AT[kindOf(thing)] ?? null,
  above: { Line: late("EndSet"), says: isEnding },
  Tray: late("Tray"),
  card: { at: "floating", Foot: late("CardFoot") },
  left: [
    { id: "tycoon", title: text("board-panel-tycoon"), panel: MyTycoon, when: (view) => view.tycoons.some(({ seat }) => seat === view.seat) },
    { id: "whole", title: text("board-panel-whole"), panel: WholeMap },
  ],
  right: [
    { id: "profile", title: text("board-panel-profile"), icon: "profile", panel: IncomeProfile },
    { id: "cards", title: text("board-panel-cards"), icon: "cards", panel: Cards, when: (view) => !view.beginner },
  ],
  words: {
    inline: (id) => (CUBE.test(id) ? Cube : SHARE.test(id) ? Certificate : null),
    named: (thing) => rest.here?.nameOf(thing) ?? null,
    called: (thing, say) => rest.here?.called(thing, say) ?? [],
  },
  log: { gathered: (lines) => rest.here?.gathered(lines) ?? [...lines], Foot: late("Unfinished") },
  paying: { by: ["tycoonsshown"], load: () => import("./ceremony") },
  ledger: () => import("./ledger"),
  Emblem,
  round,
};

export default room;
