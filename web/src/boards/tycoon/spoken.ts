/* The spoken name of each thing on the board: of cities and what lies at them here, of what is built in
   `sentences`. Pure but for the catalogue. */
import type { View } from "../../generated/tycoon/types";
import type { Fact } from "../../net/types";
import type { Reader } from "../../words/catalogue";
import { t } from "../../words/language.svelte";
import type { Mark } from "../board";
import { named } from "../shared/voice";
import { CITIES, COLOURS, LETTERS, letterOf } from "./chart";
import { cubesOf } from "./cities";
import { rest } from "./rest";
import { kindOf, nameIn, partIn } from "./things";

export type Facts = Record<string, Fact>;

/** The names of all cities, by id. */
export function cityNames(reader: Reader): Map<string, string> {
  return new Map(CITIES.map(({ id }) => [id, t(`city-${id}`, {}, reader)]));
}

/** What a thing is, and what choosing it brings where it can be chosen. */
export function spoken(thing: string, view: View, marks: ReadonlyMap<string, Mark>, reader: Reader): string {
  const [id, facts] = sentence(thing, view, reader);
  const mark = marks.get(thing);
  const said = mark?.count === 1 ? (mark.choice?.detail ?? mark.badge) : mark?.badge;
  const name = t(id, facts, reader);
  return said ? `${name}, ${t(said.id, said.facts, reader)}` : name;
}

function sentence(thing: string, view: View, reader: Reader): [string, Facts] {
  const [name, part] = [nameIn(thing), partIn(thing)];
  const city = named(`city-${name}`);
  switch (kindOf(thing)) {
    case "city":
      return cityWords(name, view, reader);
    case "cube":
      return ["board-cube", { city, colour: named(`colour-${COLOURS[LETTERS.findIndex((letter) => letter === part)]}`) }];
    case "western":
      return ["board-western", { city }];
    default:
      return rest.at(view)?.sentence(thing, view) ?? ["board-hex", { hex: name }];
  }
}

/** A city with its colour and its cubes, as in "New York, red city, 4 cubes: red, red, red, purple". */
function cityWords(id: string, view: View, reader: Reader): [string, Facts] {
  const city = view.cities.find((each) => each.id === id)!;
  const facts = { city: named(`city-${id}`), colour: named(letterOf(city.colour) ? `board-city-${city.colour}` : "board-city-gray") };
  const cubes = cubesOf(city).map(({ letter }) => t(`colour-${COLOURS[LETTERS.indexOf(letter)]}`, {}, reader));
  if (cubes.length === 0) return ["board-city-empty", facts];
  return ["board-city", { ...facts, count: cubes.length, cubes: cubes.join(", ") }];
}
