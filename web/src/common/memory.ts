/* What this browser remembers for its reader; nothing breaks where storage is closed. */
const PREFIX = "rotonde.";

export function remembered<T>(key: string, otherwise: T): T {
  try {
    const kept = globalThis.localStorage?.getItem(PREFIX + key);
    return kept == null ? otherwise : (JSON.parse(kept) as T);
  } catch {
    return otherwise;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    globalThis.localStorage?.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    /* Private windows may refuse; the choice then lasts as long as the page. */
  }
}
