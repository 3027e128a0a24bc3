/* The rooms of the client: a room knows only the rooms below it, and games never see each other. */
import { expect, test } from "vitest";
import { STALLS } from "../src/shell/stalls";

const SOURCES = import.meta.glob<string>(["../src/**/*.{ts,svelte}", "!../src/generated/**"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** From top to bottom. A room may import itself and what stands below it. */
const FLOORS = [
  "main.ts",
  "App.svelte",
  "shell/end",
  "table",
  "shell/home",
  "shell/tables",
  "shell/rules",
  "shell",
  "boards/rooms.ts",
  "boards/<game>",
  "boards/emblems",
  "boards/shared",
  "boards/board.ts",
  "words",
  "common",
  "net",
  "underway.ts",
  "generated",
] as const;

const LAST = FLOORS.length - 1;

function roomOf(path: string): (typeof FLOORS)[number] {
  const found = FLOORS.find((floor) => path === floor || path.startsWith(`${floor}/`));
  if (found) return found;
  if (path.startsWith("boards/")) return "boards/<game>";
  throw new Error(`${path} stands in no room`);
}

function resolved(from: string, specifier: string): string {
  const parts = from.split("/").slice(0, -1);
  for (const step of specifier.split("/")) {
    if (step === "..") parts.pop();
    else if (step !== ".") parts.push(step);
  }
  return parts.join("/");
}

function importsOf(path: string, source: string): string[] {
  const found = [...source.matchAll(/(?:from|import)\s*\(?"(\.[^"]+)"/g)];
  return found.map(([, specifier]) => resolved(path, specifier!)).filter((to) => !to.endsWith(".css"));
}

const FILES = Object.entries(SOURCES).map(([name, source]) => ({ path: name.replace("../src/", ""), source }));
const EDGES = FILES.flatMap(({ path, source }) => importsOf(path, source).map((to) => ({ path, to })));
const named = ({ path, to }: { path: string; to: string }) => `${path} -> ${to}`;
const fileOf = (to: string) => FILES.find(({ path }) => path.replace(/\.ts$/, "") === to || path === to)?.path ?? to;

test("a room knows only the rooms below it", () => {
  expect(EDGES.length).toBeGreaterThan(300);
  const upward = EDGES.filter(({ path, to }) => {
    const target = fileOf(to);
    const floor = target.startsWith("generated") ? LAST : FLOORS.indexOf(roomOf(target));
    return floor < FLOORS.indexOf(roomOf(path));
  });
  expect(upward.map(named)).toEqual([]);
});

test("games never see each other", () => {
  const gameOf = (path: string) => (roomOf(path) === "boards/<game>" ? path.split("/")[1] : null);
  const across = EDGES.filter(({ path, to }) => {
    const [here, there] = [gameOf(path), to.startsWith("boards/") ? gameOf(fileOf(to)) : null];
    return here && there && here !== there;
  });
  expect(across.map(named)).toEqual([]);
});

test("the shell knows no thing of a game", () => {
  const shell = FILES.filter(({ path }) => /^(table|shell|net|words|common)\//.test(path));
  expect(shell.length).toBeGreaterThan(60);
  const things = /["'`](hex|cell|city|company|tile|hand|slot|worker|cube|die):/;
  expect(shell.filter(({ source }) => things.test(source)).map(({ path }) => path)).toEqual([]);
});

test("a room gives the shell at most 25 things: a wish of one game alone becomes no flag of all", () => {
  const { source } = FILES.find(({ path }) => path === "boards/board.ts")!;
  const contract = /export interface BoardRoom<View> \{\n([\s\S]*?)\n\}/.exec(source)![1]!;
  const members = contract.match(/^ {2}\w+\??:/gm)!;
  expect(members.length).toBeGreaterThan(15);
  expect(members.length).toBeLessThanOrEqual(25);
});

test("nothing but the rooms of the games names a game", () => {
  const games = STALLS.map(({ id }) => id);
  const named = new RegExp(`\\b(${games.join("|")})\\b`);
  const styles = import.meta.glob<string>("../src/{styles,shell,table,common}/**/*.css", { query: "?raw", import: "default", eager: true });
  const shared = [...FILES, ...Object.entries(styles).map(([path, source]) => ({ path: path.replace("../src/", ""), source }))].filter(
    ({ path }) => !path.startsWith("boards/"),
  );

  expect(games).toHaveLength(5);
  expect(shared.length).toBeGreaterThan(150);
  expect(shared.filter(({ source }) => named.test(source)).map(({ path }) => path)).toEqual([]);
});

test("no style of the house has a colour of one game", () => {
  const tokens = import.meta.glob<string>("../src/styles/*.css", { query: "?raw", import: "default", eager: true });
  expect(Object.values(tokens).join("\n")).not.toMatch(/--(game|co)-\w+:/);
});

test("the room of a game is known by members that it must have", () => {
  const source = FILES.find(({ path }) => path === "boards/rooms.ts")!.source;
  const asked = [...source.matchAll(/"(\w+)" in value/g)].map(([, name]) => name!);
  const declared = FILES.find(({ path }) => path === "boards/board.ts")!.source.split("export interface BoardRoom<View> {")[1]!;
  expect(asked.length).toBeGreaterThan(1);
  expect(asked.filter((name) => !new RegExp(`^  ${name}: `, "m").test(declared))).toEqual([]);
});
