/* Sheets, plans, tray, reserve, ledger, motion and year end, from views and events. */
import { expect, test } from "vitest";
import type { AnyEvent, AnySign } from "../../src/generated/dice/types";
import { discoveredBy, freshIn, grownBy, leftBy } from "../../src/boards/dice/happening";
import { gateOn } from "../../src/boards/dice/gates";
import { type Leaf, roomsOf } from "../../src/boards/dice/leaves";
import { NONE, together, toggled } from "../../src/boards/dice/giving";
import { gatheredSizes, lying } from "../../src/boards/dice/chains";
import { linesBehind } from "../../src/boards/dice/ledger";
import { motionOf } from "../../src/boards/dice/motion/flights";
import { scrollFor } from "../../src/boards/dice/motion/sight";
import { Pacing } from "../../src/boards/dice/motion/pacing";
import { foundedBy, ghostOf, layingOf, otherDie, otherPayer, tagsOf } from "../../src/boards/dice/plan";
import { gridOf } from "../../src/boards/dice/printed";
import { boxOf, fewestLeft } from "../../src/boards/dice/reserve";
import { endsAt, PLACE } from "../../src/boards/dice/survey";
import { endOf, firstTab, openEnds, swiped } from "../../src/boards/dice/tabs";
import { fallen, frontDice, lyingOf, pilesOf, stacked, tumbled, TUMBLES, tumblesLeft } from "../../src/boards/dice/tray";
import { realDie, wayOf } from "../../src/boards/dice/things";
import { countedAt, discsOf, follows, litAt, yearEndOf } from "../../src/boards/dice/yearend";
import type { LogLine, Menu } from "../../src/net/types";
import { choice, company, die, rail, seat, sheet, tile, view } from "./position";

const lake = sheet({ ends: ["A"], number: 2, kind: "lake", grid: [...gridOf("lake", 0)], dice: [die("c7 S N")] });
const onLake = view({
  sheets: [lake, sheet({ ends: ["B"] })],
  ends: [
    { end: "A", tile: 2, head: "c7", out: "N", next_cells: [{ cell: "c6", ground: "country", surcharge: 0, sites: [] }], way_out: true },
    { end: "B", tile: 1, head: "d4", out: "S", next_cells: [], way_out: true },
  ],
  plans: [
    {
      end: "A",
      cell: "c6",
      out: "N",
      begins: "bridge",
      rails: [rail("c6 S N"), rail("c5 S W", { shape: "curve", surcharge: 2, jokers_paid: 1 }), rail("b5 E W", { joker: true })],
      landings: ["b5", "a4"],
      tiles: [],
    },
  ],
});
const leafOf = (seen: typeof onLake, end: "A" | "B"): Leaf => {
  const room = roomsOf(seen)[end];
  if (room.kind !== "leaf") throw new Error(room.kind);
  return room.leaf;
};

test("one sheet serves both ends until the first border is crossed", () => {
  const rooms = roomsOf(view());
  expect([rooms.A.kind, rooms.B.kind]).toEqual(["leaf", "blank"]);
  expect(leafOf(view(), "A").next.map(({ end, cell, entered }) => `${end} ${cell} ${entered}`)).toEqual(["A d3 S", "B d5 N"]);
});

test("tiles to choose from take the room of the other sheet", () => {
  const obligation = { end: "B", what: "tile", place: [0, 1], cell: "d7", out: "S", entry: "d1", rails: [], landings: [], offers: [], sheet: null };
  const rooms = roomsOf({ ...onLake, obligation } as unknown as typeof onLake);
  expect([rooms.A.kind, rooms.B.kind]).toEqual(["offers", "leaf"]);
});

test("a sheet that is entered takes the room of the one that is left", () => {
  const entered = sheet({ ends: [], number: 3, kind: "mountain2", grid: [...gridOf("mountain2", 0)], dice: [], count: 0 });
  const obligation = {
    end: "B",
    what: "entry",
    place: [0, 1],
    cell: "d7",
    out: "S",
    entry: "d1",
    rails: [rail("d1 N S", { surcharge: 1 })],
    landings: [],
    offers: [],
    sheet: entered,
  };
  const leaf = leafOf({ ...onLake, obligation } as unknown as typeof onLake, "B");
  expect([leaf.sheet.number, leaf.past?.side]).toEqual([3, "N"]);
  expect(leaf.next).toMatchObject([{ cell: "d1", entered: "N", ground: "mountain", surcharge: 1 }]);
});

