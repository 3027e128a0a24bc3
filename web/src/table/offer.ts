/* What the desk holds, as a board and its panels are given it. */
import type { PanelProps } from "../boards/board";
import type { Desk } from "./desk.svelte";

export function offerOf(desk: Desk): Omit<PanelProps<unknown>, "view"> {
  return {
    seats: desk.session.seats,
    hovered: desk.hovered,
    log: desk.session.past ? undefined : desk.session.log,
    menu: desk.menu,
    choices: desk.choices,
    picked: desk.hold.picked,
    marks: desk.marks,
    active: desk.active,
    card: desk.card,
    pinned: desk.pinned !== null,
    dial: desk.dial,
    onpick: (thing) => desk.pick(thing),
    onhover: (thing) => desk.hover(thing),
    onpoint: (choice) => desk.point(choice),
    onchoose: (choice) => desk.offer(choice),
    onback: () => desk.back(),
    onturn: (name, value) => desk.turn(name, value),
  };
}
