/* The rules of each game in our own words, as `npm run types` made them of docs/rules: read, and searched. */
import { insist } from "../../net/insist";
import type { Language } from "../../words/catalogue";

const PAGES = import.meta.glob<Page>("../../generated/*/rules.*.json", { import: "default" });

export interface Page {
  title: string;
  sections: Section[];
}

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
}

/** A position of the game's `examples.toml`, by its name. */
export interface Example {
  name: string;
  /** Things that are lit, and around which it is drawn. */
  look: string[];
  /** Parts of the table beside the board, by the names that the room gives its panels. */
  panels: string[];
  tall: boolean;
  caption: Piece[];
}

/** Words, or a position to be drawn. */
export type Part = { pieces: Piece[] } | { example: Example };

/** Words, or a tag with what lies in it. */
export type Piece = string | Tagged;

export interface Tagged {
  tag: string;
  within: Piece[];
}

export async function pageOf(game: string, language: Language): Promise<Page | null> {
  const load = PAGES[`../../generated/${game}/rules.${language}.json`];
  return load ? insist(load) : null;
}

/** How parts of the text are told apart where it is read out: a table by points and dashes. */
const BETWEEN: Record<string, string> = { tr: " · ", table: " – ", ul: " ", ol: " ", li: " ", blockquote: " " };

/** All that a block says, without signs. */
export function wordsOf({ parts }: Block): string {
  return parts.map((part) => said("example" in part ? part.example.caption : part.pieces, " ")).join(" ");
}

function said(pieces: readonly Piece[], between: string): string {
  return pieces.map((piece) => (typeof piece === "string" ? piece : said(piece.within, BETWEEN[piece.tag] ?? ""))).join(between);
}

/** The words sought; an apostrophe as a keyboard writes it is that of the page. */
const soughtIn = (sought: string): string[] => sought.toLowerCase().replaceAll("'", "’").split(/\s+/).filter(Boolean);

/** The sections with only those blocks that have every word sought. */
export function found(sections: Section[], sought: string): Section[] {
  const words = soughtIn(sought);
  if (words.length === 0) return sections;
  const has = (block: Block): boolean => {
    const text = wordsOf(block).toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return sections.map((section) => ({ ...section, blocks: section.blocks.filter(has) })).filter(({ blocks }) => blocks.length > 0);
}

/** Words cut where they are sought: every second piece is what was sought. */
export function cutAt(text: string, sought: string): string[] {
  const words = soughtIn(sought).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return words.length === 0 ? [text] : text.split(new RegExp(`(${words.join("|")})`, "i"));
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
export function hitsIn(pages: ReadonlyMap<string, Page>, sought: string): Hit[] {
  const first = soughtIn(sought)[0];
  if (first === undefined) return [];
  return [...pages].flatMap(([game, page]) =>
    found(page.sections, sought).flatMap((section) =>
      section.blocks.map((block) => ({ game, rule: block.rule, section, around: around(wordsOf(block), first) })),
    ),
  );
}

function around(words: string, sought: string): string {
  const at = Math.max(0, words.toLowerCase().indexOf(sought) - BEFORE);
  const from = at === 0 ? 0 : words.indexOf(" ", at) + 1;
  const to = words.length <= from + AROUND ? words.length : words.lastIndexOf(" ", from + AROUND);
  return `${from > 0 ? "… " : ""}${words.slice(from, to).trim()}${to < words.length ? " …" : ""}`;
}
