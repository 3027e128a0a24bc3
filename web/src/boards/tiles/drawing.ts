/* A tile in one orientation as lines to draw: track, slots, station, ground. The track turns with
   the tile, all that stands on the ground stays upright. Pure; each drawing is made once. */
import type { Point } from "../shared/framing";
import { type Segment, segmentsOf, type Slot, type Tile, tileOf } from "./printed";
import { type Ground, ground, type Obstacles } from "./scenery";
import { opposite } from "./squares";
import { along, GATES, path, point, round, type Run, runsOf, sampled, stretch } from "./track";

/** A line of dashes; `length` makes those of a curve come out even. */
export interface Dashes {
  d: string;
  length?: number;
}

export interface Rails {
  bed: string;
  sleepers: Dashes[];
  rails: string;
  /** The side from which a blind end is closed by a buffer. */
  buffer: number | null;
}

export interface Road {
  band: string;
  middle: Dashes[];
  /** Where a blind end has room to turn round. */
  loop: Point | null;
  /** The side from which it runs over a railway. */
  bridge: number | null;
}

export interface Drawing {
  urban: boolean;
  ground: Ground;
  rails: Rails[];
  roads: Road[];
  slots: Point[];
  house: Point | null;
  /** From a station to the slots that belong to it. */
  footpath: string;
  /** Where the building of an objective stands. */
  landmark: Point | null;
}

const GAUGE = 4.6;
/** Dashes on a curve: 13 sleepers, 8 strokes of paint. */
const SLEEPERS_ON_CURVE = 78;
const STROKES_ON_CURVE = 76.8;
const CORNERS: readonly Point[] = [
  [28, 28],
  [-28, 28],
  [28, -28],
  [-28, -28],
];
/** Slots nearer than this would cover each other. */
const APART = 26;

const made = new Map<string, Drawing>();

/** The drawing of a tile; tiles with another `grain` differ in their scenery. */
export function drawingOf(id: string, orientation: number, grain = 0): Drawing {
  const name = `${id}/${orientation}/${grain}`;
  const drawing = made.get(name) ?? draw(tileOf(id), orientation, grain);
  made.set(name, drawing);
  return drawing;
}

function draw(tile: Tile, orientation: number, grain: number): Drawing {
  const segments = segmentsOf(tile, orientation);
  const runs = segments.flatMap((segment) => runsOf(segment, tile.station));
  const slots = slotPoints(tile, segments, runs);
  const house = tile.station && !tile.objective ? houseAt(tile, slots) : null;
  const landmark = tile.objective ? landmarkAt(segments) : null;
  const obstacles: Obstacles = { track: runs.flatMap((run) => sampled(run)), slots, house, landmark };
  return {
    urban: tile.urban,
    ground: ground(`${tile.id}${grain}`, tile.urban, obstacles),
    rails: segments.filter(({ kind }) => kind === "R").map((segment) => rails(segment, tile)),
    roads: segments.filter(({ kind }) => kind === "H").map((segment) => road(segment, tile)),
    slots,
    house,
    footpath: house ? footpath(tile, house, slots) : "",
    landmark,
  };
}

// --- track ---------------------------------------------------------------------------------------

function rails(segment: Segment, tile: Tile): Rails {
  const runs = runsOf(segment, tile.station);
  return {
    bed: runs.map((run) => path(run)).join(""),
    sleepers: sleepers(runs),
    rails: runs.map((run) => path(run, GAUGE) + path(run, -GAUGE)).join(""),
    buffer: segment.sides.length === 1 && !tile.station ? segment.sides[0]! : null,
  };
}

/** Where tracks part or cross, only one of them has sleepers until they are clear of each other. */
function sleepers(runs: Run[]): Dashes[] {
  const [first, ...others] = runs as [Run, ...Run[]];
  const whole: Dashes = first.hub ? { d: path(first), length: SLEEPERS_ON_CURVE } : { d: path(first) };
  if (others.length === 0) return [whole];
  if (!others[0]!.hub) return [whole, { d: others.map((run) => stretch(run, 0, 0.36) + stretch(run, 0.64, 1)).join("") }];
  return [whole, { d: stretch(others[0]!, 0, 0.27) }, { d: others.map((run) => stretch(run, 0.38, 0.66)).join("") }];
}

