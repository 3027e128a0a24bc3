/* What is drawn as a choice, ways, keys, the route of a card, the turn line and the profile. */
import { describe, expect, test } from "vitest";
import type { DialHand, Mark } from "../../src/boards/board";
import { bidders, rounds } from "../../src/boards/tycoon/deeds";
import { levelOf, lettersAt, moved } from "../../src/boards/tycoon/framing";
import { placeOf } from "../../src/boards/tycoon/cities";
import { ghosts } from "../../src/boards/tycoon/ghosts";
import { growing, journeys, marked, risen, vanishing } from "../../src/boards/tycoon/happening";
import { sidePoint } from "../../src/boards/tycoon/hexes";
import { rowsOf, sorted } from "../../src/boards/tycoon/deliveries";
import { nextTile, planOf, shutBy, summary, waysFrom, wayTo } from "../../src/boards/tycoon/helper";
import { destinations, inSight, offered } from "../../src/boards/tycoon/offered";
import { linesBehind } from "../../src/boards/tycoon/ledger";
import { arrowAt } from "../../src/boards/tycoon/exits";
import { priced, ridgesNear } from "../../src/boards/tycoon/prices";
import { climbers, profile } from "../../src/boards/tycoon/profile";
import { deedAt, legs, stopOf, thingsOf, trail } from "../../src/boards/tycoon/route";
import { raised } from "../../src/boards/tycoon/runup";
import { byPoints, letterPicked, nextWay, paidTo, waysOf } from "../../src/boards/tycoon/ways";
import type { Choice } from "../../src/net/types";
import type { AnyEvent, AnySign } from "../../src/generated/tycoon/types";
import { seat, VIEW } from "./position";

function choice(notation: string, group: string, ...things: string[]): Choice {
  return { notation, label: { id: "label-city", facts: {} }, group, things, also: [], detail: null, badge: null, worth: null, warns: false };
}

function marksOf(choices: Choice[]): Map<string, Mark> {
  const mark = (each: Choice): Mark => ({ choice: each, count: 1, badge: null, quiet: false, active: false, picked: false });
  return new Map(choices.flatMap((each) => each.things.map((thing) => [thing, mark(each)] as const)));
}

const DELIVERIES = [
  choice("deliver X6 B 1", "deliver", "cube:new_york:B", "city:philadelphia", "route:1"),
  choice("deliver X6 P 1-2", "deliver", "cube:new_york:P", "city:toronto", "route:1-2"),
  choice("deliver X6 P 3", "deliver", "cube:new_york:P", "city:toronto", "route:3"),
];
const TILES = ["E", "NE", "SE"].map((side) => choice(`lay ${side}`, "build", "city:albany", "exit:albany:E", `tile:W3:${side}-W`));
const NOWHERE = new Set<string>();

describe("what is offered", () => {
  test("nothing is ringed while several kinds are open", () => {
    const all = [...DELIVERIES, ...TILES];
    expect(offered(marksOf(all), all, [], NOWHERE).cities).toEqual([]);
  });

  test("a held cube rings the cities it may go to, never the one it comes from", () => {
    const left = DELIVERIES.slice(1);
    const drawn = offered(marksOf([...left, choice("x", "deliver", "cube:new_york:P", "city:new_york")]), left, ["cube:new_york:P"], NOWHERE);
    expect(drawn.cities).toEqual(["toronto"]);
    expect(inSight(drawn, ["cube:new_york:P"])).toEqual(["cube:new_york:P", "city:toronto"]);
  });

  test("of deliveries the eye sees where the cubes come from as well as where they go", () => {
    const drawn = offered(marksOf(DELIVERIES), DELIVERIES, [], NOWHERE);
    expect(inSight(drawn, [])).toEqual(expect.arrayContaining(["city:philadelphia", "city:toronto", "cube:new_york:B", "cube:new_york:P"]));
  });

  test("exits appear at the city that is looked at, tiles when few are left", () => {
    const marks = marksOf(TILES);
    expect(offered(marks, TILES, [], NOWHERE).exits).toEqual([]);
    expect(offered(marks, TILES, [], new Set(["albany"])).exits).toEqual(["exit:albany:E"]);
    expect(offered(marks, TILES, ["exit:albany:E"], NOWHERE).tiles).toHaveLength(3);
    const many = Array.from({ length: 9 }, (_, k) => choice(`lay ${k}`, "build", `tile:W${k + 1}:E-W`));
    expect(offered(marksOf(many), many, [], NOWHERE).tiles).toEqual([]);
  });
});

