/* How wide the page is, in the three layouts of the house; a phone lies on its side where it is low. */
type Layout = "wide" | "middle" | "phone";

class Viewport {
  layout = $state<Layout>("wide");
  /** A phone on its side: what stands under the board elsewhere stands beside it. */
  lying = $state(false);
  /** The prompt has room for a line of stops; in less the board is narrower than it is high, and spares one above the prompt. */
  broad = $state(false);

  constructor() {
    const narrow = matchMedia("(max-width: 759px)");
    const middle = matchMedia("(max-width: 1179px)");
    const low = matchMedia("(max-width: 1179px) and (max-height: 479px)");
    const broad = matchMedia("(min-width: 1320px)");
    const read = () => {
      this.broad = broad.matches;
      this.lying = low.matches;
      this.layout = narrow.matches || low.matches ? "phone" : middle.matches ? "middle" : "wide";
    };
    for (const query of [narrow, middle, low, broad]) query.addEventListener("change", read);
    read();
  }
}

export const viewport = new Viewport();
