/* The room of Railroad Tiles: what the shell needs to show a table of it. */
import type { Text } from "../../net/types";
import type { BoardRoom } from "../board";
import Emblem from "../emblems/Tiles.svelte";
import Board from "./Board.svelte";
import type { View } from "../../generated/tiles/types";
import "./palette.css";
import WayFace from "./face/WayFace.svelte";
import EmptySlots from "./panels/EmptySlots.svelte";
import LiveMap from "./panels/LiveMap.svelte";
import OtherMaps from "./panels/OtherMaps.svelte";
import SeatFigures from "./panels/SeatFigures.svelte";
import { pointsFacts } from "./spoken";
import Tray from "./Tray.svelte";
import { rest } from "./rest";
import { rejectedBy, wayOf } from "./laying";

function text(id: string, facts: Text["facts"] = {}): Text {
  return { id, facts };
}

export const room: BoardRoom<View> = {
  game: "tiles",
  Board,
  later: rest,
  pictures: () => import("./pictures"),
  seat: { Panel: SeatFigures, purse: (view, seat) => text("board-purse", pointsFacts(view.seats[seat]?.figures.total ?? 0)) },
  prompt: "plain",
  Tray,
  buttons: { drawn: (choice) => (wayOf(choice) || rejectedBy(choice) ? WayFace : null) },
  card: { at: "lined" },
  left: [
    { id: "live", title: text("board-panel-live"), panel: LiveMap },
    { id: "slots", title: text("board-panel-slots"), panel: EmptySlots },
  ],
  right: [{ id: "maps", title: text("board-panel-maps"), panel: OtherMaps, when: (view) => view.seats.length > 1 }],
  words: { inline: () => null },
  paying: { by: ["citiesscored"], load: () => import("./ceremony") },
  ledger: () => import("./ledger"),
  Emblem,
  round: (view) => ({ text: text("board-round", { round: view.round, rounds: view.rounds }) }),
};

export default room;
