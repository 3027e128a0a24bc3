/* The room of Railroad Revolution: what the shell needs to show a table of it. */
import { viewport } from "../../common/viewport.svelte";
import type { View } from "../../generated/revolution/types";
import type { Text } from "../../net/types";
import type { BoardRoom } from "../board";
import Emblem from "../emblems/Revolution.svelte";
import { benchOf } from "./bench.svelte";
import Board from "./Board.svelte";
import { rest } from "./rest";
import "./palette.css";
import Ending from "./panels/Ending.svelte";
import Market from "./panels/Market.svelte";
import Mine from "./panels/Mine.svelte";
import Race from "./panels/Race.svelte";
import SeatFigures from "./panels/SeatFigures.svelte";
import Tracks from "./panels/Tracks.svelte";
import HireSign from "./signs/HireSign.svelte";
import NamedWorker from "./signs/NamedWorker.svelte";
import SellSign from "./signs/SellSign.svelte";

const WORKER = /^worker-/;
/** Places of the map and the line, and rows of the desk: they lie open before a mouse. */
const PLACE = /^(space|city|section|action):/;
/** What stands beside every question, or ends it: its button bears its name. */
const END = /^(sell|hire|finish|pass|stop)$/;
const isPhone = (): boolean => viewport.layout === "phone";

function text(id: string, facts: Text["facts"] = {}): Text {
  return { id, facts };
}

export const room: BoardRoom<View> = {
  game: "revolution",
  Board,
  later: rest,
  pictures: () => import("./pictures"),
  above: { Line: Ending, says: ({ final_round }) => final_round !== null },
  seat: { Panel: SeatFigures, purse: (view, seat) => text("board-total", { points: view.seats[seat]?.figures.total ?? 0 }) },
  left: [{ id: "race", title: text("board-to-the-end"), panel: Race }],
  right: [
    { id: "mine", title: text("board-my-board"), panel: Mine, when: isPhone, first: true },
    { id: "tracks", title: text("board-tracks"), panel: Tracks, when: () => !isPhone() },
    { id: "market", title: text("board-market"), icon: "market", panel: Market },
  ],
  words: { inline: (id) => (WORKER.test(id) ? NamedWorker : null) },
  madeAt: (thing) => (PLACE.test(thing) ? "board" : END.test(thing) ? "end" : null),
  prompt: "stacked",
  asksFirst: true,
  buttons: { signs: { sell: SellSign, hire: HireSign } },
  card: { at: "own" },
  checklist: "own",
  secret: ({ reading, options }) => reading === "milestone" && !options.open_milestones,
  pages: [{ title: text("board-signs"), icon: "book", key: "K", open: (table) => (benchOf(table).signs = true) }],
  paying: { by: ["milestonecompleted", "seatcounted"], load: () => import("./ceremony") },
  ledger: () => import("./ledger"),
  Emblem,
  round: ({ round, final_round }) => ({
    text: round === 0 ? text("board-began") : text(final_round === round ? "board-round-last" : "board-round", { round }),
  }),
};

export default room;
