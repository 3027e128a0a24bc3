/* Small pictures of the solo challenges: rows of tiles as the board draws them. Pure.
   `V24.1` is a tile and how it lies, `!` puts a piece on its slot, `.` leaves a cell empty. */
const PICTURES: Readonly<Record<string, string>> = {
  megalopole: "V30.1 V25.1 V30.2 / V30.0 V25.1 V30.3",
  route_66: "V24.1 V29.2 V29.1 / . V29.0 V29.3",
  trans_europe_express: "V04.1 V09.2 V09.1 / . V09.0 V09.3",
  perfection: "V09.1 V04.1 V09.2 / V09.0 V04.1 V09.3",
  flat_earth: "V04.1 V04.1 V04.1 V04.1 / V24.1 V24.1 V24.1 V24.1",
  volcano: "V29.1 V24.1 V24.1 V29.2 / V24.0 . . V24.0 / V24.0 . . V24.0 / V29.0 V24.1 V24.1 V29.3",
  holes: "V09.1 V04.1 V14.1 V04.1 V09.2 / V04.0 . V04.0 . V04.0 / V09.0 V04.1 V14.3 V04.1 V09.3",
  far_friends: "V03.1! V04.1 V04.1 V03.1!",
  station_mayhem: "V49.1 V49.3 V49.1 / V49.3 V49.1 V49.3",
  car_paradise: "V26.1! V21.1! V26.2! / V26.0! V21.1! V26.3!",
  train_paradise: "V06.1! V01.1! V06.2! / V06.0! V01.1! V06.3!",
  intercommunality: "V25.1 V30.2 . V30.1 V25.1 / . V30.0 V24.1 V30.3 .",
  social_distance: "V01.1! V04.1 V03.1! / V21.1! V24.1 V23.1!",
  traffic_control: "V21.1! V24.1 V21.1! / V04.1 V01.1! V04.1",
  lazy_travellers: "V23.1! V49.1 V03.1!",
};

export interface Placed {
  tile: string;
  orientation: number;
  filled: boolean;
  x: number;
  y: number;
}

export interface Picture {
  tiles: Placed[];
  width: number;
  height: number;
}

export function pictureOf(challenge: string): Picture {
  const rows = (PICTURES[challenge] ?? "").split("/").map((row) => row.trim().split(" "));
  const tiles = rows.flatMap((row, y) => row.flatMap((spelt, x) => placed(spelt, x, y)));
  return { tiles, width: Math.max(...rows.map((row) => row.length)), height: rows.length };
}

function placed(spelt: string, x: number, y: number): Placed[] {
  const found = /^(\w+)\.(\d)(!?)$/.exec(spelt);
  return found ? [{ tile: found[1]!, orientation: Number(found[2]), filled: found[3] === "!", x, y }] : [];
}
