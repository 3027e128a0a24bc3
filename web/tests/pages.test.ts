/* Forms, lists, history, curves and rules pages, as far as they are figures. */
import { expect, test } from "vitest";
import type { Course, GameInfo, LogLine, TableInfo, Verdict } from "../src/net/types";
import { axis, curvesOf, lasting, type Lead } from "../src/shell/end/course";
import { type Draft, fitting, freshDraft, inviting, request, seated } from "../src/shell/tables/draft";
import { fieldsOf, valueMessage } from "../src/shell/tables/options";
import { partingOf, sorted } from "../src/shell/tables/order";
import { result } from "../src/shell/tables/words";
import { isOwnComputer } from "../src/table/waiting/sign";
import { bigMoment, lastDeed, linesOfMove, moveOfLine, roundsOf, ticksOf } from "../src/table/history";

const GAME: GameInfo = {
  id: "rocket",
  edition: 1,
  least_seats: 2,
  most_seats: 4,
  options: { money_visible: false, stall_limit_rounds: 6 },
  schema: {
    $ref: "#/$defs/RocketOptions",
    $defs: {
      RocketOptions: {
        properties: {
          money_visible: { type: "boolean" },
          stall_limit_rounds: { type: "integer", minimum: 1, maximum: 20 },
        },
      },
    },
  },
  applies: {},
  bots: ["novice", "club"],
  usual_bot: "club",
  challenges: 0,
  lesson: 0,
};

const SOLO: GameInfo = {
  ...GAME,
  id: "tiles",
  least_seats: 1,
  options: { objectives: "off", first: "hall", challenge: "random" },
  schema: {
    properties: {
      objectives: { enum: ["off", "chosen"] },
      first: { enum: ["hall", "temple"] },
      challenge: { enum: ["random", "holes"] },
    },
  },
  applies: {
    objectives: { least_seats: 2, most_seats: 99, when: {} },
    first: { least_seats: 1, most_seats: 99, when: { objectives: ["chosen"] } },
    challenge: { least_seats: 1, most_seats: 1, when: {} },
  },
};

test("an option is shown where it counts: with these seats, and with these other choices", () => {
  const shown = (seats: number, objectives: string) => fieldsOf(SOLO, seats, { objectives, first: "hall", challenge: "holes" }).map((field) => field.name);
  expect(shown(1, "off")).toEqual(["challenge"]);
  expect(shown(1, "chosen")).toEqual(["challenge"]);
  expect(shown(3, "off")).toEqual(["objectives"]);
  expect(shown(3, "chosen")).toEqual(["objectives", "first"]);
});

test("an option that does not count is not asked of the server", () => {
  const draft = { ...freshDraft(SOLO), options: { objectives: "off", first: "temple", challenge: "holes" } };
  expect(request(draft, SOLO).options).toEqual({ objectives: "off" });
  expect(request({ ...draft, seats: draft.seats.slice(0, 1) }, SOLO).options).toEqual({ challenge: "holes" });
});

test("a form for a link has one open seat, in place of a bot or one more", () => {
  const kinds = (draft: Draft) => inviting(draft, GAME).seats.map((seat) => seat.kind);
  const fresh = freshDraft(GAME);
  expect(kinds(fresh)).toEqual(["me", "open", "bot"]);
  expect(kinds({ ...fresh, seats: seated(fresh.seats, 2, "open") })).toEqual(["me", "bot", "open"]);
  expect(kinds({ ...fresh, seats: fresh.seats.slice(0, 1) })).toEqual(["me", "open"]);
});

test("options become fields with the values that the rules allow", () => {
  const fields = fieldsOf(GAME, 3, {});
  expect(fields.map((field) => field.name)).toEqual(["money_visible", "stall_limit_rounds"]);
  expect(fields[1]!.values).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  expect(valueMessage("stall_limit_rounds", 6)).toEqual({
    id: "option-stall_limit_rounds-number",
    facts: { number: 6 },
  });
  expect(valueMessage("money_visible", true).id).toBe("option-money_visible-true");
});

test("a fresh table seats me and strong bots", () => {
  const draft = freshDraft(GAME);
  expect(request(draft, GAME).seats).toEqual([{ kind: "me" }, { kind: "bot", level: "club" }, { kind: "bot", level: "club" }]);
});

test("I sit in one seat at most", () => {
  const seats = seated(freshDraft(GAME).seats, 2, "me");
  expect(seats.map((seat) => seat.kind)).toEqual(["open", "bot", "me"]);
});

test("a remembered form that the game does not take any more is not used", () => {
  const kept = { ...freshDraft(GAME), seats: Array(7).fill(freshDraft(GAME).seats[1]), options: { gone: true } };
  const draft = fitting(kept, GAME);
  expect(draft.seats).toHaveLength(3);
  expect(draft.options).toEqual(GAME.options);
});

