/* The keys of the map. Pure: an event in, an order out. */
import type { Letter } from "./chart";

export type Order =
  | { kind: "prices" }
  | { kind: "whole" }
  | { kind: "mine" }
  | { kind: "way"; by: number }
  | { kind: "order"; notation: string }
  | { kind: "letter"; letter: Letter }
  | { kind: "deliveries" }
  | { kind: "city" }
  | { kind: "clear" };

interface Stroke {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

export function orderOf({ key, shiftKey, ctrlKey, metaKey, altKey }: Stroke): Order | null {
  if (ctrlKey || metaKey || altKey) return null;
  const letter = key.toUpperCase();
  switch (letter) {
    case "V":
      return { kind: "prices" };
    case "O":
      return { kind: "whole" };
    case "L":
      return { kind: "mine" };
    case "W":
      return { kind: "way", by: shiftKey ? -1 : 1 };
    case "S":
      return { kind: "order", notation: "stop" };
    case "D":
      return { kind: "deliveries" };
    case "H":
      return { kind: "city" };
    case "ESCAPE":
      return { kind: "clear" };
    case "R":
    case "Y":
    case "B":
    case "K":
    case "P":
      return { kind: "letter", letter };
    default:
      return null;
  }
}
