/* The words of a game that explain themselves, wherever they are read: those that its rules list first.
   Fetched by game and language; a text is cut into the words that are known and what stands between. */
import { insist } from "../net/insist";
import { type Language, plain } from "./catalogue";

const FILES = import.meta.glob<[string, string][]>("../generated/*/words.*.json", { import: "default" });

/** A piece of a text; `word` is what it means something by, as the rules list it. */
export interface Segment {
  text: string;
  word: string | null;
}

interface Entry {
  meanings: ReadonlyMap<string, string>;
  /** Finds a word or its plural; the longest of several. */
  pattern: RegExp;
}

/** Shorter words, such as "end", mean something else too often. */
const LEAST = 4;
const keyOf = (game: string, language: Language) => `${game}.${language}`;
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\&]/g, "\\$&");

/** A word as it may stand in a sentence, one or several of it: `endings` are those of a language, such as `-s` to add,
    or `y-ies` to put in the place of another. */
function forms(word: string, endings: readonly string[]): string {
  const each = word.split(" ").map((part) => {
    const many = endings.map((ending) => ending.split("-") as [string, string]).filter(([less]) => part.endsWith(less));
    return `(?:${[...many.map(([less, more]) => part.slice(0, part.length - less.length) + more), part].map(escaped).join("|")})`;
  });
  return each.join(" ");
}

export function entryOf(rows: readonly (readonly [string, string])[], endings: readonly string[]): Entry {
  const listed = rows.flatMap(([words, meaning]) => words.split(", ").map((word) => [word, meaning] as const));
  const longest = listed
    .map(([word]) => word)
    .filter((word) => word.length >= LEAST)
    .sort((one, other) => other.length - one.length);
  const pattern = longest.map((word, number) => `(?<w${number}>${forms(word, endings)})`).join("|");
  const named = new Map(longest.map((word, number) => [`w${number}`, word]));
  const found = new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern || "(?!)"})(?![\\p{L}\\p{N}])`, "giu");
  return { meanings: new Map(listed), pattern: Object.assign(found, { named }) };
}

/** A text cut at the words that an entry knows, each of them once. */
export function cut({ pattern }: Entry, text: string): Segment[] {
  const { named } = pattern as RegExp & { named: Map<string, string> };
  const seen = new Set<string>();
  const segments: Segment[] = [];
  let last = 0;
  for (const match of text.matchAll(pattern)) {
    const group = Object.keys(match.groups!).find((name) => match.groups![name] !== undefined)!;
    const word = named.get(group)!;
    if (seen.has(word)) continue;
    seen.add(word);
    segments.push({ text: text.slice(last, match.index), word: null }, { text: match[0], word });
    last = match.index + match[0].length;
  }
  return [...segments, { text: text.slice(last), word: null }].filter((segment) => segment.text);
}

class Glossary {
  private known = $state.raw<ReadonlyMap<string, Entry>>(new Map());

  /** Fetches the words of a game, once. */
  async learn(game: string, language: Language): Promise<void> {
    const load = FILES[`../generated/${game}/words.${language}.json`];
    if (!load || this.known.has(keyOf(game, language))) return;
    const endings = plain({ language, game: null, names: [] }, { id: "word-endings", facts: {} }).split(" ");
    const entry = entryOf(await insist(load), endings);
    this.known = new Map([...this.known, [keyOf(game, language), entry]]);
  }

  segments(game: string | null, language: Language, text: string): Segment[] {
    const entry = game === null ? undefined : this.known.get(keyOf(game, language));
    return entry ? cut(entry, text) : [{ text, word: null }];
  }

  meaning(game: string, language: Language, word: string): string | null {
    return this.known.get(keyOf(game, language))?.meanings.get(word) ?? null;
  }
}

export const glossary = new Glossary();