function table(id: string, changes: Partial<TableInfo>): TableInfo {
  const seat = { seat: 0, kind: "person" as const, name: "Ada", mine: true, level: null, present: true };
  const deal = { kind: "server" as const, commitment: "", secret: "", shares: [] };
  const plain = { name: id, game: "rocket", edition: 1, options: {}, version: 1, actors: [], listed: false, hints: false };
  return {
    type: "table",
    id,
    seats: [seat],
    status: "playing",
    changed: 0,
    round: 1,
    outcome: null,
    lesson: false,
    host: 0,
    rematch: null,
    task: "",
    deal,
    ...plain,
    ...changes,
  };
}

test("my turn comes first, then what moved last", () => {
  const lists = sorted([
    table("old", { changed: 1 }),
    table("new", { changed: 9 }),
    table("mine", { changed: 0, actors: [0] }),
    table("over", { status: "finished" }),
  ]);
  expect(lists.mine.map((each) => each.id)).toEqual(["mine", "new", "old"]);
  expect(lists.finished.map((each) => each.id)).toEqual(["over"]);
});

const person = (seat: number, name: string, mine = false) => ({ seat, kind: "person" as const, name, mine, level: null, present: true });
const botAt = (seat: number, name = "Novelty") => ({ ...person(seat, name), kind: "bot" as const, level: "greedy" });

test("older tables against bots are folded away, and the latest stay among mine", () => {
  const seats = [person(0, "Ada", true), botAt(1)];
  const practice = [1, 2, 3, 4, 5].map((changed) => table(`bots ${changed}`, { changed, seats, actors: [0] }));
  const lists = sorted([...practice, table("friends", { seats: [seats[0]!, person(1, "Hugo")] })]);
  expect(lists.mine.map((each) => each.id)).toEqual(["bots 5", "bots 4", "bots 3", "friends"]);
  expect(lists.folded.map((each) => each.id)).toEqual(["bots 2", "bots 1"]);
});

test("one parts from a table in the way that fits it", () => {
  const [me, friend, open] = [person(0, "Ada", true), person(1, "Hugo"), { ...person(1, ""), kind: "open" as const }];
  expect(partingOf(table("practice", { seats: [me, botAt(1)] }))).toBe("remove");
  expect(partingOf(table("waiting", { seats: [me, open], status: "open" }))).toBe("remove");
  expect(partingOf(table("waiting", { seats: [me, friend, open], status: "open" }))).toBe("leave");
  expect(partingOf(table("running", { seats: [me, friend] }))).toBe("resign");
  expect(partingOf(table("over", { seats: [me, friend], status: "finished" }))).toBeNull();
  expect(partingOf(table("watched", { seats: [friend] }))).toBeNull();
});

const ended = (seats: TableInfo["seats"], ranks: number[], verdict: Verdict | null = null) => {
  const standings = ranks.map((rank, seat) => ({ seat, rank, score: 9, breakdown: {} }));
  standings.sort((one, other) => one.rank - other.rank);
  return table("over", { seats, status: "finished", outcome: { standings, reason: "stacks", verdict } });
};

test("a finished game says how it really ended", () => {
  const [me, hugo, eve] = [person(0, "Ada", true), person(1, "Hugo"), person(2, "Eve")];
  const brought = [me, { ...hugo, mine: true }];
  expect(result(ended([me, hugo, eve], [1, 2, 3]))).toBe("won against Hugo and Eve");
  expect(result(ended([me, hugo, eve], [1, 1, 3]))).toBe("shared the victory with Hugo");
  expect(result(ended([me, hugo, eve], [2, 1, 3]))).toBe("second of 3, behind Hugo");
  expect(result(ended([hugo, { ...eve, seat: 1 }], [2, 1]))).toBe("Eve won");
  expect(result(ended(brought, [2, 1]))).toBe("Hugo won");
});

test("a solo challenge says whether it was kept", () => {
  const failed = {
    won: false,
    title: { id: "verdict-failed", facts: { challenge: { is: "name" as const, id: "challenge-holes" } } },
    note: { id: "verdict-short", facts: {} },
    challenge: "holes",
    stars: 0,
  };
  expect(result({ ...ended([person(0, "Ada", true)], [1], failed), game: "tiles" })).toBe("Holes: failed");
});

const line = (seat: number | null, gains: [number, number][] = [], heading = false): LogLine => ({
  text: { id: heading ? "log-round" : "log", facts: {} },
  seat,
  gains: gains.map(([who, amount]) => ({ seat: who, amount, text: { id: "money", facts: { amount } } })),
  depth: 0,
  heading,
  things: [],
});

