/* How much room the page has, decided here alone: the layout of the house and what stands in its styles by name, as
   `data-layout` on the root. A phone on its side (`lying`) is a phone: what stands under the board elsewhere stands
   beside it. Touches the root's attribute. */

export type Layout = "desk" | "tablet" | "phone";

const NARROW = "(max-width: 759px)";
const LYING = "(max-width: 1179px) and (max-height: 479px)";

/** What more there is to know of a screen, and where it holds. */
const NAMES = {
  phone: `${NARROW}, ${LYING}`,
  tablet: "(min-width: 760px) and (max-width: 1179px) and (min-height: 480px)",
  desk: "(min-width: 1180px)",
  lying: LYING,
  /** A phone without room for four choices of two words beside each other. */
  slim: "(max-width: 379px)",
  /** Less high than its layout is used to: what says least stands back. */
  low: "(max-width: 759px) and (max-height: 800px), (min-width: 760px) and (max-height: 1000px)",
  /** The pages of the house have room for pictures beside each other. */
  roomy: "(min-width: 1240px)",
  /** The board is broader than high: a line of stops stands at the foot of the prompt, and spares one above it. */
  broad: "(min-width: 1360px)",
  /** The prompt has room for words beside signs. */
  full: "(min-width: 1440px)",
} as const;

type Name = keyof typeof NAMES;

class Viewport {
  #names = $state.raw<ReadonlySet<Name>>(new Set(["desk"]));
  readonly layout = $derived<Layout>(this.#names.has("phone") ? "phone" : this.#names.has("tablet") ? "tablet" : "desk");
  readonly lying = $derived(this.#names.has("lying"));
  readonly broad = $derived(this.#names.has("broad"));
  readonly full = $derived(this.#names.has("full"));

  constructor(root: HTMLElement | undefined) {
    const queries = Object.entries(NAMES).map(([name, query]) => [name as Name, matchMedia(query)] as const);
    const read = (): void => {
      this.#names = new Set(queries.flatMap(([name, { matches }]) => (matches ? [name] : [])));
      if (root) root.dataset.layout = [...this.#names].join(" ");
    };
    for (const [, query] of queries) query.addEventListener("change", read);
    read();
  }
}

export const viewport = new Viewport(globalThis.document?.documentElement);