describe("ways", () => {
  test("W goes round the ways of the same cube to the same city", () => {
    expect(waysOf(DELIVERIES, DELIVERIES[1]!)).toEqual(DELIVERIES.slice(1));
    expect(nextWay(DELIVERIES, DELIVERIES[2]!, 1)).toBe(DELIVERIES[1]);
    expect(nextWay(DELIVERIES, DELIVERIES[0]!, 1)).toBeNull();
    expect(nextWay(TILES, TILES[0]!, 1)).toBeNull();
  });

  test("a letter picks the cube of the city in focus, where it can be chosen", () => {
    const marks = marksOf(DELIVERIES);
    expect(letterPicked(marks, "city:new_york", "P")).toBe("cube:new_york:P");
    expect(letterPicked(marks, "city:new_york", "K")).toBeNull();
    expect(letterPicked(marks, null, "P")).toBeNull();
  });
});

describe("route and motion", () => {
  const signs = [1, 2].map((id) => ({ thing: `link:${id}`, text: null }));

  test("the links of a card are drawn in order, each with its owner", () => {
    expect(legs(VIEW, signs, "new_york").map(({ thing, seat: owner }) => [thing, owner])).toEqual([
      ["link:1", 0],
      ["link:2", 1],
    ]);
  });

  const delivered = {
    event: "cubedelivered",
    seat: 0,
    origin: "new_york",
    colour: "yellow",
    destination: "baltimore",
    route: [
      { link: 1, owner: 0, city: "philadelphia" },
      { link: 2, owner: 1, city: "baltimore" },
    ],
    points: [1, 1],
  } as AnyEvent;

  test("a cube travels its links one after the other, and each pays its owner", () => {
    const [journey] = journeys([delivered], VIEW);
    expect(journey).toMatchObject({ letter: "Y", duration: 320 });
    expect(risen([delivered], VIEW, String).map(({ seat: who, order }) => [who, order])).toEqual([
      [0, 0],
      [1, 1],
    ]);
  });

  test("removed track leaves its buffer stop where it ended, and an emptied city turns its marker over", () => {
    const removed = { event: "trackremoved", links: [{ owner: 1, city: "atlanta", tiles: [{ hex: "S26", sides: [1, 4] }] }] } as unknown as AnyEvent;
    expect(vanishing([removed])).toMatchObject([{ seat: 1, stop: sidePoint("S26", 1), turn: 0 }]);
    const emptied = { event: "cityemptied", city: "boston", markers: 1, needed: 12 } as AnyEvent;
    expect(marked([emptied, removed])).toEqual([placeOf("boston")]);
  });

  test("a tile grows from the side it begins at", () => {
    const laid = (from: number) => ({ event: "tilelaid", tile: { hex: "R20", sides: [1, 4] }, grows_from: from }) as unknown as AnyEvent;
    expect(growing([laid(1)])).not.toEqual(growing([laid(4)]));
  });
});

describe("the turn line", () => {
  test("stops stand in turn order: done, now, to come", () => {
    const states = rounds(VIEW).map(({ stops }) => stops.map(({ seat: who, state }) => `${who} ${state}`));
    expect(states).toEqual([
      ["1 done", "0 done"],
      ["1 done", "0 now"],
      ["1 todo", "0 todo"],
    ]);
    expect(rounds(VIEW)[0]!.stops[0]!.deeds.map(({ kind }) => kind)).toEqual(["upgrade"]);
  });

  test("a stop leads to the links of its deed", () => {
    const deed = deedAt(VIEW, "stop:2:1")!;
    expect(thingsOf(deed)).toEqual(["link:1", "link:2"]);
    expect(deedAt(VIEW, "stop:3:0")).toBeNull();
  });

  test("track that reached no city yet is lit tile by tile, in the order it was laid", () => {
    const tiles = [
      { hex: "X7", sides: [0, 3] as [number, number] },
      { hex: "W8", sides: [1, 4] as [number, number] },
    ];
    const deed = { ...deedAt(VIEW, "stop:2:1")!, kind: "build" as const, links: [], tiles, destination: null };
    const lit = trail(VIEW, deed);
    expect(lit.map(({ thing, seat: who }) => [thing, who])).toEqual([
      ["tile:X7:NE-SW", 1],
      ["tile:W8:E-W", 1],
    ]);
    expect(lit.every(({ d }) => d.startsWith("M"))).toBe(true);
  });

  test("an auction shows the last bid of each seat, and who is out; nothing of the turn before", () => {
    const said = [
      { seat: 1, amount: 1 },
      { seat: 0, amount: 3 },
      { seat: 1, amount: 0 },
    ];
    const auction = { open: true, high_bid: 3, high_bidder: 0, passed: [1], winning_bid: 0 };
    const view = { ...VIEW, action_round: 0, auction, steps: [{ step: "auction" as const, seat: 0, high_bid: 3, high_bidder: 0, passed: [1], said }] };
    expect(bidders(view)).toEqual([
      { seat: 1, bid: 1, passed: true, high: false },
      { seat: 0, bid: 3, passed: false, high: true },
    ]);
    expect(rounds(view).flatMap(({ stops }) => stops.flatMap(({ deeds }) => deeds))).toEqual([]);
  });
});

