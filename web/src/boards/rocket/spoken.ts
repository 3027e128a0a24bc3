/* The spoken name of each thing on the board. Pure. */
import type { Fact } from "../../net/types";
import type { Reader } from "../../words/catalogue";
import { t } from "../../words/language.svelte";
import type { Mark } from "../board";
import type { View } from "../../generated/rocket/types";
import { TOWN, TOWN_AT } from "./chart";
import { kindOf, nameIn, wordsOf } from "./things";

type Facts = Record<string, Fact>;

export const named = (id: string): Fact => ({ is: "name", id });
export const seated = (seat: number): Fact => ({ is: "seat", seat });

/** What a thing is, and what choosing it brings where it can be chosen. */
export function spoken(thing: string, view: View, marks: Map<string, Mark>, reader: Reader): string {
  const [id, facts] = sentence(thing, view);
  const detail = marks.get(thing)?.choice?.detail;
  const name = t(id, facts, reader);
  return detail ? `${name}, ${t(detail.id, detail.facts, reader)}` : name;
}

export interface Voice {
  role: "button" | "img";
  tabindex?: number;
  "aria-label": string;
}

/** How assistive technology meets a piece: as a picture, or as a button while it can be chosen. */
export function voice(name: string, mark: Mark | undefined): Voice {
  if (mark === undefined) return { role: "img", "aria-label": name };
  return { role: "button", tabindex: mark.quiet ? -1 : 0, "aria-label": name };
}

function sentence(thing: string, view: View): [string, Facts] {
  const name = nameIn(thing);
  switch (kindOf(thing)) {
    case "company":
      return engine(name, view);
    case "station":
      return ["board-station", { hex: name, seat: seated(view.stations.find(({ hex }) => hex === name)?.seat ?? 0) }];
    case "town":
      return ["board-town", { town: named(`town-${name}`), kind: named(`kind-${TOWN.get(name)!.kind}`), hex: TOWN.get(name)!.hex }];
    case "marker":
      return ["board-marker", { city: named(`town-${name}`), good: named(`good-${wordsOf(thing)[1]}`) }];
    default:
      return ["board-hex", { hex: name }];
  }
}

function engine(id: string, view: View): [string, Facts] {
  const { engine, heading } = view.companies.find((company) => company.id === id)!;
  const company = named(`company-${id}`);
  const town = engine === null ? undefined : TOWN_AT.get(engine);
  if (town) return ["board-engine-home", { company, town: named(`town-${town.id}`) }];
  return ["board-engine", { company, hex: engine ?? "", direction: named(`direction-${heading ?? 0}`) }];
}