function road(segment: Segment, tile: Tile): Road {
  const runs = runsOf(segment, tile.station || tile.objective);
  const blind = segment.sides.length === 1 && !tile.station && !tile.objective;
  return {
    band: runs.map((run) => path(run)).join(""),
    middle: segment.sides.length > 2 ? [{ d: segment.sides.map(approach).join("") }] : runs.map(paint),
    loop: blind ? along(GATES[segment.sides[0]!]!, -0.1) : null,
    bridge: tile.drawing === "overpass" ? segment.sides[0]! : null,
  };
}

function paint(run: Run): Dashes {
  return run.hub ? { d: path(run), length: STROKES_ON_CURVE } : { d: path(run) };
}

/** The middle line of a road up to a junction. */
function approach(side: number): string {
  const gate = GATES[side]!;
  return `M${point(gate)}L${point(along(gate, 0.26))}`;
}

// --- what stands on a tile -------------------------------------------------------------------------

/** Where the slots lie: on their track, or beside the station they belong to. */
function slotPoints(tile: Tile, segments: Segment[], runs: Run[]): Point[] {
  const taken: Point[] = [];
  for (const slot of tile.slots) {
    const places = slot.on === "station" ? corners(runs) : onTrack(slot, segments, tile);
    taken.push(places.find((place) => taken.every((other) => apart(place, other) >= APART)) ?? places[0]!);
  }
  return taken;
}

/** The corners of a tile, those farthest from track first. */
function corners(runs: Run[]): Point[] {
  const track = runs.flatMap((run) => sampled(run));
  const freedom = (corner: Point): number => Math.round(Math.min(...track.map((other) => apart(corner, other))));
  return [...CORNERS].sort((a, b) => freedom(b) - freedom(a));
}

function onTrack({ on }: Slot, segments: Segment[], tile: Tile): Point[] {
  const { sides } = segments.find(({ kind }) => kind === (on === "rail" ? "R" : "H"))!;
  const gates = sides.map((side) => GATES[side]!);
  if (sides.length === 1) return [along(gates[0]!, tile.station ? 0.62 : 0.34)];
  const outer = gates.map((gate) => along(gate, 0.58));
  if (tile.station || tile.drawing === "overpass") return outer;
  const curved = sides.length === 2 && opposite(sides[0]!) !== sides[1];
  return curved ? [sampled(runsOf({ kind: "H", sides }, false)[0]!)[7]!, ...outer] : [[0, 0], ...outer];
}

/** A station stands in the middle, or makes room for a slot on one of its tracks. */
function houseAt(tile: Tile, slots: Point[]): Point {
  const spot = slots.find((_, k) => tile.slots[k]!.on !== "station");
  if (!spot) return [0, 5];
  const [x, y] = spot;
  if (Math.abs(y) > Math.abs(x)) return [0, y < 0 ? 14 : -2];
  return [x < 0 ? 6 : -6, 5];
}

/** The building of an objective: in the middle of a crossing, else where no road runs. */
function landmarkAt(segments: Segment[]): Point {
  const used = segments.flatMap(({ sides }) => sides);
  if (used.length === 4) return [0, 0];
  if (used.length === 1) return along(GATES[used[0]!]!, -0.36);
  const free = [3, 1, 0, 2].find((side) => !used.includes(side))!;
  const [x, y] = along(GATES[free]!, 0.6);
  return [x, y < 0 ? y + 3 : y];
}

function footpath(tile: Tile, [x, y]: Point, slots: Point[]): string {
  const own = slots.filter((_, k) => tile.slots[k]!.on === "station");
  return own.map((slot) => `M${round(x)} ${round(y + 4)}L${point(slot)}`).join("");
}

function apart([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by);
}
