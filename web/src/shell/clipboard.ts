/* The reader's clipboard; a browser may keep it shut, and over plain HTTP there is none. */

/** Whether the words are in the clipboard now. */
export async function copied(words: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(words);
    return true;
  } catch {
    return false;
  }
}
