/* Hexes that cannot be chosen yet but would be open after a choice, with what they would pay. Pure. */
import type { View } from "../../generated/rocket/types";
import type { Card } from "../../net/types";
import { vetoOf } from "./stage";
import { kindOf, nameIn } from "./things";

export interface Prospect {
  hex: string;
  /** What the reader would earn there, in pounds. */
  amount: number;
}

/** What the choice that is pointed at would open; a bidder sees it all along: where the engine is sent, what it pays
    to let it go there, and elsewhere what the lowest bid would bring. */
export function prospects(view: View, cards: readonly Card[], card: Card | null): Prospect[] {
  const pointed = card ? opened(card, view.seat) : [];
  if (pointed.length > 0 || view.steps.at(-1)?.step !== "vetobidding") return pointed;
  const lowest = cards.map((each) => opened(each, view.seat)).find((hexes) => hexes.length > 0) ?? [];
  const passing = cards.find((each) => opened(each, view.seat).length === 0)?.preview;
  const sent = vetoOf(view)?.hex;
  return lowest.map((prospect) => (passing && prospect.hex === sent ? { ...prospect, amount: gained(passing.totals, view.seat) } : prospect));
}

function opened({ preview }: Card, seat: number | null): Prospect[] {
  return (preview?.rows ?? []).flatMap(({ thing, gains }) => {
    if (thing === null || kindOf(thing) !== "hex") return [];
    return [{ hex: nameIn(thing), amount: gained(gains, seat) }];
  });
}

function gained(gains: readonly { seat: number; amount: number }[], seat: number | null): number {
  return gains.find((gain) => gain.seat === seat)?.amount ?? 0;
}
