/* The Fluent catalogues of the house and of each game, fetched for the languages and games that are
   read, and texts made into parts of a sentence. Knows no page. The same files are read by the
   server's side. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { LANGUAGES } from "../generated/languages";
import { partGone } from "../net/gone";
import { insist } from "../net/insist";
import type { Fact, Text } from "../net/types";

export { LANGUAGES };
export type Language = (typeof LANGUAGES)[number];

/** A piece of a sentence: words, a seat, or something that a catalogue names. */
export type Part = { kind: "words"; text: string } | { kind: "seat"; seat: number; text: string } | { kind: "name"; id: string; text: string };

/** Whose words: a game adds its own catalogue to that of the house. */
export interface Reader {
  language: Language;
  game: string | null;
  /** Names of the seats, seat 0 first. */
  names: readonly string[];
}

/** Where each file is to be had: words are read as they are, and only those that are needed. */
const FILES = import.meta.glob<string>(["../../../src/rotonde/locale/*/{common,server,shell}.ftl", "../../../src/rotonde/games/*/locale/*.ftl"], {
  query: "?url",
  import: "default",
  eager: true,
});

/* Private-use characters that stand for a gap while Fluent puts the sentence together. */
const OPEN = "\u{e000}";
const SHUT = "\u{e001}";
const GAP = new RegExp(`${OPEN}(\\d+)${SHUT}`);

const bundles = new Map<string, FluentBundle>();
/** What has been fetched of the files, by path: read once, for the house and for every game. */
const fetched = new Map<string, FluentResource>();
const onTheWay = new Map<string, Promise<void>>();

/** Fetches the words of the house, and of a game, in one language. */
export async function learn(language: Language, game: string | null): Promise<void> {
  await Promise.all(pathsOf(language, game).map(fetchOnce));
  bundles.delete(keyOf(language, game));
}

/** Fetches what the coach of a game says in one language; a game without one says nothing. */
export async function learnCoach(language: Language, game: string): Promise<void> {
  const path = coachOf(language, game);
  if (!FILES[path] || fetched.has(path)) return;
  await fetchOnce(path);
  bundles.delete(keyOf(language, game));
}

/** Who asks for a file that is on its way waits for it. */
function fetchOnce(path: string): Promise<void> {
  const coming = onTheWay.get(path) ?? insist(() => read(FILES[path]!)).then((words) => void fetched.set(path, new FluentResource(words)));
  onTheWay.set(path, coming);
  return coming;
}

async function read(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw partGone(address);
  return answer.text();
}

/** Whether a game's words have been fetched. */
export function hasLearnt(language: Language, game: string): boolean {
  return pathsOf(language, game).every((path) => fetched.has(path));
}

const keyOf = (language: Language, game: string | null) => `${language}/${game ?? ""}`;

/** The files of the house, then those of the game. */
function pathsOf(language: Language, game: string | null): string[] {
  const all = Object.keys(FILES);
  const house = all.filter((path) => path.includes(`/locale/${language}/`));
  return [...house, ...all.filter((path) => path.endsWith(`/games/${game}/locale/${language}.ftl`))];
}

/** The file of a game's coach: it is fetched where somebody is taught, and nowhere else. */
const coachOf = (language: Language, game: string | null) => `../../../src/rotonde/games/${game}/locale/coach.${language}.ftl`;

function bundleOf(language: Language, game: string | null): FluentBundle {
  const key = keyOf(language, game);
  let bundle = bundles.get(key);
  if (!bundle) {
    bundle = new FluentBundle(language, { useIsolating: false });
    /* A game may say a word of the house in its own way, such as money in dollars. */
    for (const path of [...pathsOf(language, game), coachOf(language, game)]) {
      const words = fetched.get(path);
      if (words) bundle.addResource(words, { allowOverrides: true });
    }
    bundles.set(key, bundle);
  }
  return bundle;
}

/** Whether the catalogue of this language has the message itself. */
export function knows(reader: Reader, id: string): boolean {
  return bundleOf(reader.language, reader.game).hasMessage(id);
}

/** The rule that a message speaks of, where the catalogue names one. */
export function ruleOf(reader: Reader, id: string): string | null {
  const rule = bundleOf(reader.language, reader.game).getMessage(id)?.attributes.rule;
  return typeof rule === "string" ? rule : null;
}

/** The text as parts, so that seats and names can be drawn instead of spelt. */
export function parts(reader: Reader, text: Text): Part[] {
  const gaps: Part[] = [];
  const facts: Record<string, FluentVariable> = {};
  for (const [key, fact] of Object.entries(text.facts ?? {})) {
    const part = partOf(reader, fact);
    facts[key] = part ? `${OPEN}${gaps.push(part) - 1}${SHUT}` : (fact as string | number);
  }
  return split(format(reader, text.id, facts), gaps);
}

/** The text as one plain string, for names that are spoken and for titles. */
export function plain(reader: Reader, text: Text): string {
  return parts(reader, text)
    .map((part) => part.text)
    .join("");
}

function partOf(reader: Reader, fact: Fact): Part | null {
  if (typeof fact !== "object") return null;
  if (fact.is === "name") return { kind: "name", id: fact.id, text: format(reader, fact.id, {}) };
  const name = reader.names[fact.seat] ?? format(reader, "seat-number", { number: fact.seat + 1 });
  return { kind: "seat", seat: fact.seat, text: name };
}

function split(sentence: string, gaps: Part[]): Part[] {
  const pieces = sentence.split(GAP);
  return pieces.flatMap((piece, index): Part[] => {
    if (index % 2 === 1) return [gaps[Number(piece)]!];
    return piece ? [{ kind: "words", text: piece }] : [];
  });
}

function format(reader: Reader, id: string, facts: Record<string, FluentVariable>): string {
  for (const language of new Set<Language>([reader.language, LANGUAGES[0]])) {
    const bundle = bundleOf(language, reader.game);
    const pattern = bundle.getMessage(id)?.value;
    if (pattern) return bundle.formatPattern(pattern, facts, []);
  }
  return readable(id, facts);
}

/** What stands for a message that is nowhere; shows the gap without hiding the facts. */
function readable(id: string, facts: Record<string, FluentVariable>): string {
  return [id.replaceAll("-", " "), ...Object.values(facts).map(String)].join(" ");
}