describe("figures", () => {
  test("50 to 100 is pressed together until a seat gets near", () => {
    const [early, late] = [profile(20), profile(60)];
    expect(early.x(50)).toBeGreaterThan(late.x(50));
    expect(early.x(100)).toBeCloseTo(late.x(100));
  });

  test("seats with near scores stand above each other", () => {
    const poles = climbers({ ...VIEW, seats: [seat(0), seat(1), seat(2, { space: 30, income: 22 })] }, profile(30)).map(({ pole }) => pole);
    expect(poles[1]).toBeGreaterThan(poles[0]!);
    expect(poles[2]).toBe(poles[0]);
  });

  test("ghosts stand where a choice would lead", () => {
    const to = { thing: "seat:0", sign: "score" as const, seat: 0, score: 101, space: 1, income: 2 };
    expect(ghosts(VIEW, [to])).toMatchObject([{ seat: 0, from: { score: 5, space: 5, income: 7 }, to: { score: 101, space: 1, income: 2 } }]);
    expect(ghosts(VIEW, [{ thing: "city:boston", sign: "hotel" }])).toEqual([]);
  });

  test("names are between 12 and 16 px high at any scale, and drawings meet their frame", () => {
    for (const k of [0.7, 0.9, 1, 1.5, 2.5, 4]) {
      const high = 13.2 * k * lettersAt(k);
      expect(high).toBeGreaterThan(12);
      expect(high).toBeLessThan(16.1);
    }
    expect([0.5, 1, 2].map(levelOf)).toEqual(["far", "middle", "close"]);
    expect(moved({ x: 0, y: 0, k: 2 }, 2)).toContain("scale(1)");
  });

  test("prices are shown in reach of the tiles left", () => {
    const building = { tiles_laid: 2, limit: 4, loose_end: { hex: "R20", side: 1 }, city: "knoxville", grant: false, paid: 8, ways: [], ahead: ["S20", "T20"] };
    expect(priced({ ...VIEW, building })).toEqual([
      { hex: "S20", price: 4 },
      { hex: "T20", price: 4 },
    ]);
    const granted = { ...VIEW.prices, open: 0 };
    expect(priced({ ...VIEW, prices: granted, building: { ...building, grant: true, ahead: ["X5"] } })).toEqual([{ hex: "X5", price: 0 }]);
    expect(priced(VIEW).length).toBeGreaterThan(600);
  });
});

describe("the end", () => {
  test("each objective stands at the seat that met it, with its points", () => {
    const view = { ...VIEW, seats: [seat(0, { objectives: ["railroad_era", "speed_record"] }), seat(1)] };
    expect(linesBehind(view, "objectives")).toEqual([
      { label: { id: "card-railroad_era", facts: {} }, cells: [{ figure: 1 }, null] },
      { label: { id: "card-speed_record", facts: {} }, cells: [{ figure: 3 }, null] },
    ]);
  });
});

describe("a held bid", () => {
  test("rises by one, and no further than the dial goes", () => {
    const dial = {
      notation: "bid {amount}",
      label: { id: "x", facts: {} },
      group: "auction",
      spans: [{ name: "amount", label: { id: "x", facts: {} }, least: 5, most: 7, start: 5 }],
      things: [],
    };
    const hand = (amount: number) => ({ dial, values: { amount }, refusal: null }) as unknown as DialHand;
    expect(raised(hand(5), "amount")).toBe(6);
    expect(raised(hand(7), "amount")).toBe(7);
  });
});