test("while a second sheet is entered the other end keeps the first", () => {
  const entered = sheet({ ends: [], number: 2, dice: [], count: 0 });
  const obligation = { end: "A", what: "entry", place: [0, -1], cell: "d1", out: "N", entry: "d7", rails: [], landings: [], offers: [], sheet: entered };
  const seen = { ...view(), obligation } as unknown as typeof onLake;
  expect(["A", "B"].map((end) => leafOf(seen, end as "A" | "B").sheet.number)).toEqual([2, 1]);
  expect(leafOf(seen, "B")).toMatchObject({ ends: ["B"], next: [{ end: "B", cell: "d5" }] });
});

test("the border shows track where the line passes it", () => {
  expect(gateOn([die("c7 S N")], "S")).toEqual([2.5 * 48, 6.5 * 48]);
  expect(gateOn([die("c6 S N")], "S")).toBeNull();
});

test("a choice names the way it lays", () => {
  expect(wayOf(["cell:A:c6", "out:A:c6:N", "die:straight"])).toEqual({ end: "A", cell: "c6", out: "N" });
  expect(wayOf(["bank:insel"])).toBeNull();
});

test("the ghost shows how what is begun can be finished", () => {
  const ghost = ghostOf(layingOf(onLake, choice("rail A c6 N", ["cell:A:c6", "out:A:c6:N", "die:straight"]), []), leafOf(onLake, "A"));
  expect(ghost!.dice.map(({ cell, bridge }) => [cell, bridge])).toEqual([
    ["c6", false],
    ["c5", true],
    ["b5", false],
  ]);
  expect(ghost!.landings).toEqual(["a4"]);
});

test("beyond a border the plan goes on where nothing is drawn yet", () => {
  const plans = [{ ...onLake.plans[0]!, rails: [rail("c6 S N"), rail("c7 S N")].map((each, k) => (k ? { ...each, cell: "c1" } : each)), landings: [] }];
  const ghost = ghostOf(layingOf({ ...onLake, plans }, choice("rail A c6 N", ["out:A:c6:N", "die:straight"]), []), leafOf(onLake, "A"));
  expect(ghost!.dice.map(({ here }) => here)).toEqual([true, false]);
});

test("dice of the tray are numbered by the plan, and those that pay say so", () => {
  const tags = tagsOf(onLake, choice("rail A c6 N", ["out:A:c6:N", "die:straight"]), []);
  expect(tags.front).toMatchObject({ straight: ["1"], curve: ["2"], joker: ["−1", "3"] });
  expect(tags.hidden).toBe(1);
});

test("the card tells the plan of the very dice that are chosen", () => {
  const signs: AnySign[] = [
    { thing: "out:A:c5:E", sign: "plan", end: "A", cell: "c5", out: "E", face: "joker", surcharge: 2, jokers_paid: 2 },
    { thing: "cell:A:d5", sign: "landing", cell: "d5" },
  ];
  const laying = layingOf(onLake, choice("rail A c6 N ?", ["out:A:c6:N", "die:joker", "pay:0"]), signs)!;
  expect(laying.rails).toMatchObject([
    { face: "joker", cell: "c6" },
    { cell: "c5", entered: "S", out: "E", face: "joker", surcharge: 2, jokersPaid: 2 },
  ]);
  expect(laying.landings).toEqual(["d5"]);
});

test("the same rail can be laid by another die, and paid for by others", () => {
  const ways = [
    ["die:straight", "pay:0"],
    ["die:straight", "pay:1"],
    ["die:joker", "pay:0"],
  ].map((things, k) => choice(`${k}`, ["out:A:c6:N", ...things]));
  expect(otherDie(ways, ways[0]!)?.notation).toBe("2");
  expect(otherPayer(ways, ways[0]!)?.notation).toBe("1");
  expect(otherPayer(ways, ways[1]!)?.notation).toBe("0");
  expect(otherPayer(ways, ways[2]!)).toBeNull();
});

test("dice are marked one by one and go back together", () => {
  const menu = { choices: [choice("back curve", ["die:curve"], { group: "back" }), choice("back joker", ["die:joker"], { group: "back" })] } as unknown as Menu;
  const two = toggled(toggled(NONE, "curve:1", 2), "joker:0", 2);
  expect(toggled(two, "curve:0", 2)).toEqual(two);
  expect(together(menu, two)?.notation).toBe("back curve, back joker");
  expect([...toggled(two, "curve:1", 2)]).toEqual(["joker:0"]);
  expect(together(menu, NONE)).toBeNull();
});

