/* Rules pages: what is made of their Markdown, and what is sought in them. */
import { expect, test } from "vitest";
import { pageIn, wordsIn } from "../scripts/rules.mjs";
import { cutAt, found, hitsIn, pageOf, type Piece, wordsOf } from "../src/shell/rules/pages";

test.each(["en", "fr"] as const)("the rules in %s are sections of numbered blocks that can be searched", async (language) => {
  const { title, sections } = (await pageOf("rocket", language))!;
  const rules = sections.flatMap((section) => section.blocks.flatMap((block) => block.rule ?? []));
  expect(title).toBe("Stephenson's Rocket".replace("'", title.includes("’") ? "’" : "'"));
  expect(rules).toHaveLength(87);
  expect(rules[30]).toBe("ROC-31");
  const sought = found(sections, "ROC-31");
  expect(sought.flatMap((section) => section.blocks).some((block) => block.rule === "ROC-31")).toBe(true);
  expect(found(sections, "xyzzy")).toEqual([]);
  const typed = language === "fr" ? "l'action" : "rulebook's";
  expect(found(sections, typed).length).toBeGreaterThan(0);
});

const as = (tag: string, ...within: Piece[]): Piece => ({ tag, within });
const partsOf = (markdown: string) => pageIn(`## A\n\n${markdown}`).sections[0]!.blocks.flatMap(({ parts }) => parts);

test("words keep their emphasis, lists, quotes, sketches and tables", () => {
  const [b, c, d] = [as("em", "b"), as("strong", "c"), as("code", "d")];
  expect(partsOf("A *b* **c** `d` e")).toEqual([{ pieces: [as("p", "A ", b, " ", c, " ", d, " e")] }]);
  expect(partsOf("- one *b*\n- two")).toEqual([{ pieces: [as("ul", as("li", "one ", b), as("li", "two"))] }]);
  expect(partsOf("> ```\n> < - >\n> ```")).toEqual([{ pieces: [as("blockquote", as("pre", "< - >"))] }]);
  const [head, row] = [as("tr", as("th", "a"), as("th", "B")), as("tr", as("td", "c"), as("td", b))];
  expect(partsOf("| a | B |\n|---|---|\n| c | *b* |")).toEqual([{ pieces: [as("table", head, row)] }]);
});

test("a page is refused where it holds what no page draws", () => {
  expect(() => pageIn("## A\n\n![a](b.png)")).toThrow(/image/);
});

test("what follows a rule belongs to it, until the next rule", () => {
  const blocks = pageIn("## A\n\nWords.\n\n**ROC-1** One.\n\n> More.\n\n**ROC-2** Two.\n").sections[0]!.blocks;
  expect(blocks.map(({ rule, parts }) => [rule, parts.length])).toEqual([
    [null, 1],
    ["ROC-1", 2],
    ["ROC-2", 1],
  ]);
});

test("a fence names a position to be drawn, what is lit on it and its caption", () => {
  const { sections } = pageIn("## A\n\n**ROC-1** Words.\n\n```drawn heading tall hex:E13 hex:E14 panel:end\nIt looks *east*.\n```\n");
  const { parts } = sections[0]!.blocks[0]!;
  const caption = [as("p", "It looks ", as("em", "east"), ".")];
  expect(parts[1]).toEqual({ example: { name: "heading", look: ["hex:E13", "hex:E14"], panels: ["end"], tall: true, caption } });
  expect(found(sections, "east")).toHaveLength(1);
});

const WORDS = "| when | what |\n|---|---|\n| now | this |\n\n<!-- words -->\n\n| word | meaning |\n|---|---|\n| hex | a place |\n| line | its track |\n";

test("the words of a game stand after the mark for them, in whatever language", () => {
  expect(wordsIn(WORDS)).toEqual([
    ["hex", "a place"],
    ["line", "its track"],
  ]);
  expect(wordsIn(WORDS.replace("<!-- words -->", ""))).toEqual([]);
});

test("a table is found as it would be read out", () => {
  expect(wordsOf(pageIn(`## A\n\n${WORDS}`).sections[0]!.blocks[1]!)).toBe("word · meaning – hex · a place – line · its track");
});

test("words are cut where they are sought", () => {
  expect(cutAt("Share and shares", "share")).toEqual(["", "Share", " and ", "share", "s"]);
  expect(cutAt("a (b", "(b")).toEqual(["a ", "(b", ""]);
  expect(cutAt("x", "  ")).toEqual(["x"]);
});

test("all games are sought at once, each passage with its rule and the words around", async () => {
  const pages = new Map(await Promise.all(["rocket", "tycoon"].map(async (game) => [game, (await pageOf(game, "en"))!] as const)));
  const hits = hitsIn(pages, "auction bid");
  expect(new Set(hits.map(({ game }) => game))).toContain("tycoon");
  expect(hits.every(({ around }) => around.length < 170)).toBe(true);
  expect(hitsIn(pages, " ")).toEqual([]);
});
