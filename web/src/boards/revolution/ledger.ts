/* The lines behind one source of the final score, for all seats. Pure. */
import type { SeatView, View } from "../../generated/revolution/types";
import type { Text } from "../../net/types";
import type { EndCell, EndLine } from "../board";

type Source = "telegraph" | "stations" | "network";
const text = (id: string, facts: Text["facts"] = {}): Text => ({ id, facts });

/** What a source is made of: products of the tracks, each milestone, trains by face, each pair of offices. */
export function linesBehind(view: View, source: string): EndLine[] {
  switch (source) {
    case "telegraph":
    case "stations":
    case "network":
      return [product(view.seats, source)];
    case "trains":
      return [row(text("board-trains-up"), view.seats, ({ figures }) => ({ figure: figures.trains, note: times(figures.trains_up, view.train_vp) }))];
    case "milestones":
      return [
        row(text("board-milestones-completed"), view.seats, ({ figures, completed }) => ({
          figure: figures.milestones,
          note: completed.length > 0 ? text("board-end-milestones", { milestones: completed.map(({ id }) => unbroken(id)).join(", ") }) : null,
        })),
      ];
    default:
      return view.links.flatMap(({ vp, seats }, k) =>
        seats.length === 0
          ? []
          : [row(text("board-pair", { left: k + 1, right: k + 2 }), view.seats, ({ seat }) => (seats.includes(seat) ? { figure: vp } : null))],
      );
  }
}

function product(seats: readonly SeatView[], source: Source): EndLine {
  return row(text(`board-times-${source}-end`), seats, ({ figures }) => {
    const { value, count, points } = figures[source];
    return { figure: points, note: times(count, value) };
  });
}

function row(label: Text, seats: readonly SeatView[], cell: (seat: SeatView) => EndCell | null): EndLine {
  return { label, cells: seats.map(cell) };
}

const times = (count: number, value: number): Text => text("board-end-times", { count, value });
/** The number of a milestone is never broken. */
const unbroken = (id: string): string => id.replaceAll("-", "\u2011");
