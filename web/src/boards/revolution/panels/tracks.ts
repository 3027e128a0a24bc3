/* The performance tracks as a drawing: stops in a row, gates between them, markers above. Pure. */
import type { TrackView } from "../../../generated/revolution/types";

export const TRACK = { left: 99, pitch: 28.2, row: 50, middle: 26, width: 316, radius: 9.6 } as const;

/** What a finger meets of a stop that can be chosen: the height of its row, and more before it than after, where the next
    stop lies over it. */
export const REACH = { x: -27, y: -23, width: 50, height: 46 } as const;

export function stopAt(space: number): number {
  return TRACK.left + space * TRACK.pitch;
}

export interface Marker {
  seat: number;
  x: number;
  y: number;
}

/** Markers over the stop they stand on, side by side. */
export function markers({ spaces }: TrackView, y: number): Marker[] {
  return spaces.map((space, seat) => {
    const here = spaces.flatMap((other, k) => (other === space ? [k] : []));
    const apart = here.length < 3 ? 10 : 8.4;
    return { seat, x: stopAt(space) + (here.indexOf(seat) - (here.length - 1) / 2) * apart, y: y - 17 };
  });
}
