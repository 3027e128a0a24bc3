/* The lines behind one source of the final score, for all seats. Pure. */
import type { SeatView, View } from "../../generated/revolution/types";
import type { Text } from "../../net/types";

export interface Cell {
  points: number | null;
  note: string | null;
}

export interface Row {
  label: Text;
  cells: Cell[];
}

type Source = "telegraph" | "stations" | "network";
const NONE: Cell = { points: null, note: null };
const text = (id: string, facts: Text["facts"] = {}): Text => ({ id, facts });

/** What a source is made of: products of the tracks, each milestone, trains by face, each pair of offices. */
export function linesBehind(view: View, source: string): Row[] {
  switch (source) {
    case "telegraph":
    case "stations":
    case "network":
      return [product(view.seats, source)];
    case "trains":
      return [row(text("board-trains-up"), view.seats, ({ figures }) => ({ points: figures.trains, note: `${figures.trains_up} × ${view.train_vp}` }))];
    case "milestones":
      return [
        row(text("board-milestones-completed"), view.seats, ({ figures, completed }) => ({
          points: figures.milestones,
          note: completed.map(({ id }) => id).join(", ") || null,
        })),
      ];
    default:
      return view.links.flatMap(({ vp, seats }, k) =>
        seats.length === 0
          ? []
          : [row(text("board-pair", { left: k + 1, right: k + 2 }), view.seats, ({ seat }) => (seats.includes(seat) ? { points: vp, note: null } : NONE))],
      );
  }
}

function product(seats: readonly SeatView[], source: Source): Row {
  return row(text(`board-times-${source}-end`), seats, ({ figures }) => {
    const { value, count, points } = figures[source];
    return { points, note: `${count} × ${value}` };
  });
}

function row(label: Text, seats: readonly SeatView[], cell: (seat: SeatView) => Cell): Row {
  return { label, cells: seats.map(cell) };
}
