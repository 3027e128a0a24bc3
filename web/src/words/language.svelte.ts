/* The reader's language: chosen once, remembered, else what the browser asks for. */
import { remembered, remember } from "../common/memory";
import { knows, LANGUAGES, plain, type Language, type Reader } from "./catalogue";
import type { Fact } from "../net/types";

const KEY = "language";

function preferred(): Language {
  const kept = remembered<string>(KEY, "");
  const wanted = [kept, ...(globalThis.navigator?.languages ?? [])];
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

class Tongue {
  language = $state<Language>(preferred());

  choose(language: Language): void {
    this.language = language;
    remember(KEY, language);
  }
}

export const tongue = new Tongue();

/** The house's words, where no game is open. */
export function house(): Reader {
  return { language: tongue.language, game: null, names: [] };
}

/** A message of the shell in the reader's language; reactive wherever it is called. */
export function t(id: string, facts: Record<string, Fact> = {}, reader: Reader = house()): string {
  return plain(reader, { id, facts });
}

/** The message, or nothing where the catalogue has none. */
export function maybe(id: string, facts: Record<string, Fact>, reader: Reader): string | null {
  return knows(reader, id) ? t(id, facts, reader) : null;
}