test("without a plan the choice and its preview say which dice go", () => {
  const pays: AnySign[] = [{ thing: "hidden:0", sign: "pays", dice: 2, jokers: false }];
  expect(tagsOf(view(), choice("station A insel lake", ["site:A:d3", "company:insel"]), pays).hidden).toBe(2);
  expect(tagsOf(view(), choice("buy insel", ["bank:insel", "die:share"]), []).front.share).toEqual(["−1"]);
});

test("equal faces lie on one another when there are many", () => {
  const few = frontDice(seat(0, { front: { straight: 2, curve: 1, share: 0, joker: 1 } }), tagsOf(view(), null, []), 1);
  expect(stacked(few)).toHaveLength(4);
  expect(few.map(({ rolled }) => rolled)).toEqual([false, false, false, true]);
  const many = frontDice(seat(0, { front: { straight: 8, curve: 4, share: 0, joker: 1 } }), tagsOf(view(), null, []), 0);
  expect(stacked(many).map(({ count }) => count)).toEqual([8, 4, 1]);
});

test("a roll shows other faces and ends with its own", () => {
  expect(tumbled("joker", 0, 5)).toBe("joker");
  expect(new Set(Array.from({ length: TUMBLES }, (_, left) => tumbled("curve", left, 0))).size).toBe(4);
});

test("the box has a place for every die of the game", () => {
  const box = boxOf(view());
  expect(box).toHaveLength(40);
  expect(box.filter((where) => where === 1)).toHaveLength(4);
  expect(fewestLeft(view({ companies: [company("insel", { left: 3 }), company("weiden")] }))).toMatchObject([{ id: "insel" }]);
  expect(fewestLeft(view())).toEqual([]);
});

test("the lines behind a company are its years, for whoever directed it", () => {
  const counts = [
    { year: 2, company: "insel", director: 1, chain: 2, passengers: 2000 },
    { year: 2, company: "weiden", director: 0, chain: 1, passengers: 1000 },
  ];
  const [line, ...others] = linesBehind(view({ counts }), "insel");
  expect(others).toEqual([]);
  expect(line).toMatchObject({ at: { figure: 2 }, label: { id: "board-chain-of", facts: { count: 2 } } });
  expect(line!.cells).toEqual([null, { figure: { id: "board-passengers", facts: { count: 2000 } } }]);
});

const laid = {
  event: "raillaid",
  seat: 1,
  end: "A",
  tile: 2,
  place: [0, -1],
  cell: [5, 2],
  entered: "S",
  out: "N",
  shape: "straight",
  die: "rail",
  water: false,
  surcharge: 1,
  jokers_paid: 0,
  reserve: 9,
} as AnyEvent;

test("a rail travels after its payment, and lies when it has arrived", () => {
  const { flights, arrivals, total } = motionOf([laid]);
  expect(flights.map(({ from, to }) => [from, to])).toEqual([
    ["hidden:1", "reserve"],
    ["front:1", "rail:A:c6"],
  ]);
  expect(arrivals.get("rail:A:c6")).toBe(total);
});

test("others' turns never take longer than four seconds", () => {
  const long = motionOf(Array.from({ length: 30 }, () => laid));
  expect(long.total).toBe(4000);
  expect(Math.max(...long.flights.map(({ delay, duration }) => delay + duration))).toBeLessThanOrEqual(4001);
});

test("dice of others are fresh until the reader has moved, also after a reload", () => {
  const line = (seat: number | null, id: string, facts = {}): LogLine => ({ text: { id, facts }, seat, gains: [], depth: 0, heading: false, things: [] });
  const [theirs, entry] = [line(1, "log-rail", { end: "A", cell: "c6" }), line(1, "log-rail-water", { end: "A", cell: "c7" })];
  const station = line(1, "log-station", { end: "B", company: { is: "name", id: "company-insel" } });
  const facts = (...lines: LogLine[]): unknown[] => lines.map(({ text }) => text.facts);
  expect(freshIn([theirs, station], 0)).toEqual(facts(theirs, station));
  expect(freshIn([theirs, station, entry, line(null, "log-cleared")], 0)).toEqual(facts(station, entry));
  expect(freshIn([theirs, line(0, "log-income")], 0)).toEqual([]);
  expect(freshIn([theirs], null)).toEqual([]);
});

