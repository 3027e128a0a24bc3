/* Small silhouettes: the pieces, the star, the two-player coin. About 18 units wide. */
import type { PieceKind } from "./printed";

export interface Sign {
  solid: string;
  /** Wheels, a little apart from the body. */
  wheels?: string;
}

const wheel = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;

export const PIECES: Record<PieceKind, Sign> = {
  train: {
    solid: "M-8.6 3.6V-7.2H-2.2V-5.6H-3.2V-3.2H.6V-5.2H2.8V-3.2H4.2V-7.4H7V-3.2Q9-2.6 8.8 3.6z",
    wheels: wheel(-5, 4.8, 2.9) + wheel(1, 5.3, 2.3) + wheel(5.9, 5.3, 2.3),
  },
  car: {
    solid: "M-8.8 3.6V.3Q-8.8-1.1-7-1.4L-4.7-5.9H2.6L5.4-1.4 7.4-1Q8.9-.6 8.9.9V3.6zM-4.4-1.7H-1.1V-4.4H-3.1zM.3-1.7H3.5L1.8-4.4H.3z",
    wheels: wheel(-4.8, 3.9, 2.9) + wheel(4.8, 3.9, 2.9),
  },
  traveller: {
    solid:
      "M-2.6-5.2H2.6Q2.6-2.2 0-2.2T-2.6-5.2zM-4.6-5.9Q-2.8-6.1-2.5-6.5-2.4-9 0-9T2.5-6.5Q2.8-6.1 4.6-5.9zM-3.9 8V.8Q-3.9-1.6 0-1.6T3.9.8V8zM4.8 3.2H5.7V2H8.1V3.2H9V8H4.8z",
  },
};

export const STAR = "M0-8 2.35-2.9 7.7-2.4 3.6 1.2 4.8 6.6 0 3.8-4.8 6.6-3.6 1.2-7.7-2.4-2.35-2.9z";
