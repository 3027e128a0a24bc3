/* The room of Railroad Revolution: what the shell needs to show a table of it. */
import { viewport } from "../../common/viewport.svelte";
import type { View } from "../../generated/revolution/types";
import type { Text } from "../../net/types";
import type { BoardRoom } from "../board";
import Emblem from "../emblems/Revolution.svelte";
import { bench } from "./bench.svelte";
import Board from "./Board.svelte";
import { rest } from "./rest";
import "./palette.css";
import EndSet from "./panels/EndSet.svelte";
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
const ON_BUTTON = /^(sell|hire|finish|pass|stop)$/;
const isOnButton = (thing: string): boolean => ON_BUTTON.test(thing);
const isPhone = (): boolean => viewport.layout === "phone";

function text(id: string, facts: Text["facts"] = {}): Text {
  return { id, facts };
}

export const room: BoardRoom<View> = {
  game: "revolution",
  Board,
  later: rest,
  pictures: () => import("./pictures"),
  SeatPanel: SeatFigures,
  above: { Line: EndSet, says: ({ final_round }) => final_round !== null },
  purse: (view, seat) => text("board-total", { points: view.seats[seat]?.figures.total ?? 0 }),
  left: [{ id: "race", title: text("board-to-the-end"), panel: Race }],
  right: [
    { id: "mine", title: text("board-my-board"), panel: Mine, when: isPhone, first: true },
    { id: "tracks", title: text("board-tracks"), panel: Tracks, when: () => !isPhone() },
    { id: "market", title: text("board-market"), icon: "market", panel: Market },
  ],
  inline: (id) => (WORKER.test(id) ? NamedWorker : null),
  onMap: ({ things }) => things.some((thing) => PLACE.test(thing)),
  prompt: "stacked",
  asksFirst: true,
  onButton: isOnButton,
  ends: isOnButton,
  standing: { sell: SellSign, hire: HireSign },
  card: "own",
  checklist: "own",
  secret: ({ reading, options }) => reading === "milestone" && !options.open_milestones,
  pages: [{ title: text("board-signs"), icon: "book", key: "K", open: () => (bench.signs = true) }],
  get keys() {
    return rest.part?.KEYS;
  },
  paying: { by: ["milestonecompleted", "seatcounted"], load: () => import("./ceremony") },
  ledger: () => import("./ledger"),
  Emblem,
  round: (view) => (view.round === 0 ? text("board-began") : text(view.final_round === view.round ? "board-round-last" : "board-round", { round: view.round })),
};

export default room;
