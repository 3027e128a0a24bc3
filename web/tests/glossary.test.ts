/* Words that explain themselves. */
import { expect, test } from "vitest";
import { pageOf, wordsOf } from "../src/shell/rules/pages";
import { cut, entryOf, glossary } from "../src/words/glossary.svelte";

const ROWS: [string, string][] = [
  ["company", "one of the seven railways"],
  ["share", "a part of a company"],
  ["supplementary share", "a spare one"],
  ["left hall, right hall", "where tokens lie"],
];
const ENGLISH = ["-s", "-es", "y-ies"];
const words = (text: string) => cut(entryOf(ROWS, ENGLISH), text).flatMap(({ word }) => word ?? []);

test("a word is found in one and in many, the longest of several, and once", () => {
  expect(words("Two companies, a share and a supplementary share; more shares.")).toEqual(["company", "share", "supplementary share"]);
  expect(words("The right hall is shareholders’ and accompany.")).toEqual(["right hall"]);
  expect(
    cut(entryOf(ROWS, ENGLISH), "A share!")
      .map(({ text }) => text)
      .join(""),
  ).toBe("A share!");
  expect(cut(entryOf([], ENGLISH), "A share!")).toEqual([{ text: "A share!", word: null }]);
});

test("many of a word end as its language has it", () => {
  const rows: [string, string][] = [["cheval de fer", "a locomotive"]];
  expect(cut(entryOf(rows, ["-s", "al-aux"]), "Deux chevaux de fer").flatMap(({ word }) => word ?? [])).toEqual(["cheval de fer"]);
  expect(cut(entryOf(rows, ENGLISH), "Deux chevaux de fer").flatMap(({ word }) => word ?? [])).toEqual([]);
});

const GAMES = Object.keys(import.meta.glob("../src/generated/*/words.en.json")).map((path) => path.split("/").at(-2)!);

test.each(GAMES)("%s explains its words in both languages", async (game) => {
  for (const language of ["en", "fr"] as const) {
    await glossary.learn(game, language);
    const page = (await pageOf(game, language))!.sections.flatMap(({ blocks }) => blocks.map(wordsOf)).join(" ");
    const found = glossary.segments(game, language, page).filter(({ word }) => word);
    expect(found.length).toBeGreaterThan(2);
    for (const { word } of found) expect(glossary.meaning(game, language, word!)!.length).toBeGreaterThan(5);
  }
});
