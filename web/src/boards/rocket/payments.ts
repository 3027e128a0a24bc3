/* Money that was just paid, as figures that rise where it was earned. Pure. */
import type { AnyEvent, View } from "../../generated/rocket/types";
import type { Risen } from "../shared/rising";
import { TOWN } from "./chart";
import { centre } from "./hexes";

const ABOVE = 18;
const ROW = 21;

export function payments(events: AnyEvent[], view: View, words: (amount: number) => string): Risen[] {
  return events.flatMap((event) => {
    if (event.event !== "townreached" && event.event !== "lineabsorbed") return [];
    const hex = event.event === "townreached" ? TOWN.get(event.town)?.hex : lastHex(view, event.company);
    const earners = event.payments.flatMap((amount, seat) => (amount > 0 ? [{ amount, seat }] : []));
    if (hex === undefined) return [];
    return earners.map(({ amount, seat }, order) => {
      return { at: centre(hex), above: ABOVE + ROW * order, seat, words: words(amount), order };
    });
  });
}

function lastHex(view: View, company: string): string | undefined {
  return view.companies.find(({ id }) => id === company)?.route.at(-1);
}
