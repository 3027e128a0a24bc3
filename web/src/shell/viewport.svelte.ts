/* How wide the page is, in the three layouts of the house. */
type Layout = "wide" | "middle" | "phone";

class Viewport {
  layout = $state<Layout>("wide");

  constructor() {
    const phone = matchMedia("(max-width: 759px)");
    const middle = matchMedia("(max-width: 1179px)");
    const read = () => (this.layout = phone.matches ? "phone" : middle.matches ? "middle" : "wide");
    phone.addEventListener("change", read);
    middle.addEventListener("change", read);
    read();
  }
}

export const viewport = new Viewport();
