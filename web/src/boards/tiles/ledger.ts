/* The lines behind each source of the final score, counted from a view. Pure. */
import type { Text } from "../../net/types";
import type { ChallengeView, SeatView, View } from "../../generated/tiles/types";
import { KINDS, type PieceKind } from "./printed";

export interface Cell {
  /** Null where a seat has nothing here. */
  points: number | null;
  note: Text | null;
}

export interface Line {
  label: Text;
  kind?: PieceKind;
  /** One for each seat, seat 0 first. */
  cells: Cell[];
}

const NOTHING: Cell = { points: null, note: null };

export function linesBehind(view: View, source: string): Line[] {
  switch (source) {
    case "pieces":
      return pieces(view);
    case "cities":
      return cities(view);
    case "rectangle":
      return [{ label: text("board-end-rectangle"), cells: view.seats.map(rectangle) }];
    case "dead_ends":
      return [{ label: text("board-end-dead-ends", { free: view.seats[0]!.figures.dead_ends_free }), cells: view.seats.map(deadEnds) }];
    case "objectives":
      return objectives(view);
    case "solo":
      return [{ label: text("board-end-columns"), cells: view.seats.map(({ figures }) => ({ points: figures.solo, note: null })) }];
    case "challenge":
      return view.challenge ? [challenge(view, view.challenge)] : [];
    default:
      return [];
  }
}

/** One line for each kind and round in which anybody placed it. */
function pieces(view: View): Line[] {
  const rounds = Array.from({ length: view.rounds }, (_, k) => k + 1);
  const lines = rounds.flatMap((round) =>
    KINDS.map((kind): Line => ({
      label: text("board-end-piece", { round, piece: { is: "name", id: `piece-${kind}` } }),
      kind,
      cells: view.seats.map((seat) => scored(seat, kind, round)),
    })),
  );
  return lines.filter(({ cells }) => cells.some(({ points }) => points !== null));
}

function scored({ map }: SeatView, kind: PieceKind, round: number): Cell {
  const placed = map.flatMap(({ slots }) => slots).filter((slot) => slot.kind === kind && slot.round === round);
  if (placed.length === 0) return NOTHING;
  const points = placed.map(({ points }) => points ?? 0);
  const note = points.length > 1 ? text("board-end-sum", { first: points[0]!, second: points[1]! }) : null;
  return { points: points.reduce((sum, each) => sum + each, 0), note };
}

/** The cities of each seat, largest first, side by side. */
function cities(view: View): Line[] {
  const sorted = view.seats.map(({ figures }) => [...figures.cities].sort((a, b) => b.cells.length - a.cells.length));
  const most = Math.max(...sorted.map(({ length }) => length));
  return Array.from({ length: most }, (_, k) => ({
    label: text("board-end-city", { number: k + 1 }),
    cells: sorted.map((own) => {
      const city = own[k];
      return city ? { points: city.points, note: text("board-end-tiles", { tiles: city.cells.length }) } : NOTHING;
    }),
  }));
}

function rectangle({ figures }: SeatView): Cell {
  const found = figures.rectangle;
  return found ? { points: found.points, note: text("board-size", { width: found.width, height: found.height }) } : NOTHING;
}

function deadEnds({ figures }: SeatView): Cell {
  return { points: figures.penalty, note: text("board-end-count", { count: figures.dead_ends.length }) };
}

/** A failed challenge takes all that was scored (TIL-114). */
function challenge({ seats }: View, { id, value, target, score }: ChallengeView): Line {
  const points = score - seats[0]!.figures.total;
  return { label: text(`challenge-${id}`), cells: [points < 0 ? { points, note: text("board-challenge-value", { value, target }) } : NOTHING] };
}

function objectives(view: View): Line[] {
  return view.objectives.map((kind) => ({
    label: text(`objective-${kind}`),
    cells: view.seats.map(({ figures }) => {
      const own = figures.objectives.find((objective) => objective.kind === kind);
      return own?.cell ? { points: own.points, note: text(own.holds ? "board-end-holds" : "board-end-fails") } : NOTHING;
    }),
  }));
}

function text(id: string, facts: Text["facts"] = {}): Text {
  return { id, facts };
}
