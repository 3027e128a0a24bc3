/* The spoken names of what is built, or could be: exits, tiles, links. Pure. */
import type { View } from "../../generated/tycoon/types";
import { named, seated } from "../shared/voice";
import type { Facts } from "./spoken";
import { kindOf, nameIn, partIn } from "./things";

/** Nothing where a thing is none of them. */
export function sentence(thing: string, view: View): [string, Facts] | null {
  const [name, part] = [nameIn(thing), partIn(thing)];
  switch (kindOf(thing)) {
    case "exit":
      return ["board-exit", { city: named(`city-${name}`), side: named(`board-side-${part}`) }];
    case "loose":
      return ["board-loose", { hex: name, side: named(`board-side-${part}`) }];
    case "tile":
      return ["board-tile", { hex: name, sides: part.replace("-", "–") }];
    case "link":
      return linkWords(Number(name), view);
    case "unfinished":
      return unfinishedWords(name, view);
    default:
      return null;
  }
}

function linkWords(id: number, view: View): [string, Facts] {
  const link = view.links.find((each) => each.id === id)!;
  return ["board-link", { seat: seated(link.owner), city: named(`city-${link.city_a}`), other: named(`city-${link.city_b}`) }];
}

function unfinishedWords(hex: string, view: View): [string, Facts] {
  const link = view.unfinished.find(({ loose_end }) => loose_end.hex === hex)!;
  return ["board-unfinished", { seat: seated(link.owner), city: named(`city-${link.city}`), hex }];
}
