/* Words that explain themselves, and what is sought in the rules. */
import { expect, test } from "vitest";
import { highlighted, hitsIn, pageOf } from "../src/shell/rules/pages";
import { cut, entryOf, glossary } from "../src/words/glossary.svelte";

const ROWS: [string, string][] = [
  ["company", "one of the seven railways"],
  ["share", "a part of a company"],
  ["supplementary share", "a spare one"],
  ["left hall, right hall", "where tokens lie"],
];
const words = (text: string) => cut(entryOf(ROWS), text).flatMap(({ word }) => word ?? []);

test("a word is found in one and in many, the longest of several, and once", () => {
  expect(words("Two companies, a share and a supplementary share; more shares.")).toEqual(["company", "share", "supplementary share"]);
  expect(words("The right hall is shareholders’ and accompany.")).toEqual(["right hall"]);
  expect(
    cut(entryOf(ROWS), "A share!")
      .map(({ text }) => text)
      .join(""),
  ).toBe("A share!");
  expect(cut(entryOf([]), "A share!")).toEqual([{ text: "A share!", word: null }]);
});

const GAMES = Object.keys(import.meta.glob("../src/generated/*/words.en.json")).map((path) => path.split("/").at(-2)!);

test.each(GAMES)("%s explains its words in both languages", async (game) => {
  for (const language of ["en", "fr"] as const) {
    await glossary.learn(game, language);
    const page = (await pageOf(game, language))!;
    const found = glossary.segments(game, language, page).filter(({ word }) => word);
    expect(found.length).toBeGreaterThan(2);
    for (const { word } of found) expect(glossary.meaning(game, language, word!)!.length).toBeGreaterThan(5);
  }
});

test("in a page words are marked between its tags, not in links, headings or code", async () => {
  await glossary.learn("rocket", "en");
  const page = glossary.inHtml("rocket", "en", '<p>A <a href="share">share</a> of a company</p><code>share</code>');
  expect(page).toContain('data-word="company"');
  expect(page).not.toContain('data-word="share"');
});

test("what is sought is marked in words and never in tags", () => {
  expect(highlighted('<p class="share">Share and shares</p>', "share")).toBe('<p class="share"><mark>Share</mark> and <mark>share</mark>s</p>');
  expect(highlighted("a (b", "(b")).toBe("a <mark>(b</mark>");
  expect(highlighted("<p>x</p>", "  ")).toBe("<p>x</p>");
});

test("all games are sought at once, each passage with its rule and the words around", async () => {
  const pages = new Map(await Promise.all(["rocket", "tycoon"].map(async (game) => [game, (await pageOf(game, "en"))!] as const)));
  const hits = hitsIn(pages, "auction bid");
  expect(new Set(hits.map(({ game }) => game))).toContain("tycoon");
  expect(hits.every(({ around }) => around.length < 170)).toBe(true);
  expect(hitsIn(pages, " ")).toEqual([]);
});
