/* Words and boards that a page cannot do without: a line that is lost for a moment costs a moment. */
import { pending } from "../underway";

/** How long to wait before asking again, in ms. */
const PATIENCE = 1000;

/** The answer, asked for until it comes. */
export async function insist<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await pending(ask());
    } catch {
      await new Promise((go) => setTimeout(go, PATIENCE));
    }
  }
}
