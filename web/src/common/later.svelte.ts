/* A part of the client that the first sight of a table does without. It is fetched when it is first
   asked for, or before: when a hand first moves over the page. Touches the network. */
import { pending } from "../underway";

export class Later<M> {
  #found = $state.raw<M | null>(null);
  #isAsked = false;
  readonly #load: () => Promise<M>;

  constructor(load: () => Promise<M>) {
    this.#load = load;
  }

  /** The part, if it is here: nothing is fetched for it. */
  get here(): M | null {
    return this.#found;
  }

  /** The part, once it is here; to ask for it fetches it. */
  get part(): M | null {
    this.fetch();
    return this.#found;
  }

  /** Where the server is away, it is fetched when somebody asks again. */
  fetch(): void {
    if (this.#isAsked) return;
    this.#isAsked = true;
    pending(this.#load()).then(
      (found) => (this.#found = found),
      () => (this.#isAsked = false),
    );
  }
}
