/* What the desk holds, as a board and its panels are given it: each of them hears only of what it reads. */
import type { PanelProps } from "../boards/board";
import type { Desk } from "./desk.svelte";

export function offerOf(desk: Desk): Omit<PanelProps<unknown>, "view"> {
  return {
    get seats() {
      return desk.session.seats;
    },
    get hovered() {
      return desk.hovered;
    },
    get log() {
      return desk.session.past ? undefined : desk.session.log;
    },
    get menu() {
      return desk.menu;
    },
    get choices() {
      return desk.choices;
    },
    get picked() {
      return desk.hold.picked;
    },
    get marks() {
      return desk.marks;
    },
    get active() {
      return desk.active;
    },
    get card() {
      return desk.card;
    },
    get pinned() {
      return desk.held !== null;
    },
    get ready() {
      return desk.ready;
    },
    get dial() {
      return desk.dial;
    },
    onpick: (thing, drawn) => desk.pick(thing, drawn),
    onhover: (thing) => desk.hover(thing),
    onpoint: (choice) => desk.point(choice),
    onchoose: (choice) => desk.offer(choice),
    onback: () => desk.back(),
    onturn: (name, value) => desk.turn(name, value),
  };
}
