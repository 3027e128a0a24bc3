/* Every sign, piece and figure in words: a head, a remark, ruled rows and the rule behind it. The
   same words are the spoken name. Pure. */
import type { View } from "../../../generated/revolution/types";
import type { Words } from "../effects";
import { kindOf, wordsOf } from "../things";
import { figure } from "./figures";
import { finish, hire, plain, sell } from "./orders";
import { city, office, pair, section, space, station, step } from "./places";
import { action, deal, field, milestone, part, piece, pile, seatSheet, setup, supply, train, worker } from "./pieces";

export interface Told {
  label: string;
  value: string;
}

export interface Explanation {
  head: string;
  remark?: string;
  rows: Told[];
  /** The number of its rule. */
  rule: number;
}

export interface Telling {
  view: View;
  words: Words;
  names: readonly string[];
}

type Teller = (rest: string[], telling: Telling) => Explanation | null;

const TELLERS: Record<string, Teller> = {
  city: ([id], telling) => city(id!, telling),
  station: ([id], telling) => station(id!, telling),
  space: ([id], telling) => space(id!, telling),
  rail: ([id], telling) => space(id!, telling),
  section: ([index], telling) => section(Number(index), telling),
  office: ([index], telling) => office(Number(index), telling),
  link: ([left], telling) => pair(Number(left), telling),
  step: ([track, entered], telling) => step(track!, Number(entered), telling),
  worker: ([colour, where], telling) => worker(colour!, where!, telling),
  supply: ([colour], telling) => supply(colour!, telling),
  hire: ([colour], telling) => (colour ? supply(colour, telling) : hire(telling)),
  sell: (_, telling) => sell(telling),
  finish: (_, telling) => finish(telling),
  stop: (_, telling) => plain("stop", 36, telling),
  pass: (_, telling) => (telling.view.reading === "market" ? plain("pass", 102, telling) : plain("skip", 54, telling)),
  action: ([name], telling) => action(name!, telling),
  part: ([name], telling) => part(name!, telling),
  field: ([index], telling) => field(Number(index), telling),
  piece: ([kind], telling) => piece(kind!, telling),
  train: ([kind, face], telling) => train(kind!, face === "up", telling),
  pile: ([kind], telling) => pile(kind!, telling),
  milestone: ([id], telling) => milestone(id!, telling),
  slot: ([id, wanted], telling) => milestone(id!, telling, wanted),
  keep: ([id], telling) => milestone(id!, telling),
  deal: ([number], telling) => deal(Number(number), telling),
  setup: ([tile], telling) => setup(Number(tile), telling),
  figure: ([name, seat], telling) => figure(name!, Number(seat ?? 0), telling),
  seat: ([seat], telling) => seatSheet(Number(seat), telling),
};

/** What a thing is, costs, brings and means; null for what needs no words beyond its own. */
export function explain(thing: string, telling: Telling): Explanation | null {
  return TELLERS[kindOf(thing)]?.(wordsOf(thing), telling) ?? null;
}
