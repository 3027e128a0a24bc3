/* Track through the middles of the sides, straight or bent inside each hex. Pure; a route is the
   hexes an engine stood on, starting town first. */
import type { Line, Stretch } from "../shared/lines";
import { along, between, centre, sideTo } from "./hexes";

/** Track leaves a starting town at its ring. */
const RING = 0.42;

/** The line up to the side by which the engine entered its hex; null before the first step. */
export function body(route: readonly string[]): Line | null {
  if (route.length < 2) return null;
  const [start, second] = [route[0]!, route[1]!];
  const side = between(start, second);
  const bends = route.slice(1, -1).map((hex, i) => bend(hex, route[i + 2]!));
  return { from: along(centre(start), side, RING), stretches: [{ to: side }, ...bends] };
}

/** From that side to the middle of the hex the engine stands on. */
export function tip(route: readonly string[]): Line | null {
  if (route.length < 2) return null;
  const [before, last] = [route.at(-2)!, route.at(-1)!];
  return { from: between(before, last), stretches: [{ to: centre(last) }] };
}

/** From the last side of an absorbed line into the track that it joined. */
export function junction(route: readonly string[], link: string, other: readonly string[]): Line {
  const [before, last] = [route.at(-2), route.at(-1)!];
  const side = between(last, link);
  const into = intoTrack(last, link, other);
  if (before === undefined) return { from: along(centre(last), side, RING), stretches: [{ to: side }, into] };
  return { from: between(before, last), stretches: [bend(last, link), into] };
}

function bend(hex: string, next: string): Stretch {
  return { lean: centre(hex), to: between(hex, next) };
}

/** Along the joined track on its straighter side; to the ring of a town that was not left yet. */
function intoTrack(last: string, link: string, other: readonly string[]): Stretch {
  const at = other.indexOf(link);
  const exits = at < 1 ? [] : [other[at - 1]!, other[at + 1]].filter((hex) => hex !== undefined);
  if (exits.length === 0) return { to: along(centre(link), between(last, link), RING) };
  const entry = sideTo(link, last);
  const straightest = exits.reduce((a, b) => (turn(entry, sideTo(link, a)) >= turn(entry, sideTo(link, b)) ? a : b));
  return bend(link, straightest);
}

/** Sides between two sides of a hex: 3 is straight on. */
function turn(a: number, b: number): number {
  const apart = Math.abs(a - b) % 6;
  return Math.min(apart, 6 - apart);
}
