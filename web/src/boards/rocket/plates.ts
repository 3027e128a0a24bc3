/* On which side of an engine its plate stands: below it, unless that would cover a station, a town
   or a choice. Pure. */
import { COMPANY, type Town, TOWN_AT, TOWNS } from "./chart";
import { centre, type Point } from "./hexes";
import { around, type Box, overlap } from "./labels";

export interface PlatedEngine {
  company: string;
  hex: string;
}

export interface Surroundings {
  stations: readonly Point[];
  /** Hexes that carry a figure. */
  choices: readonly string[];
  /** Where the ghost of an engine stands. */
  ghost: string | null;
  /** How much larger than usual the lettering is. */
  scale: number;
}

/** The middle of a plate, seen from that of its hex. */
export const BELOW: Point = [0, 18.5];
const HEIGHT = 16;
/** How far a plate may slide along, and how far off it stands above and beside. */
const [ASIDE, ABOVE, BESIDE] = [17, -37, 25];

/** How wide the plate of an engine is. */
export function plateWidth(company: string): number {
  return 9.8 * (COMPANY.get(company)?.label.length ?? 3) + 10;
}

/** The room that an engine takes without its plate. */
export function machineBox(hex: string): Box {
  const [x, y] = centre(hex);
  return { left: x - 20, right: x + 20, top: y - 26, bottom: y + 9 };
}

export function plateBox({ company, hex }: PlatedEngine, [dx, dy]: Point, scale: number): Box {
  const [x, y] = centre(hex);
  return around([x + dx, y + dy], (plateWidth(company) * scale) / 2, (HEIGHT * scale) / 2);
}

/** Where each plate stands; the nearest of equally good places. */
export function plates(engines: readonly PlatedEngine[], land: Surroundings): Map<string, Point> {
  const found = new Map<string, Point>();
  const taken: Box[] = [];
  for (const engine of engines) {
    const others = [...inTheWay(engine, engines, land), ...taken];
    const cost = (spot: Point, rank: number): number => rank + covered(plateBox(engine, spot, land.scale), others);
    const spots = spotsOf(engine.company, land.scale).map((spot, rank) => ({ spot, cost: cost(spot, 2 * rank) }));
    const { spot } = spots.reduce((a, b) => (b.cost < a.cost ? b : a));
    found.set(engine.company, spot);
    taken.push(plateBox(engine, spot, land.scale));
  }
  return found;
}

function spotsOf(company: string, scale: number): Point[] {
  const [x, y] = BELOW;
  const beside = (plateWidth(company) * scale) / 2 + BESIDE;
  return [BELOW, [x - ASIDE, y], [x + ASIDE, y], [0, ABOVE], [beside, 0], [-beside, 0]];
}

function inTheWay({ hex }: PlatedEngine, engines: readonly PlatedEngine[], { stations, choices, ghost }: Surroundings): Box[] {
  const machines = [...engines.map((other) => other.hex).filter((other) => other !== hex), ...(ghost === null ? [] : [ghost])];
  return [
    ...stations.map((at) => around(at, 12, 13)),
    ...TOWNS.filter((town) => town !== TOWN_AT.get(hex)).flatMap(townBoxes),
    ...machines.map(machineBox),
    ...choices.map((choice) => around(centre(choice), 18, 11)),
  ];
}

/** The room that a town takes: a city is roofs and tray, with a spire in the middle. */
export function townBoxes({ kind, hex }: Town): Box[] {
  const [x, y] = centre(hex);
  if (kind !== "city") return [around([x, y], 12, 12)];
  return [
    { left: x - 23, right: x + 23, top: y - 15, bottom: y + 12 },
    { left: x - 5, right: x + 5, top: y - 29, bottom: y - 15 },
  ];
}

function covered(box: Box, others: readonly Box[]): number {
  return others.reduce((sum, other) => sum + overlap(box, other), 0) / 6;
}
