/* The printed map as a diagram: where cities stand, where their plates hang, how lines run between
   them. Drawing data of our own; what a city or a space is worth comes from the view. Pure. */
import type { Point } from "../shared/framing";

export type Side = 1 | -1 | 0;

export interface City {
  id: string;
  at: Point;
  /** Where it lies on the globe, for the coast to follow. */
  globe: Point;
  /** From the city to the middle of the upper edge of its name. */
  plate: Point;
  /** Which edge of name and plate is even. */
  edge: "start" | "middle" | "end";
  /** How far to the right the plate may reach, where that of a neighbour begins. */
  until?: number;
}

export interface Link {
  from: string;
  to: string;
  /** How far its middle lies off the straight line, to the right as one travels. */
  bend: number;
  /** Rail spaces on the way; the sign says on which side their terrain is drawn, 0 that there is none, and
      the last figure how much farther along the line, clear of a plate. */
  spaces: readonly (readonly [id: string, side: Side, farther?: number])[];
}

export const CITIES: readonly City[] = [
  { id: "washington", at: [720, 176], globe: [-77, 38.9], plate: [12, -58], edge: "middle" },
  { id: "charlotte", at: [684, 268], globe: [-80.8, 35.2], plate: [-8, -56], edge: "end" },
  { id: "miami", at: [726, 396], globe: [-80.2, 25.8], plate: [-32, -64], edge: "end" },
  { id: "little_rock", at: [526, 284], globe: [-92.3, 34.7], plate: [20, 11], edge: "start" },
  { id: "chicago", at: [582, 140], globe: [-87.6, 41.9], plate: [18, -60], edge: "start" },
  { id: "houston", at: [462, 366], globe: [-95.4, 29.8], plate: [18, 19], edge: "end" },
  { id: "kansas_city", at: [462, 210], globe: [-94.6, 39.1], plate: [4, -59], edge: "middle" },
  { id: "duluth", at: [498, 66], globe: [-92.1, 46.8], plate: [-20, 19], edge: "middle" },
  { id: "bismarck", at: [366, 76], globe: [-100.8, 46.8], plate: [10, -59], edge: "middle" },
  { id: "denver", at: [342, 204], globe: [-105, 39.7], plate: [16, -58], edge: "middle", until: 416 },
  { id: "el_paso", at: [302, 332], globe: [-106.5, 31.8], plate: [-10, 18], edge: "middle", until: 342 },
  { id: "salt_lake_city", at: [196, 170], globe: [-111.9, 40.8], plate: [-6, 46], edge: "start" },
  { id: "seattle", at: [72, 62], globe: [-122.3, 47.6], plate: [-18, -59], edge: "start" },
  { id: "san_francisco", at: [56, 208], globe: [-122.4, 37.8], plate: [-52, 31], edge: "start" },
  { id: "san_diego", at: [130, 320], globe: [-117.2, 32.7], plate: [-66, 18], edge: "start" },
];

export const LINKS: readonly Link[] = [
  { from: "washington", to: "charlotte", bend: 0, spaces: [["S00", 0]] },
  {
    from: "washington",
    to: "chicago",
    bend: 0,
    spaces: [
      ["S01", -1],
      ["S02", 1],
    ],
  },
  {
    from: "charlotte",
    to: "little_rock",
    bend: 0,
    spaces: [
      ["S03", -1],
      ["S04", 1, 6],
    ],
  },
  { from: "charlotte", to: "miami", bend: 0, spaces: [["S05", -1]] },
  {
    from: "miami",
    to: "houston",
    bend: 0,
    spaces: [
      ["S06", -1],
      ["S07", 1],
    ],
  },
  { from: "little_rock", to: "houston", bend: 0, spaces: [["S08", 1]] },
  { from: "little_rock", to: "kansas_city", bend: 0, spaces: [["S09", 1]] },
  { from: "little_rock", to: "chicago", bend: 0, spaces: [["S10", -1]] },
  { from: "chicago", to: "kansas_city", bend: 0, spaces: [["S11", -1]] },
  { from: "chicago", to: "duluth", bend: 0, spaces: [["S12", 1]] },
  { from: "duluth", to: "bismarck", bend: 0, spaces: [["S13", -1, 10]] },
  { from: "kansas_city", to: "bismarck", bend: 0, spaces: [["S14", 1]] },
  {
    from: "kansas_city",
    to: "denver",
    bend: 0,
    spaces: [
      ["S15", -1, 10],
      ["S16", -1],
    ],
  },
  {
    from: "houston",
    to: "el_paso",
    bend: 0,
    spaces: [
      ["S17", 1],
      ["S18", -1, -11],
    ],
  },
  {
    from: "kansas_city",
    to: "el_paso",
    bend: 0,
    spaces: [
      ["S19", -1],
      ["S20", -1],
    ],
  },
  { from: "el_paso", to: "denver", bend: 0, spaces: [["S21", -1, -2]] },
  { from: "bismarck", to: "denver", bend: 0, spaces: [["S22", 1]] },
  {
    from: "bismarck",
    to: "seattle",
    bend: 0,
    spaces: [
      ["S23", 1, 9],
      ["S24", 1],
      ["S25", -1],
    ],
  },
  {
    from: "bismarck",
    to: "salt_lake_city",
    bend: 0,
    spaces: [
      ["S26", 1, 17],
      ["S27", 1],
    ],
  },
  { from: "denver", to: "salt_lake_city", bend: 0, spaces: [["S28", -1, 15]] },
  {
    from: "el_paso",
    to: "san_diego",
    bend: 0,
    spaces: [
      ["S29", 1],
      ["S30", 1],
    ],
  },
  {
    from: "salt_lake_city",
    to: "san_francisco",
    bend: 0,
    spaces: [
      ["S31", -1],
      ["S32", 1, -6],
    ],
  },
  {
    from: "salt_lake_city",
    to: "seattle",
    bend: 0,
    spaces: [
      ["S33", 1],
      ["S34", -1, -10],
    ],
  },
  {
    from: "salt_lake_city",
    to: "san_diego",
    bend: 0,
    spaces: [
      ["S35", -1, -12],
      ["S36", -1],
    ],
  },
  { from: "san_francisco", to: "san_diego", bend: -38, spaces: [["S37", -1, -5]] },
  {
    from: "san_francisco",
    to: "seattle",
    bend: 0,
    spaces: [
      ["S38", -1],
      ["S39", -1],
    ],
  },
];

export const CITY: ReadonlyMap<string, City> = new Map(CITIES.map((city) => [city.id, city]));

/** The sheet that lies on the table, in its own units: one is a pixel on a screen 1440 wide. */
export const SHEET_SIZE = { width: 800, height: 428 } as const;

/** Half of what a city takes. */
export const RADIUS = 16.5;