test("after four seconds of others' moves what they do is there at once", () => {
  const pacing = new Pacing();
  const at = (now: number, event = laid): number => pacing.motion([event], 0, now).flights.length;
  expect([0, 900, 1800, 2700, 3600, 4500].map((now) => at(now))).toEqual([2, 2, 2, 2, 2, 0]);
  expect(at(9000)).toBe(2);
});

test("what falls in a roll are the last dice of each face, whoever rolled", () => {
  const theirs = seat(1, { front: { straight: 3, curve: 1, share: 0, joker: 1 } });
  const { roll, total } = motionOf([{ event: "dicerolled", seat: 1, hidden: 2, jokers: 0, bonus: 0, faces: ["straight", "joker"], reserve: 9 } as AnyEvent]);
  expect(fallen(lyingOf(theirs), theirs, roll!.faces)).toEqual([
    { face: "straight", order: 2 },
    { face: "joker", order: 0 },
  ]);
  expect([roll!.seat, total]).toEqual([1, 520]);
});

test("each die that falls tumbles for its own time", () => {
  expect([0, 3, 12, 13].map((steps) => tumblesLeft(steps, 0))).toEqual([4, 3, 0, 0]);
  expect([0, 5, 14, 17].map((steps) => tumblesLeft(steps, 5))).toEqual([4, 4, 1, 0]);
});

const counted = [
  { event: "companycounted", year: 3, company: "weiden", director: 1, tiles: [1, 4], passengers: 2000 },
  { event: "companycounted", year: 3, company: "insel", director: 0, tiles: [2], passengers: 1000 },
  { event: "yearcounted", year: 3, gains: [1000, 2000] },
  { event: "directorchanged", company: "insel", before: null, after: 0, why: "most", shares: [1, 0] },
  { event: "yearbegan", year: 4, first: 1 },
] as AnyEvent[];

test("a cell means a real die before a joker, whatever way it takes", () => {
  const ways = [choice("N", ["cell:A:e3", "out:A:e3:N", "die:joker"]), choice("E", ["cell:A:e3", "out:A:e3:E", "die:straight"])];
  expect(realDie(ways, "cell:A:e3")?.notation).toBe("E");
  expect(realDie(ways, "out:A:e3:N")).toBeNull();
});

test("many small groups of a company take the room of one", () => {
  expect([[], [1], [2, 1, 1], [2, 1, 1, 1, 1]].map(gatheredSizes)).toEqual(["", "+1", "+2+1+1", "+2+4×1"]);
});

test("of two ends far apart the one that glows is looked at", () => {
  const at = (number: number, place: [number, number], end: "A" | "B") => ({ ...tile(number, place, []), ends: [end] });
  const far = view({ general_map: [at(1, [0, 0], "A"), at(2, [0, 9], "B")] });
  expect(endsAt(far, "B").map(([, y]) => y)).toEqual([9.5 * PLACE, 0.5 * PLACE]);
});

test("a station that is pointed at stands on its cell", () => {
  expect(foundedBy(choice("station A insel lake", ["site:A:c6", "company:insel", "kind:lake"]))).toEqual({ end: "A", cell: "c6", company: "insel" });
  expect(foundedBy(choice("buy insel", ["bank:insel", "die:share"]))).toBeNull();
});

test("the end of a year is told company by company, a tile at a time", () => {
  const end = yearEndOf(counted, view({ seats: [seat(0, { passengers: 1000 }), seat(1, { passengers: null })] }))!;
  expect([end.year, end.first, end.totals]).toEqual([3, 1, [1000, null]]);
  const discs = discsOf(end);
  expect(discs.map(({ company, tile }) => [company, tile])).toEqual([
    ["weiden", 1],
    ["weiden", 4],
    ["insel", 2],
  ]);
  expect([...litAt(discs, discs[1]!.at)!.tiles]).toEqual([1, 4]);
  expect(litAt(discs, discs[0]!.at)!.chain).toEqual([1, 4]);
  expect(litAt(discs, discs[2]!.at)!.company).toBe("insel");
  expect(litAt(discs, 1e6)).toBeNull();
  expect(countedAt(end, discs, discs[0]!.at)).toEqual([0, 1000]);
  expect(countedAt(end, discs, 1e6)).toEqual([1000, 2000]);
  expect(yearEndOf([laid], view())).toBeNull();
  expect([3, 4, 5].filter((year) => follows(end, { year, over: false }))).toEqual([4]);
  expect(follows(end, { year: 3, over: true })).toBe(true);
  const tied = view({
    companies: [company("weiden", { director: 1, shares: [2, 2], tied: true }), company("insel", { director: 0, shares: [1, 1], tied: true })],
  });
  expect(yearEndOf(counted, tied)!.stays).toEqual([{ company: "weiden", seat: 1, shares: 2 }]);
});

