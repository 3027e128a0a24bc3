/* The reader's language: chosen once, remembered, else what the browser asks for. */
import { remembered, remember } from "../common/memory";
import { hasLearnt, knows, LANGUAGES, learn, learnCoach, plain, type Language, type Reader } from "./catalogue";
import type { Fact } from "../net/types";

const KEY = "language";

function preferred(): Language {
  const kept = remembered<string>(KEY, "");
  const wanted = [kept, ...(globalThis.navigator?.languages ?? [])];
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return LANGUAGES[0];
}

class Tongue {
  language = $state<Language>(preferred());
  /** Rises with everything learnt: what was said without it is said again. */
  private lessons = $state(0);
  private games = new Set<string>();
  /** What was chosen last: its words may still be on their way. */
  private wanted = this.language;
  /** Games whose coach was heard. */
  private coached = new Set<string>();

  /** Fetches the words of the house, or of a game as well. */
  async learn(game: string | null = null): Promise<void> {
    if (game !== null && this.has(game)) return;
    if (game !== null) this.games.add(game);
    await learn(this.language, game);
    this.lessons += 1;
  }

  /** Fetches what the coach of a game says. */
  async hearCoach(game: string): Promise<void> {
    this.coached.add(game);
    await learnCoach(this.language, game);
    this.lessons += 1;
  }

  /** Whether a game can be spoken of. */
  has(game: string): boolean {
    return this.lessons >= 0 && hasLearnt(this.language, game);
  }

  /** Speaks another language from now on, once its words are here. */
  async choose(language: Language): Promise<void> {
    this.wanted = language;
    const coaches = [...this.coached].map((game) => learnCoach(language, game));
    await Promise.all([...[null, ...this.games].map((game) => learn(language, game)), ...coaches]);
    if (this.wanted !== language) return; // they came late, and another was chosen meanwhile
    this.language = language;
    remember(KEY, language);
  }

  /** The reader of the house, who reads again after every lesson. */
  get reader(): Reader {
    void this.lessons;
    return { language: this.language, game: null, names: [] };
  }
}

export const tongue = new Tongue();

/** The house's words, where no game is open. */
export function house(): Reader {
  return tongue.reader;
}

/** A message of the shell in the reader's language; reactive wherever it is called. */
export function t(id: string, facts: Record<string, Fact> = {}, reader: Reader = house()): string {
  return plain(reader, { id, facts });
}

/** The message, or nothing where the catalogue has none. */
export function maybe(id: string, facts: Record<string, Fact>, reader: Reader): string | null {
  return knows(reader, id) ? t(id, facts, reader) : null;
}

/** Names in a row: `Ada, Bernadette and Christian`. */
export function list(names: string[]): string {
  return new Intl.ListFormat(tongue.language, { type: "conjunction" }).format(names);
}
