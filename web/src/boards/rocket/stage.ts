/* A view as things to draw: tracks, stations beside them, engines with their heading. Pure. */
import type { AnyEvent, CompanyView, Veto, View } from "../../generated/rocket/types";
import { companyThing, stationThing, townThing } from "../../generated/rocket/things";
import type { Mark } from "../board";
import { TOWNS } from "./chart";
import type { Lying } from "../shared/stage.svelte";
import type { Box } from "../shared/framing";
import type { Labels } from "../shared/labels";
import { around, centre, type Point, polar, sideTo, SIZE, WIDTH } from "./hexes";
import { type Line, sampled } from "../shared/lines";
import { hexOf, kindOf } from "./things";
import { body, junction, tip } from "./track";

export interface Track {
  company: string;
  /** The company whose line it belongs to now. */
  line: string;
  body: Line | null;
  /** What the engine stands on, or the link to the line it merged into. */
  end: Line | null;
  route: string[];
}

export interface Engine {
  company: string;
  hex: string;
  heading: number | null;
}

export interface House {
  /** The same for as long as the station stands, wherever it is moved. */
  id: string;
  hex: string;
  seat: number;
  at: Point;
}

export function tracks(view: View): Track[] {
  const merged = (company: CompanyView): number => (company.status === "absorbed" ? 0 : 1);
  return view.companies
    .filter((company) => company.route.length > 1)
    .sort((a, b) => merged(a) - merged(b))
    .map((company) => ({
      company: company.id,
      line: company.line,
      body: body(company.route),
      end: company.link === null ? tip(company.route) : junction(company.route, company.link, routeOver(view, company)),
      route: company.route,
    }));
}

/** The route of the line that this one joined; its own last hexes never count. */
function routeOver(view: View, joined: CompanyView): string[] {
  const others = view.companies.filter((company) => company.id !== joined.id);
  return others.find((company) => company.route.includes(joined.link!))?.route ?? [];
}

export function engines(view: View): Engine[] {
  return view.companies.flatMap(({ id, engine, heading }) => (engine === null ? [] : [{ company: id, hex: engine, heading }]));
}

/** Stations: clear of an engine, beside the rails where there are any, up a little where a figure needs the middle. */
export function houses(view: View, ids: ReadonlyMap<string, string>, figured: ReadonlySet<string> = new Set()): House[] {
  return view.stations.map(({ hex, seat }) => {
    const [x, y] = besideTrack(hex, view);
    return { id: ids.get(hex) ?? hex, hex, seat, at: figured.has(hex) ? [x - 7, y - 8] : [x, y] };
  });
}

/** Which station stands on each hex: those of before, and those that were just moved or placed. */
export function identities(before: ReadonlyMap<string, string>, view: View, events: readonly AnyEvent[]): Map<string, string> {
  const origins = new Map(events.flatMap((event) => (event.event === "stationmoved" ? [[event.hex, event.origin]] : [])));
  return new Map(
    view.stations.map(({ hex, seat }) => {
      const origin = origins.get(hex);
      const known = origin === undefined ? before.get(hex) : before.get(origin);
      return [hex, known ?? `${seat}:${hex}:${view.round}`];
    }),
  );
}

export function besideTrack(hex: string, view: View): Point {
  const used = sidesUsed(hex, view);
  if (used.length === 0) return centre(hex);
  const freedom = (angle: number): number => Math.min(...used.map((side) => apart(angle, side * 60)));
  const under = view.companies.some(({ engine }) => engine === hex);
  const angles = under ? [-30, -150] : [-90, -30, -150, 30, 150, 90];
  const best = angles.reduce((a, b) => (freedom(b) > freedom(a) + 1 ? b : a));
  return polar(centre(hex), under ? 27 : 14.5, best);
}

/** Sides of a hex that track crosses. */
function sidesUsed(hex: string, view: View): number[] {
  return view.companies.flatMap((company) => {
    const route = company.link === null ? company.route : [...company.route, company.link];
    return route.flatMap((other, i) => (other === hex ? [route[i - 1], route[i + 1]].flatMap((next) => (next ? [sideTo(hex, next)] : [])) : []));
  });
}

function apart(a: number, b: number): number {
  const turned = Math.abs(a - b) % 360;
  return Math.min(turned, 360 - turned);
}

/** The veto that is going on, if any. */
export function vetoOf(view: View): Veto | null {
  const step = view.steps.at(-1);
  return step && "veto" in step ? step.veto : null;
}

/** The company that a seat is moving, and the station it holds in its hand. */
export function inHand(view: View): { company: string | null; station: string | null } {
  const step = view.steps.at(-1);
  if (step?.step === "choosehex") return { company: step.company, station: null };
  if (step?.step === "putdown") return { company: null, station: step.origin };
  return { company: vetoOf(view)?.company ?? null, station: null };
}

/** Points of all track, for keeping names off it. */
export function railPoints(view: View): Point[] {
  return tracks(view).flatMap(({ body, end }) => [body, end].flatMap((line) => (line ? sampled(line) : [])));
}

const NOBODY: ReadonlyMap<string, string> = new Map();

/** The room that an engine takes without its plate. */
export function machineBox(hex: string): Box {
  const [x, y] = centre(hex);
  return { left: x - 20, right: x + 20, top: y - 26, bottom: y + 9 };
}

/** How bad it is for a card to cover a name or plate, a city with its markers, or where an engine could be sent next. */
const WEIGHTS = { label: 1.2, city: 2, prospect: 8 };

/** Where things lie on the sheet, and what belongs to them. */
export function* lying(
  view: View,
  shown: {
    marks: ReadonlyMap<string, Mark>;
    labels: Labels;
    prospects: readonly string[];
  },
): Iterable<[string, Lying]> {
  for (const { company, hex } of engines(view)) yield [companyThing(company), machineBox(hex)];
  for (const { hex, at } of houses(view, NOBODY)) yield [stationThing(hex), around(at, 12, 12)];
  for (const { id, kind, hex } of TOWNS) if (kind === "city") yield [townThing(id), { ...around(centre(hex), 24, 20), weight: WEIGHTS.city }];
  for (const [thing, { quiet }] of shown.marks) {
    const hex = quiet ? null : hexOf(thing, view);
    if (hex !== null) yield [thing, around(centre(hex), WIDTH / 2, SIZE)];
  }
  for (const [label, { box }] of shown.labels) yield [label, { ...box, weight: WEIGHTS.label }];
  for (const hex of shown.prospects) yield [`prospect:${hex}`, { ...around(centre(hex), WIDTH / 2, SIZE), weight: WEIGHTS.prospect }];
}

/** Where a thing lies that is named: on its hex. */
export function boxOf(thing: string, view: View): Box | null {
  const hex = ["company", "town", "marker", "hex", "station"].includes(kindOf(thing)) ? hexOf(thing, view) : null;
  return hex === null ? null : around(centre(hex), WIDTH / 2, SIZE);
}

/** Lines that have reached a city, for its markers. */
export function reaching(view: View, city: string): string[] {
  return view.companies.filter((company) => company.status !== "absorbed" && company.towns.includes(city)).map((company) => company.id);
}