test("a sheet is drawn up or down no further than it must be", () => {
  const room = { top: 100, bottom: 300 };
  expect(scrollFor(room, { top: 150, bottom: 250 })).toBe(0);
  expect(scrollFor(room, { top: 260, bottom: 330 })).toBe(30);
  expect(scrollFor(room, { top: 80, bottom: 120 })).toBe(-20);
  expect(scrollFor(room, { top: 120, bottom: 400 })).toBe(20);
});

test("what has just grown or been discovered is known", () => {
  const built = {
    event: "stationbuilt",
    seat: 0,
    company: "weiden",
    tile: 4,
    place: [1, 0],
    price: 3,
    surcharge: 0,
    jokers_paid: 0,
    reward: 2,
  } as unknown as AnyEvent;
  expect([...grownBy([built], motionOf([built]))]).toEqual([["weiden", { place: [1, 0], at: 3 * 60 + 260 + 160 }]]);
  expect(grownBy([built], motionOf([])).size).toBe(0);
  expect(discoveredBy([{ event: "tilediscovered", tile: 7 } as AnyEvent])).toBe(7);
  const cleared = { event: "tilecleared", tile: 2, place: [1, 0], rails: [], stations: [], reserve: 9 } as unknown as AnyEvent;
  expect(leftBy([cleared, { event: "tileentered", end: "B", tile: 7 } as AnyEvent])).toEqual({ tile: 2, end: "B" });
  expect(leftBy([{ event: "tileentered", end: "B", tile: 7 } as AnyEvent])).toBeNull();
});

test("tiles on offer are open first, and their tab stands where the other sheet lay", () => {
  const obliged = (what: string) => view({ obligation: { end: "B", what } as never });
  expect(firstTab(obliged("tile"), new Set())).toBe("A");
  expect(firstTab(obliged("entry"), new Set(["A"]))).toBe("B");
  expect(firstTab(view(), new Set(["B"]))).toBe("B");
});

test("many hidden dice lie in two piles while some of them go into the roll", () => {
  expect(pilesOf(3, 2)).toHaveLength(3);
  expect(pilesOf(7, null)).toEqual([{ order: 0, count: 7 }]);
  expect(pilesOf(7, 5)).toEqual([
    { order: 0, count: 5 },
    { order: 5, count: 2 },
  ]);
  expect(pilesOf(7, 0)).toEqual([{ order: 0, count: 7 }]);
});

test("a finger turns the tabs by going aside, not by going down", () => {
  expect(swiped("A", -90, 10)).toBe("map");
  expect(swiped("map", 90, 10)).toBe("A");
  expect(swiped("A", 90, 0)).toBeNull();
  expect(swiped("A", -90, 80)).toBeNull();
});

test("a tab has a dot where something can be laid or built", () => {
  const mark = { choice: null, count: 1, badge: null, quiet: false, active: false, picked: false };
  expect([
    ...openEnds(
      new Map([
        ["cell:B:d5", mark],
        ["bank:insel", mark],
      ]),
    ),
  ]).toEqual(["B"]);
  expect(endOf(["site:B:e4", "company:insel", "kind:lake"])).toBe("B");
  expect(endOf(["cell:A:d3", "out:A:d3:N"])).toBe("A");
  expect(endOf(["bank:insel", "die:share"])).toBeNull();
});

test("tiles and stations tell where they lie on the map, a station within its tile", () => {
  const insel = company("insel", { groups: [{ tiles: [4], places: [[1, 0]], counts: true }] });
  const found = new Map(lying({ general_map: [tile(1, [0, 0], []), tile(4, [1, 0], [])], companies: [insel] }, 1));
  expect([...found.keys()]).toEqual(["place:0:0", "place:1:0", "mark:4:insel"]);
  expect(found.get("place:1:0")).toEqual({ left: PLACE, top: 0, right: 2 * PLACE, bottom: PLACE });
  const [mark, place] = [found.get("mark:4:insel")!, found.get("place:1:0")!];
  expect(mark.left >= place.left && mark.right <= place.right && mark.top >= place.top && mark.bottom <= place.bottom).toBe(true);
});
