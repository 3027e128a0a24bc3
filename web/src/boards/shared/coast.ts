/* The engraved coast: the edge of a set of hexes, made soft and a little irregular. Pure; the
   irregularity comes from a seed, so that the map looks the same on every screen. */
import { pair, type Point } from "./points";

/** How the hexes of a map lie to each other. */
export interface Grid {
  neighbour: (hex: string, side: number) => string | null;
  /** The two corners of a side, clockwise around the hex. */
  edge: (hex: string, side: number) => readonly [Point, Point];
}

const SIDES = [0, 1, 2, 3, 4, 5];

/** A generator of numbers in 0..1; the same seed gives the same coast. */
export type Chance = () => number;

export function chance(seed: number): Chance {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** The closed borders of the set, each clockwise around the land. */
export function borders(land: ReadonlySet<string>, grid: Grid): Point[][] {
  const edges = edgesByStart(land, grid);
  const loops: Point[][] = [];
  for (let edge = first(edges); edge; edge = first(edges)) {
    const loop: Point[] = [];
    for (let next: Edge | undefined = edge; next; next = edges.get(next.end)) {
      edges.delete(next.start);
      loop.push(next.at);
    }
    loops.push(loop);
  }
  return loops;
}

interface Edge {
  start: string;
  end: string;
  at: Point;
}

function edgesByStart(land: ReadonlySet<string>, { neighbour, edge }: Grid): Map<string, Edge> {
  const edges = new Map<string, Edge>();
  for (const hex of land) {
    for (const side of SIDES.filter((side) => !land.has(neighbour(hex, side) ?? ""))) {
      const [at, to] = edge(hex, side);
      edges.set(key(at), { start: key(at), end: key(to), at });
    }
  }
  return edges;
}

function first(edges: Map<string, Edge>): Edge | undefined {
  return edges.values().next().value;
}

function key([x, y]: Point): string {
  return `${Math.round(x)},${Math.round(y)}`;
}

/** Each point drawn towards its two neighbours: the teeth of the hexes become bays. */
export function eased(loop: readonly Point[], pull: number): Point[] {
  return loop.map(([x, y], i) => {
    const [before, after] = [loop.at(i - 1)!, loop[(i + 1) % loop.length]!];
    const side = pull / 2;
    return [x * (1 - pull) + (before[0] + after[0]) * side, y * (1 - pull) + (before[1] + after[1]) * side];
  });
}

/** A new point beside the middle of each stretch, between `inward` and `outward` of its length. */
export function broken(loop: readonly Point[], draw: Chance, inward: number, outward: number): Point[] {
  return loop.flatMap((here, i) => {
    const next = loop[(i + 1) % loop.length]!;
    const [dx, dy] = [next[0] - here[0], next[1] - here[1]];
    const shift = inward + draw() * (outward - inward);
    return [here, [here[0] + dx / 2 + dy * shift, here[1] + dy / 2 - dx * shift] as Point];
  });
}

/** Corners cut twice at a quarter (Chaikin). */
export function rounded(loop: readonly Point[], times = 2): Point[] {
  let points = [...loop];
  for (let k = 0; k < times; k++) points = points.flatMap((point, i) => cut(point, points[(i + 1) % points.length]!));
  return points;
}

function cut([ax, ay]: Point, [bx, by]: Point): Point[] {
  return [
    [ax * 0.75 + bx * 0.25, ay * 0.75 + by * 0.25],
    [ax * 0.25 + bx * 0.75, ay * 0.25 + by * 0.75],
  ];
}

export function closed(loop: readonly Point[]): string {
  return `M${loop.map(pair).join("L")}z`;
}

/** A coast through capes and inlets, for land that no rule knows. */
export function sketched(capes: readonly Point[], seed: number): Point[] {
  const draw = chance(seed);
  return rounded(broken(broken(capes, draw, -0.1, 0.12), draw, -0.12, 0.12));
}
