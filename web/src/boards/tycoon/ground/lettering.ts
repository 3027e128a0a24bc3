/* The names of waters and of land beyond the map, and where they are written. */
import type { Point } from "../../shared/points";

export interface Lettering {
  /** The message is `board-` and this. */
  word: string;
  at: Point;
  /** Degrees. */
  turn: number;
  kind: "ocean" | "lake" | "small" | "away";
  /** Whether it is written in the far view too. */
  far?: true;
}

export const LETTERING: readonly Lettering[] = [
  { word: "atlantic", at: [1030, 350], turn: 64, kind: "ocean" },
  { word: "atlantic", at: [1096, 738], turn: 74, kind: "ocean", far: true },
  { word: "gulf", at: [772, 1242], turn: 0, kind: "ocean", far: true },
  { word: "superior", at: [152, -34], turn: -6, kind: "lake" },
  { word: "michigan", at: [264, 214], turn: -78, kind: "lake" },
  { word: "huron", at: [448, 154], turn: -62, kind: "lake" },
  { word: "erie", at: [594, 210], turn: -47, kind: "small" },
  { word: "ontario", at: [642, 64], turn: -30, kind: "small" },
  { word: "canada", at: [762, -96], turn: 0, kind: "away" },
  { word: "west", at: [-92, 566], turn: -90, kind: "away", far: true },
  { word: "florida", at: [1040, 1300], turn: 64, kind: "small" },
];
