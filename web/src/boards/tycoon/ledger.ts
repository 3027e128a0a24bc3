/* What stands behind each source of the final score, seat by seat. Pure. */
import type { View } from "../../generated/tycoon/types";
import type { Text } from "../../net/types";
import type { EndLine } from "../board";
import { named } from "../shared/voice";
import { CARDS } from "./chart";

const text = (id: string, facts: Text["facts"] = {}): Text => ({ id, facts });

export function linesBehind(view: View, source: string): EndLine[] {
  switch (source) {
    case "links":
      return [
        figures("board-end-links", view, (seat) => view.seats[seat]!.links),
        figures("board-end-link-points", view, (seat) => view.seats[seat]!.link_points),
      ];
    case "hotels":
      return hotels(view);
    case "objectives":
      return objectives(view);
    case "shares":
      return [figures("board-end-shares", view, (seat) => view.seats[seat]!.shares)];
    case "tycoon":
      return tycoons(view);
    default:
      return [];
  }
}

function figures(label: string, view: View, figure: (seat: number) => number): EndLine {
  return { label: text(label), cells: view.seats.map(({ seat }) => ({ figure: figure(seat) })) };
}

/** A row for each hotel, at the seat that owns it. */
function hotels(view: View): EndLine[] {
  return view.seats.flatMap(({ seat, cards }) =>
    cards
      .filter((card) => card.startsWith("hotel_"))
      .map((card) => ({
        label: text(`card-${card}`),
        cells: view.seats.map((other) => (other.seat === seat ? { figure: null, note: text("board-end-owner") } : null)),
      })),
  );
}

/** A row for each objective that was met, at the seat that met it. */
function objectives(view: View): EndLine[] {
  return view.seats.flatMap(({ seat, objectives }) =>
    objectives.map((card) => ({
      label: text(`card-${card}`),
      cells: view.seats.map((other) => (other.seat === seat ? { figure: CARDS.get(card)!.points ?? 0 } : null)),
    })),
  );
}

/** The card of each seat with what it counted; a tie fails. */
function tycoons(view: View): EndLine[] {
  return view.tycoons.map(({ seat, card, figures, worth }) => ({
    label: text("board-end-tycoon", { tycoon: named(`tycoon-${card}`) }),
    cells: view.seats.map((other) => ({
      figure: figures[other.seat] ?? null,
      note: other.seat === seat ? text(worth > 0 ? "board-end-met" : "board-end-missed", { points: worth }) : null,
    })),
  }));
}