describe("the helper", () => {
  const way = {
    city: "columbia",
    tiles: [
      { hex: "S22", sides: [1, 4] as [number, number] },
      { hex: "T22", sides: [1, 4] as [number, number] },
    ],
    prices: [8, 4],
    total: 12,
    now: 1,
    actions: 2,
    closed: null,
    full: false,
  };
  const building = { tiles_laid: 3, limit: 4, loose_end: { hex: "R22", side: 1 }, city: "knoxville", grant: false, paid: 4, ways: [way], ahead: [] };
  const view = { ...VIEW, building };

  test("pointing at a city finds the way there; a click means its next tile", () => {
    expect(wayTo([way], ["hex:A1", "city:columbia"])).toBe(way);
    expect(wayTo([way], ["city:boston", null])).toBeNull();
    expect(wayTo([], ["city:columbia"])).toBeNull();
    expect(nextTile(way)).toBe("tile:S22:E-W");
  });

  test("before the first tile the ways from the chosen exit stand in the card of its tiles", () => {
    const [exit, other] = ["exit:knoxville:E", "exit:lexington:SE"];
    const sign = (from: string, city: string): AnySign => ({ thing: `city:${city}`, sign: "way", exit: from, way: { ...way, city } });
    const signs = [sign(exit, "columbia"), sign(other, "atlanta")];
    expect(waysFrom(exit, signs)).toEqual([way]);
    expect(waysFrom(undefined, signs)).toEqual([]);
  });

  test("each tile shows its price, and the whole says how many actions it takes", () => {
    expect(planOf(way).map(({ thing, text }) => [thing, text?.facts.amount])).toEqual([
      ["tile:S22:E-W", 8],
      ["tile:T22:E-W", 4],
    ]);
    expect(summary(way)).toEqual({ id: "board-way-on-later", facts: { tiles: 2, amount: 12, actions: 2, now: 1 } });
    expect(summary({ ...way, now: 2, actions: 1 }).id).toBe("board-way-on");
  });

  test("what shuts a way is named, and a city without any is no next tile", () => {
    expect(shutBy(way)).toBeNull();
    expect(shutBy({ ...way, closed: "Q11", full: true })).toEqual({ id: "board-way-full", facts: { hex: "Q11" } });
    const none = { ...way, tiles: [], prices: [], total: 0, closed: "Q11" };
    expect(summary(none).id).toBe("board-way-none");
    expect(nextTile(none)).toBeNull();
  });

  test("ridges beside the loose end are priced, and no others", () => {
    expect(ridgesNear(view).length).toBeGreaterThan(0);
    expect(ridgesNear(VIEW)).toEqual([]);
  });
});

describe("all deliveries as a list", () => {
  const badge = (...paid: [number, number][]) => ({
    id: `badge-points-${paid.length}`,
    facts: Object.fromEntries(
      paid.flatMap(([seat, points], k) => [
        [`seat${k + 1}`, { is: "seat" as const, seat }],
        [`points${k + 1}`, points],
      ]),
    ),
  });
  const best = { ...DELIVERIES[1]!, badge: badge([0, 2], [1, 1]) };
  const other = { ...DELIVERIES[2]!, badge: badge([0, 1], [2, 3]) };
  const blue = { ...DELIVERIES[0]!, badge: badge([0, 1]) };
  const all = [best, other, blue];

  test("one row for each cube and city, with its best way first and how many there are", () => {
    const rows = rowsOf(null, all);
    expect(rows.map(({ letter, to, ways }) => [letter, to, ways])).toEqual([
      ["P", "toronto", 2],
      ["B", "philadelphia", 1],
    ]);
    expect(sorted(rows, "city", (city) => city)[0]!.from).toBe("new_york");
  });

  test("ways are sorted by my points, by others' or by one seat's", () => {
    expect(byPoints(all, 0)[0]).toBe(best);
    expect(byPoints(all, 0, true)[0]).toBe(other);
    expect(byPoints(all, 2)[0]).toBe(other);
    expect([...paidTo(best.badge)]).toEqual([
      [0, 2],
      [1, 1],
    ]);
  });

  test("a cube that is pointed at shows where it could go, the best way of each", () => {
    expect([...destinations(all, "cube:new_york:P").keys()]).toEqual(["toronto"]);
    expect(destinations(all, "cube:new_york:P").get("toronto")).toBe(best.badge);
    expect(offered(marksOf(all), all, [], NOWHERE, "cube:new_york:B").cities).toEqual(["philadelphia"]);
    expect(destinations(all, null).size).toBe(0);
  });

  test("the city that stops a cube is the other one of the answer", () => {
    const refusal = { code: "stops-before", rule: "TYC-52", facts: { city: { is: "name" as const, id: "city-wheeling" } }, obstacles: [], tells: false };
    expect(stopOf("trip:new_york:P-toronto", refusal)).not.toBeNull();
    expect(stopOf("trip:new_york:P-wheeling", refusal)).toBeNull();
    expect(stopOf("city:toronto", refusal)).toBeNull();
  });
});

test("the arrow of an exit stands within the rim where names and cubes lie beyond it", () => {
  const cubes = { left: 18, right: 60, top: -15, bottom: 16 };
  expect(arrowAt([0, 0], 0, 15, [cubes]).to).toBe(15);
  expect(arrowAt([0, 0], 0, 8, [cubes]).from, "the middle means the city").toBeGreaterThan(2);
  expect(arrowAt([0, 0], 180, 15, [cubes]).to).toBeGreaterThan(25);
});
