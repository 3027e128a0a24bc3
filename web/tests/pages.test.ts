/* Forms, lists, history, curves and rules pages, as far as they are figures. */
import { expect, test } from "vitest";
import type { Course, GameInfo, LogLine, TableInfo } from "../src/net/types";
import { axis, curvesOf, rowsOf } from "../src/shell/end/course";
import { found, pageOf, sectionsOf } from "../src/shell/rules/pages";
import { fitting, freshDraft, request, seated } from "../src/shell/tables/draft";
import { fieldsOf, valueMessage } from "../src/shell/tables/options";
import { sorted } from "../src/shell/tables/order";
import { moveOfLine, roundsOf, ticksOf } from "../src/table/history";

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
  bots: ["random", "greedy"],
};

test("options become fields with the values that the rules allow", () => {
  const fields = fieldsOf(GAME);
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
  expect(request(draft).seats).toEqual([
    { kind: "me" },
    { kind: "bot", level: "greedy" },
    { kind: "bot", level: "greedy" },
  ]);
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
  const plain = { name: id, game: "rocket", edition: 1, options: {}, version: 1, actors: [], listed: false };
  return { type: "table", id, seats: [seat], status: "playing", changed: 0, round: 1, outcome: null, ...plain, ...changes };
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

const line = (seat: number | null, gains: [number, number][] = [], heading = false): LogLine => ({
  text: { id: heading ? "log-round" : "log", facts: {} },
  seat,
  gains: gains.map(([who, amount]) => ({ seat: who, amount, text: { id: "money", facts: { amount } } })),
  depth: 0,
  heading,
});

const LOG = [line(0), line(1, [[1, 3000]]), line(null, [], true), line(0, [[0, 5000]]), line(null, [], true), line(null, [[0, 1000], [1, 4000]]), line(null, [[1, 2000]])];
const COURSE: Course = {
  seats: [0, 1, 0],
  lines: [0, 1, 3],
  scores: [[0, 0], [0, 0], [0, 3000], [6000, 9000]],
};

test("a line of the log belongs to the move that told it", () => {
  expect([0, 1, 2, 3, 6].map((index) => moveOfLine(COURSE.lines, index))).toEqual([1, 2, 2, 3, 3]);
  expect(ticksOf(COURSE, LOG).map((tick) => [tick.seat, tick.big])).toEqual([[0, false], [1, true], [0, true]]);
  expect(roundsOf(COURSE, LOG).map((round) => round.moves)).toEqual([2, 3]);
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
});

test.each(["en", "fr"] as const)("the rules in %s are sections of numbered blocks that can be searched", async (language) => {
  const page = await pageOf("rocket", language);
  const { title, sections } = sectionsOf(page!);
  const rules = sections.flatMap((section) => section.blocks.flatMap((block) => block.rule ?? []));
  expect(title).toBe("Stephenson's Rocket".replace("'", title.includes("’") ? "’" : "'"));
  expect(rules).toHaveLength(87);
  expect(rules[30]).toBe("ROC-31");
  const sought = found(sections, "ROC-31");
  expect(sought.flatMap((section) => section.blocks).some((block) => block.rule === "ROC-31")).toBe(true);
  expect(found(sections, "xyzzy")).toEqual([]);
});

test("marks over the curves stand in rows where they would touch", () => {
  expect(rowsOf([0, 20, 40], 19)).toEqual([0, 0, 0]);
  expect(rowsOf([0, 5, 10, 20, 24], 19)).toEqual([0, 1, 2, 0, 1]);
  expect(rowsOf([], 19)).toEqual([]);
});
