/* Addresses and pages. */
import { expect, test } from "vitest";
import { INVITING, routeOf, tableIn } from "../src/shell/routes";

const route = (path: string) => routeOf(new URL(path, "http://rotonde.example"));

test.each([
  ["/", { page: "home" }],
  ["/tables", { page: "tables", tab: "mine", invites: false }],
  ["/tables?tab=new", { page: "tables", tab: "new", invites: false }],
  [INVITING, { page: "tables", tab: "new", invites: true }],
  ["/tables?tab=other", { page: "tables", tab: "mine", invites: false }],
  ["/t/7QK4", { page: "table", id: "7QK4", moves: null }],
  ["/t/7QK4?moves=12", { page: "table", id: "7QK4", moves: 12 }],
  ["/t/7QK4?moves=x", { page: "table", id: "7QK4", moves: null }],
  ["/t/7QK4/end", { page: "end", id: "7QK4" }],
  ["/rules", { page: "rules", game: null, rule: null }],
  ["/rules/rocket#ROC-31", { page: "rules", game: "rocket", rule: "ROC-31" }],
  ["/tiles/solo", { page: "solo", game: "tiles" }],
  ["/tiles", { page: "nowhere" }],
  ["/t", { page: "nowhere" }],
  ["/t/7QK4/other", { page: "nowhere" }],
  ["/a/b/c/d", { page: "nowhere" }],
  ["/%E0%A4%A", { page: "nowhere" }],
])("%s", (path, expected) => {
  expect(route(path)).toEqual(expected);
});

test.each([
  ["http://rotonde.example/t/7QK4-x_y", "7QK4-x_y"],
  ["rotonde.example/t/7QK4/", "7QK4"],
  ["rotonde.example/t/7QK4?moves=3", "7QK4"],
  ["  7QK4 ", "7QK4"],
  ["http://rotonde.example/", null],
  ["", null],
])("a pasted link %s means table %s", (pasted, expected) => {
  expect(tableIn(pasted)).toBe(expected);
});
