/* Stations and chains on the general map, and what a pointed choice would make of them. Pure. */
import type { AnySign, CompanyView, View } from "../../generated/dice/types";
import type { Box } from "../shared/framing";
import { pair, type Point } from "../shared/points";
import { SIDES, STEP } from "./cells";
import { COMPANIES } from "./printed";
import { middleOf, partBox, type Place, PLACE } from "./survey";
import { markThing, placeThing } from "./things";

/** How far apart the lanes of two companies run. */
const LANE = 12.4;

/** The row of each company, by its column. Two of them lie a knight's move apart or more: no station hides the letter of
    another, also on a small map, where they are drawn larger. */
const ROWS = [0, 3, 1, 4, 2];

/** Where the station of a company stands in a place: each company has its own row and column. */
export function markAt([x, y]: Place, company: string): Point {
  const column = COMPANIES.indexOf(company);
  return [(x + 0.5) * PLACE + (column - 2) * LANE, (y + 0.5) * PLACE + (ROWS[column]! - 2) * LANE];
}

/** Half the breadth of a station on the map. */
const MARK = 8.5;

/** Where tiles and stations lie on the map, whose letters are so much larger than drawn. */
export function* lying({ general_map, companies }: Pick<View, "general_map" | "companies">, letters: number): Iterable<[string, Box]> {
  for (const { place } of general_map) yield [placeThing(...place), around(middleOf(place), PLACE / 2)];
  for (const { id, groups } of companies)
    for (const { tiles, places } of groups)
      for (const [k, tile] of tiles.entries()) yield [markThing(tile, id), around(markAt(places[k]!, id), MARK * letters)];
}

function around([x, y]: Point, half: number): Box {
  return { left: x - half, right: x + half, top: y - half, bottom: y + half };
}

/** A band between two neighbouring stations of a company; it is drawn from one to the other. */
export interface Band {
  key: string;
  d: string;
  counts: boolean;
  isNew: boolean;
}

/** All bands of a company; those to the station that was just built lead to it. */
export function bandsOf({ id, groups }: CompanyView, built: Place | null = null): Band[] {
  return groups.flatMap(({ places, counts }) =>
    neighboursIn(places).map(([one, other]) => {
      const back = String(one) === String(built);
      const isNew = back || String(other) === String(built);
      return { key: `${one} ${other}`, d: back ? joined(other, one, id) : joined(one, other, id), counts, isNew };
    }),
  );
}

function neighboursIn(places: readonly Place[]): [Place, Place][] {
  const held = new Set(places.map(String));
  return places.flatMap((place) =>
    [
      [1, 0],
      [0, 1],
    ]
      .map(([dx, dy]): Place => [place[0] + dx!, place[1] + dy!])
      .filter((other) => held.has(String(other)))
      .map((other): [Place, Place] => [place, other]),
  );
}

/** The line between two places, in the lane of a company. */
function joined(from: Place, to: Place, company: string): string {
  return `M${pair(markAt(from, company))}L${pair(markAt(to, company))}`;
}

/** A chain as a pointed choice would make it: its bands, and the station that is new. */
export interface Foreseen {
  company: string;
  bands: string;
  station: Point | null;
}

export function chainOf(signs: readonly AnySign[]): Foreseen | null {
  const built = signs.find((sign) => sign.sign === "station");
  if (!built) return null;
  const places = signs.flatMap((sign) => (sign.sign === "chain" ? [sign.place] : []));
  return {
    company: built.company,
    bands: neighboursIn(places)
      .map(([one, other]) => joined(one, other, built.company))
      .join(""),
    station: markAt(built.place, built.company),
  };
}

/** The places around a tile that is tried, as far as they are shown, and whether the line could go on there. */
export function aroundOf(signs: readonly AnySign[], tried: Place | null): { box: Box; opens: boolean }[] {
  if (!tried) return [];
  return signs.flatMap((sign) => {
    if (sign.sign !== "place") return [];
    const { place, opens } = sign;
    const side = SIDES.find((each) => STEP[each][0] === place[0] - tried[0] && STEP[each][1] === place[1] - tried[1]);
    return side ? [{ box: partBox(place, side), opens }] : [];
  });
}

/** Groups beside the largest, as `+2+1+1`; many of one size are counted, as `+6×1`. */
export function gatheredSizes(sizes: readonly number[]): string {
  return [...new Set(sizes)]
    .map((size) => {
      const count = sizes.filter((each) => each === size).length;
      return count > 2 ? `+${count}×${size}` : `+${size}`.repeat(count);
    })
    .join("");
}