const LOG = [
  line(0),
  line(1, [[1, 3000]]),
  line(null, [], true),
  line(0, [[0, 5000]]),
  line(null, [], true),
  line(null, [
    [0, 1000],
    [1, 4000],
  ]),
  line(null, [[1, 2000]]),
];
const COURSE: Course = {
  seats: [0, 1, 0],
  lines: [0, 1, 3],
  scores: [
    [0, 0],
    [0, 0],
    [0, 3000],
    [6000, 9000],
  ],
};

test("a line of the log belongs to the move that told it", () => {
  expect([0, 1, 2, 3, 6].map((index) => moveOfLine(COURSE.lines, index))).toEqual([1, 2, 2, 3, 3]);
  expect(ticksOf(COURSE, LOG).map((tick) => [tick.seat, tick.big])).toEqual([
    [0, false],
    [1, true],
    [0, true],
  ]);
  expect(roundsOf(COURSE, LOG).map((round) => round.moves)).toEqual([2, 3]);
  expect(linesOfMove(COURSE, LOG, 0)).toEqual([]);
  expect(linesOfMove(COURSE, LOG, 2)).toEqual([LOG[1]]);
  expect(linesOfMove(COURSE, LOG, 3)).toEqual([LOG[3], LOG[5], LOG[6]]);
});

test("from payment to payment", () => {
  const ticks = ticksOf(COURSE, LOG);
  expect([0, 2, 3].map((here) => bigMoment(ticks, here, 1))).toEqual([2, 3, null]);
  expect([0, 2, 3].map((here) => bigMoment(ticks, here, -1))).toEqual([null, null, 2]);
});

test("the final count is shown line by line, and the lead is known at each step", () => {
  const { steps, leads, counted } = curvesOf(COURSE, LOG);
  expect(counted).toBe(true);
  expect(steps.map((step) => step.scores)).toEqual([
    [0, 0],
    [0, 0],
    [0, 3000],
    [5000, 3000],
    [6000, 7000],
    [6000, 9000],
  ]);
  expect(leads.map((lead) => lead.seat)).toEqual([1, 0, 1]);
});

test("a count that tells more than the scores grew by is not believed", () => {
  const wrong = [...LOG.slice(0, -1), line(null, [[1, 50000]])];
  expect(curvesOf(COURSE, wrong).counted).toBe(false);
});

test("the figures of the axis are round", () => {
  expect(axis(88000)).toEqual([0, 20000, 40000, 60000, 80000]);
  expect(axis(7)).toEqual([0, 2, 4, 6]);
  expect(axis(9, 4)).toEqual([0, 5]);
  expect(axis(0.5)).toEqual([0]);
});

test("a step in the middle of a move is told by the move's last line", () => {
  const course: Course = {
    scores: [
      [0, 0],
      [0, 1],
      [3, 1],
    ],
    seats: [0, 0],
    lines: [0, 1],
  };
  expect(curvesOf(course, [line(0)]).steps.map((step) => step.line)).toEqual([null, 0, 0]);
});

test("of many changes of the lead the last and the longest are marked, none on another", () => {
  const places = [0, 0.1, 0.12, 0.2, 0.5, 0.52, 0.9, 0.98];
  const leads = places.map((from, seat) => ({ seat, from, to: places[seat + 1] ?? 1 }) as Lead);
  const marks = (wanted: number, apart: number) => lasting(leads, wanted, apart).map(({ from }) => from);
  expect(marks(8, 0)).toEqual(places.slice(1));
  expect(marks(8, 0.03)).toEqual([0.12, 0.2, 0.52, 0.9, 0.98]);
  expect(marks(3, 0.03)).toEqual([0.2, 0.52, 0.98]);
  expect(lasting(leads.slice(0, 1), 8, 0)).toEqual([]);
});

test("a lead lasts until the next one, through the play and the count", () => {
  const { leads } = curvesOf(COURSE, LOG);
  expect(leads.map(({ to }) => to)).toEqual([...leads.slice(1).map(({ from }) => from), 1]);
  expect(leads.at(-1)!.from).toBeGreaterThan(0.7);
});

test("what another seat did last is told, a consequence and one's own deeds are not", () => {
  const line = (seat: number | null): LogLine => ({ seat, text: { id: `by ${seat}`, facts: {} } }) as unknown as LogLine;
  expect(lastDeed([line(1), line(2), line(null)], [0])?.seat).toBe(2);
  expect(lastDeed([line(1), line(0)], [0])).toBeNull();
  expect(lastDeed([], [0])).toBeNull();
});

test("a sign to scan stands only where somebody else gets by the address", () => {
  expect(["localhost", "127.0.0.1", "[::1]"].map(isOwnComputer)).toEqual([true, true, true]);
  expect(["192.168.1.20", "rotonde.example"].map(isOwnComputer)).toEqual([false, false]);
});
