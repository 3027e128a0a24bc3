/* The keys of the map: arrows move the tile in hand, R turns it, F or M mirrors it, Enter lays it.
   Pure: an event in, an order out. */
import type { Point } from "../shared/framing";

export type Order =
  { kind: "turn"; by: number } | { kind: "mirror" } | { kind: "step"; towards: Point } | { kind: "lay" } | { kind: "lift" } | { kind: "take"; number: number };

const ARROWS: Record<string, Point> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

interface Stroke {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

export function orderOf({ key, shiftKey, ctrlKey, metaKey, altKey }: Stroke): Order | null {
  if (ctrlKey || metaKey || altKey) return null;
  const towards = ARROWS[key];
  if (towards) return { kind: "step", towards };
  if (/^[1-9]$/.test(key)) return { kind: "take", number: Number(key) };
  switch (key.toLowerCase()) {
    case "r":
      return { kind: "turn", by: shiftKey ? -1 : 1 };
    case "f":
    case "m":
      return { kind: "mirror" };
    case "enter":
      return { kind: "lay" };
    case "escape":
      return { kind: "lift" };
    default:
      return null;
  }
}
