/* What a key of the board does, through the callbacks of the shell alone. Focuses what it leads to. */
import type { View } from "../../generated/dice/types";
import type { Choice } from "../../net/types";
import type { Offer } from "../board";
import type { EndName } from "./cells";
import { otherDie, otherPayer } from "./plan";
import { bankThing, cellThing, directorThing, kindOf, partsOf, siteThing } from "./things";

/** What a letter of the board is for. */
export type Order =
  | { kind: "group"; group: "income" | "end" }
  | { kind: "roll" }
  | { kind: "end"; end: EndName }
  | { kind: "site" }
  | { kind: "shares" }
  | { kind: "joker" }
  | { kind: "payer" }
  /** A digit after S or M: a station of the list, or a company's share, of its director with Shift. */
  | { kind: "digit"; number: number; shift: boolean };

/** What the digits mean after a letter: stations of a site, or companies. */
type Armed = { site: string } | "shares" | null;

export class Obeying {
  private armed: Armed = null;

  constructor(
    private readonly offer: () => Offer,
    private readonly view: () => View,
    /** Shows the sheet of an end before something on it takes the focus. */
    private readonly show: (end: EndName, selector: string) => void,
  ) {}

  /** Does it, and says whether there was anything to do. */
  obey(order: Order): boolean {
    const { armed } = this;
    this.armed = null;
    const offer = this.offer();
    switch (order.kind) {
      case "group":
        return play(
          offer,
          offer.menu!.choices.find(({ group }) => group === order.group),
        );
      case "roll":
        return pick(offer, offer.menu!.dials[0]?.things[0]);
      case "end":
        return this.take(order.end);
      case "site":
        return this.takeSite(armed);
      case "shares":
        return this.takeShares();
      case "joker":
        return point(offer, otherDie(offer.menu!.choices, offer.active));
      case "payer":
        return point(offer, otherPayer(offer.menu!.choices, offer.active));
      case "digit":
        return armed !== null && this.count(armed, order.number, order.shift);
    }
  }

  /** The first next cell of an end, on its own tab where the board is narrow. */
  private take(end: EndName): boolean {
    const named = cellThing(end, "");
    if (![...this.offer().marks.keys()].some((thing) => thing.startsWith(named))) return false;
    this.show(end, `[data-sheet] [data-thing^="${named}"][tabindex="0"]`);
    return true;
  }

  /** The house of a site; pressed again, the next one. */
  private takeSite(armed: Armed): boolean {
    const sites = [...this.offer().marks.keys()].filter((thing) => kindOf(thing) === "site");
    const here = armed !== null && armed !== "shares" ? sites.indexOf(armed.site) : -1;
    const site = sites[(here + 1) % Math.max(1, sites.length)];
    if (!site) return pick(this.offer(), this.expectedSite());
    this.armed = { site };
    this.show(partsOf(site)[1] as EndName, `[data-sheet] [data-thing="${site}"]`);
    return true;
  }

  /** Where a station would stand, were it allowed: the click says why it is not. */
  private expectedSite(): string | undefined {
    const [rail] = this.view().ends.filter(({ out, next_cells }) => out !== null && next_cells.length > 0);
    return rail && siteThing(rail.end, rail.next_cells[0]!.cell);
  }

  private takeShares(): boolean {
    this.armed = "shares";
    const bank = `[data-thing^="${bankThing("")}"]`;
    document.querySelector<HTMLElement>(`${bank}.can, ${bank}`)?.focus();
    return true;
  }

  private count(armed: Exclude<Armed, null>, number: number, shift: boolean): boolean {
    if (armed === "shares") {
      const company = this.view().companies[number - 1]?.id;
      return pick(this.offer(), company && (shift ? directorThing : bankThing)(company));
    }
    const stations = this.offer().menu!.choices.filter(({ things }) => things.includes(armed.site));
    return play(this.offer(), stations[number - 1]);
  }
}

function play(offer: Offer, choice: Choice | undefined): boolean {
  if (choice) offer.onchoose(choice);
  return choice !== undefined;
}

function point(offer: Offer, choice: Choice | null): boolean {
  if (choice) offer.onpoint(choice);
  return choice !== null;
}

function pick(offer: Offer, thing: string | undefined): boolean {
  if (thing) offer.onpick(thing);
  return Boolean(thing);
}
