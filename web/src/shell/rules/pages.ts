/* The rules of each game in our own words: pages of Markdown beside the docs, made into sections. */
import { marked, type Token, type Tokens } from "marked";
import { insist } from "../../net/insist";
import type { Language } from "../../words/catalogue";

const PAGES = import.meta.glob<string>("../../../../docs/rules/*.md", {
  query: "?raw",
  import: "default",
});

export interface Section {
  /** Its address on the page. */
  id: string;
  title: string;
  blocks: Block[];
}

export interface Block {
  /** The number of the rule that it states or explains; null for other words. */
  rule: string | null;
  parts: Part[];
  /** All that it says, without signs. */
  words: string;
}

/** A position of the game's `examples.toml`, by its name. */
export interface Example {
  name: string;
  /** Things that are lit, and around which it is drawn. */
  look: string[];
  /** Parts of the table beside the board, by the names that the room gives its panels. */
  panels: string[];
  tall: boolean;
  caption: string;
}

/** Words, or a position to be drawn. */
export type Part = { html: string } | { example: Example };

export async function pageOf(game: string, language: Language): Promise<string | null> {
  const load = PAGES[`../../../../docs/rules/${game}.${language}.md`];
  return load ? insist(load) : null;
}

const RULE = /^\*\*([A-Z]+-\d+)\*\*/;

/** A page as its title and sections; each numbered rule is a block with what belongs to it. */
export function sectionsOf(page: string): { title: string; sections: Section[] } {
  const sections: Section[] = [{ id: "top", title: "", blocks: [] }];
  let title = "";
  for (const token of marked.lexer(page)) {
    const section = sections.at(-1)!;
    if (token.type === "heading" && token.depth === 1) title = token.text;
    else if (token.type === "heading" && token.depth === 2) {
      sections.push({ id: slug(token.text), title: token.text, blocks: [] });
    } else if (token.type !== "space") addBlock(section, token);
  }
  return { title, sections: sections.filter((each) => each.blocks.length > 0) };
}

/** Examples and lists that follow a rule belong to it, until the next rule. */
function addBlock(section: Section, token: Token): void {
  const rule = RULE.exec(token.raw)?.[1] ?? null;
  const last = section.blocks.at(-1);
  const example = exampleIn(token);
  const part = example ? { example } : { html: html(token.raw) };
  const words = (example?.caption ?? rawOf(token)).replace(/[*_`>|#]|<[^>]+>/g, "");
  if (rule === null && last?.rule) {
    last.parts.push(part);
    last.words += ` ${words}`;
  } else section.blocks.push({ rule, parts: [part], words });
}

/** A table as it would be read out: a point between cells, a dash between lines. */
function rawOf(token: Token): string {
  if (token.type !== "table") return token.raw;
  const { header, rows } = token as Tokens.Table;
  return [header, ...rows].map((cells) => cells.map(({ text }) => text).join(" · ")).join(" – ");
}

/** Sketches in letters scroll where a page is narrow: the keyboard must reach them. */
const html = (raw: string): string => marked.parse(raw, { async: false }).replaceAll("<pre>", '<pre tabindex="0">');

const PANEL = /^panel:/;

/** A fence ``` `drawn NAME thing thing panel:NAME` ``` with its caption, and `tall` for more room. */
function exampleIn(token: Token): Example | null {
  if (token.type !== "code") return null;
  const [kind, name, ...rest] = (token.lang ?? "").split(/\s+/);
  if (kind !== "drawn" || !name) return null;
  const [tall, shown] = [rest.includes("tall"), rest.filter((word: string) => word !== "tall")];
  const look = shown.filter((word: string) => !PANEL.test(word));
  const panels = shown.filter((word: string) => PANEL.test(word)).map((word: string) => word.replace(PANEL, ""));
  return { name, look, panels, tall, caption: html((token as Tokens.Code).text) };
}

function slug(title: string): string {
  return title
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** The words sought; an apostrophe as a keyboard writes it is that of the page. */
const soughtIn = (sought: string): string[] => sought.toLowerCase().replaceAll("'", "’").split(/\s+/).filter(Boolean);

/** The sections with only those blocks that have every word sought. */
export function found(sections: Section[], sought: string): Section[] {
  const words = soughtIn(sought);
  if (words.length === 0) return sections;
  return sections
    .map((section) => ({
      ...section,
      blocks: section.blocks.filter((block) => words.every((word) => block.words.toLowerCase().includes(word))),
    }))
    .filter((section) => section.blocks.length > 0);
}

/** A page, or plain words, with what is sought marked; tags stay as they are. */
export function highlighted(html: string, sought: string): string {
  const words = soughtIn(sought).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  if (words.length === 0) return html;
  const pattern = new RegExp(words.join("|"), "gi");
  return html
    .split(/(<[^>]+>)/)
    .map((piece) => (piece.startsWith("<") ? piece : piece.replace(pattern, "<mark>$&</mark>")))
    .join("");
}

export interface Hit {
  game: string;
  rule: string | null;
  section: Section;
  /** Its words around the first that is sought. */
  around: string;
}

const BEFORE = 40;
const AROUND = 150;

/** What the pages of several games say of what is sought. */
export function hitsIn(pages: ReadonlyMap<string, string>, sought: string): Hit[] {
  if (soughtIn(sought).length === 0) return [];
  return [...pages].flatMap(([game, page]) =>
    found(sectionsOf(page).sections, sought).flatMap((section) =>
      section.blocks.map(({ rule, words }) => ({ game, rule, section, around: around(words, soughtIn(sought)[0]!) })),
    ),
  );
}

function around(words: string, sought: string): string {
  const at = Math.max(0, words.toLowerCase().indexOf(sought) - BEFORE);
  const from = at === 0 ? 0 : words.indexOf(" ", at) + 1;
  const to = words.length <= from + AROUND ? words.length : words.lastIndexOf(" ", from + AROUND);
  return `${from > 0 ? "… " : ""}${words.slice(from, to).trim()}${to < words.length ? " …" : ""}`;
}
