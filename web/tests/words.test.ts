/* Texts become parts and sentences, in both languages. */
import { expect, test } from "vitest";
import { dayInWords } from "../src/shell/solo/line";
import { parts, plain, type Reader } from "../src/words/catalogue";
import { score } from "../src/words/scores";

const en: Reader = { language: "en", game: "rocket", names: ["Ada", "Hugo"] };
const fr: Reader = { ...en, language: "fr" };

const HOUSE = import.meta.glob<string>("../../src/rotonde/locale/*/shell.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

test("money is written as each language writes it", () => {
  const text = { id: "money", facts: { amount: 14000 } };
  expect(plain(en, text)).toBe("£14,000");
  expect(plain(fr, text).replace(/\s/g, " ")).toBe("14 000 £");
});

test("nothing is one in French, and several in English", () => {
  const none = { id: "solo-sum", facts: { stars: 0, of: 45 } };
  expect([plain(fr, none), plain(en, none)]).toEqual(["0 étoile sur 45", "0 of 45 stars"]);
  expect(plain(fr, { id: "solo-sum", facts: { stars: 2, of: 45 } })).toBe("2 étoiles sur 45");
});

test("a day is written as each language writes it", () => {
  expect([dayInWords("2026-11-17", "en"), dayInWords("2026-11-17", "fr")]).toEqual(["17 November 2026", "17 novembre 2026"]);
});

test("a fortune in few letters keeps its unit", () => {
  expect(score(en, 17000, "score-brief")).toBe("£17k");
  expect(score(fr, -17000, "score-brief").replace(/\s/g, " ")).toBe("−17 k£");
  expect([score(en, 0, "score-brief"), score(fr, 0, "score-brief").replace(/\s/g, " ")]).toEqual(["£0", "0 £"]);
  expect(score({ ...en, game: "tiles" }, 18, "score-brief")).toBe("18");
});

test("a game may say a word of the house in its own way", () => {
  const text = { id: "money", facts: { amount: 14 } };
  expect(plain({ ...en, game: "tycoon" }, text)).toBe("$14,000");
  expect(plain({ ...fr, game: "tycoon" }, text).replace(/\s/g, " ")).toBe("14 000 $");
});

test("a seat stays a part of its own, so that its sign can be drawn", () => {
  const text = { id: "log-veto-passed", facts: { seat: { is: "seat" as const, seat: 1 } } };
  const seats = parts(en, text).filter((part) => part.kind === "seat");
  expect(seats).toEqual([{ kind: "seat", seat: 1, text: "Hugo" }]);
  expect(plain(en, text)).toContain("Hugo");
});

test("a name keeps its id, so that a board can draw it", () => {
  const facts = { company: { is: "name" as const, id: "company-GWR" } };
  const found = parts(en, { id: "prompt-hex", facts });
  expect(found).toContainEqual({ kind: "name", id: "company-GWR", text: "GWR" });
});

test("whoever has no name is called by the number of the seat", () => {
  const text = { id: "log-veto-passed", facts: { seat: { is: "seat" as const, seat: 5 } } };
  expect(plain(en, text)).toContain("6");
});

test("a message that is nowhere shows what it is about", () => {
  expect(plain(en, { id: "no-such-message", facts: { cost: 8 } })).toBe("no such message 8");
});

test("both languages of the shell have the same messages", () => {
  const ids = (language: string) => {
    const source = Object.entries(HOUSE).find(([path]) => path.includes(`/${language}/`))![1];
    return source.match(/^[a-z][a-z0-9-]*(?= =)/gm)!.sort();
  };
  expect(ids("fr")).toEqual(ids("en"));
  expect(ids("en").length).toBeGreaterThan(150);
});

test("every message that the shell names is in the catalogue", () => {
  const sources = import.meta.glob<string>(["../src/shell/**/*", "../src/table/**/*", "../src/App.svelte"], {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const used = Object.values(sources).flatMap((source) => [...source.matchAll(/\bt\(\s*"([a-z0-9-]+)"/g)].map((match) => match[1]!));
  const missing = [...new Set(used)].filter((id) => plain(en, { id, facts: {} }) === id.replaceAll("-", " ") && id.includes("-"));
  expect(used.length).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});
