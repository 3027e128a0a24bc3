/* The room of Stephenson's Rocket: what the shell needs to show a table of it. */
import type { View } from "../../generated/rocket/types";
import type { Text } from "../../net/types";
import type { BoardRoom } from "../board";
import Emblem from "../emblems/Rocket.svelte";
import "../shared/liveries.css";
import Board from "./Board.svelte";
import Companies from "./panels/Companies.svelte";
import Markers from "./panels/Markers.svelte";
import SeatFigures from "./panels/SeatFigures.svelte";
import ToTheEnd from "./panels/ToTheEnd.svelte";
import VetoLine from "./panels/VetoLine.svelte";
import Plate from "./Plate.svelte";

const PLATE = /^company-[A-Z]+$/;

function text(id: string, facts: Text["facts"] = {}): Text {
  return { id, facts };
}

export const room: BoardRoom<View> = {
  game: "rocket",
  Board,
  seat: {
    Panel: SeatFigures,
    purse: (view, seat) => {
      const money = view.seats[seat]?.money ?? null;
      return money === null ? null : text("money", { amount: money });
    },
  },
  prompt: "plain",
  above: { Line: VetoLine, says: (view) => view.veto.length > 0 },
  card: { at: "floating" },
  left: [
    { id: "markers", title: text("panel-markers"), panel: Markers },
    { id: "end", title: text("panel-to-the-end"), panel: ToTheEnd },
  ],
  right: [{ id: "companies", title: text("panel-companies"), panel: Companies }],
  words: { inline: (id) => (PLATE.test(id) ? Plate : null) },
  paying: { by: ["lineabsorbed", "categorypaid", "stationspaid", "sharespaid"], load: () => import("./ceremony") },
  ledger: () => import("./ledger"),
  Emblem,
  round: (view) => ({ text: text("panel-round", { round: view.round }) }),
};

export default room;
