/* The lines behind each source of the final score, counted from a view. Pure. */
import type { Text } from "../../net/types";
import type { ChallengeView, SeatView, View } from "../../generated/tiles/types";
import type { EndCell, EndLine } from "../board";
import { sign } from "../shared/sign";
import Piece from "./face/Piece.svelte";
import { KINDS, type PieceKind } from "./printed";

export function linesBehind(view: View, source: string): EndLine[] {
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
      return [{ label: text("board-end-columns"), cells: view.seats.map(({ figures }) => ({ figure: figures.solo })) }];
    case "challenge":
      return view.challenge ? [challenge(view.challenge)] : [];
    default:
      return [];
  }
}

/** One line for each kind and round in which anybody placed it. */
function pieces(view: View): EndLine[] {
  const rounds = Array.from({ length: view.rounds }, (_, k) => k + 1);
  const lines = rounds.flatMap((round) =>
    KINDS.map((kind): EndLine => ({
      label: text("board-end-piece", { round, piece: { is: "name", id: `piece-${kind}` } }),
      sign: sign(Piece, { kind, size: 16 }),
      cells: view.seats.map((seat) => scored(seat, kind, round)),
    })),
  );
  return lines.filter(({ cells }) => cells.some((cell) => cell !== null));
}

function scored({ map }: SeatView, kind: PieceKind, round: number): EndCell | null {
  const placed = map.flatMap(({ slots }) => slots).filter((slot) => slot.kind === kind && slot.round === round);
  if (placed.length === 0) return null;
  const points = placed.map(({ points }) => points ?? 0);
  const note = points.length > 1 ? text("board-end-sum", { first: points[0]!, second: points[1]! }) : null;
  return { figure: points.reduce((sum, each) => sum + each, 0), note };
}

/** The cities of each seat, largest first, side by side. */
function cities(view: View): EndLine[] {
  const sorted = view.seats.map(({ figures }) => [...figures.cities].sort((a, b) => b.cells.length - a.cells.length));
  const most = Math.max(...sorted.map(({ length }) => length));
  return Array.from({ length: most }, (_, k) => ({
    label: text("board-end-city", { number: k + 1 }),
    cells: sorted.map((own) => {
      const city = own[k];
      return city ? { figure: city.points, note: text("board-end-tiles", { tiles: city.cells.length }) } : null;
    }),
  }));
}

function rectangle({ figures }: SeatView): EndCell | null {
  const found = figures.rectangle;
  return found ? { figure: found.points, note: text("board-size", { width: found.width, height: found.height }) } : null;
}

function deadEnds({ figures }: SeatView): EndCell | null {
  return { figure: figures.penalty, note: text("board-end-count", { count: figures.dead_ends.length }) };
}

/** A failed challenge takes all that was scored (TIL-114). */
function challenge({ id, value, target, lost }: ChallengeView): EndLine {
  return { label: text(`challenge-${id}`), cells: [lost > 0 ? { figure: -lost, note: text("board-challenge-value", { value, target }) } : null] };
}

function objectives(view: View): EndLine[] {
  return view.objectives.map((kind) => ({
    label: text(`objective-${kind}`),
    cells: view.seats.map(({ figures }) => {
      const own = figures.objectives.find((objective) => objective.kind === kind);
      return own?.cell ? { figure: own.points, note: text(own.holds ? "board-end-holds" : "board-end-fails") } : null;
    }),
  }));
}

function text(id: string, facts: Text["facts"] = {}): Text {
  return { id, facts };
}
