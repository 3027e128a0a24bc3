/* Workers, actions, trains, milestones, deals and seats in words. Pure. */
import type { MilestoneView, SeatView, View } from "../../../generated/revolution/types";
import { named } from "../../shared/voice";
import { type Effect, speakEffects, type Words } from "../effects";
import { aloneIn, deskSeat, ownSeat } from "../stage";
import { ACTIONS } from "../things";
import { people, row } from "./places";
import type { Explanation, Telling, Told } from "./sheets";

/** What a colour adds on an action, in words; null for white, which adds nothing of its own. */
export function abilityWords(view: View, colour: string, action: string, words: Words): string | null {
  const found = view.abilities.find((each) => each.colour === colour && each.space === action);
  if (!found) return null;
  const said = speakEffects(found.effects, found.price, words);
  return found.amount === null ? said : words("board-amount-now", { what: said, money: found.amount });
}

function abilities(colour: string, { view, words }: Telling): Told[] {
  return ACTIONS.flatMap((action) => {
    const said = abilityWords(view, colour, action, words);
    return said === null ? [] : [{ label: words(`action-${action}`), value: said }];
  });
}

export function worker(colour: string, where: string, telling: Telling): Explanation {
  const { words, view } = telling;
  const own = ownSeat(view);
  const used = ACTIONS.reduce((sum, action) => sum + (own.spaces[action]?.[colour] ?? 0), 0);
  const there = where === "board" ? used : (own.stock[colour] ?? 0);
  const does = abilities(colour, telling);
  return {
    head: words("board-worker", { colour: named(`board-colour-${colour}`) }),
    remark: words(where === "board" ? "board-used" : "board-in-stock", { count: there }),
    rows: [...does, row(words, "anywhere", words(does.length > 0 ? "board-or-promote" : "board-promote-one"))],
    rule: 60,
  };
}

export function supply(colour: string, telling: Telling): Explanation {
  const { words, view } = telling;
  const { rows, ...rest } = worker(colour, "stock", telling);
  return { ...rest, remark: words("board-in-supply", { count: view.supply[colour] ?? 0 }), rows };
}

export function action(name: string, { words, view }: Telling): Explanation {
  const own = ownSeat(view);
  const used = Object.entries(own.spaces[name] ?? {}).filter(([, count]) => count > 0);
  const crew = used.map(([colour, count]) => words("board-so-many", { count, colour: named(`board-colour-${colour}`) })).join(", ");
  return {
    head: words(`action-${name}`),
    rows: [row(words, "does", words(`board-does-${name}`)), ...(crew ? [row(words, "used", crew)] : [])],
    rule: { station: 70, railroad: 75, telegraph: 80, trade: 90 }[name] ?? 60,
  };
}

export function part(name: string, { words, view }: Telling): Explanation {
  const line = view.waybill?.lines.find((each) => each.part === name);
  const effects = line && line.effects.length > 0 ? speakEffects(line.effects, line.price, words) : words(`board-part-${name}-means`);
  return {
    head: words(`board-part-${name}`),
    rows: [row(words, "brings", effects), ...(line ? [row(words, "state", words(`board-state-${line.status}`))] : [])],
    rule: 61,
  };
}

export function field(index: number, { words, view }: Telling): Explanation | null {
  const own = ownSeat(view);
  const found = own.sections[index - 1];
  if (!found) return null;
  return {
    head: words("board-field", { number: index }),
    remark: words(found.left_of_logo ? "board-left-of-logo" : "board-right-of-logo"),
    rows: [
      row(words, "pieces", words("board-pieces", { buildings: found.buildings, rails: found.rails })),
      row(words, "sale", words("board-money", { amount: found.money })),
      ...(own.selling_from === index ? [row(words, "now", words("board-sells-from-here"))] : []),
    ],
    rule: 90,
  };
}

export function piece(kind: string, { words, view }: Telling): Explanation {
  return {
    head: words(`board-piece-${kind}`),
    rows: [row(words, "sale", words("board-money", { amount: ownSeat(view).sale }))],
    rule: 90,
  };
}

export function trainWords(kind: string, words: Words): string {
  return words(`board-train-${kind.replace("_", "-")}`);
}

export function train(kind: string, up: boolean, { words }: Telling): Explanation {
  return {
    head: words("board-train"),
    remark: words(up ? "board-face-up" : "board-face-down"),
    rows: [
      row(words, "flipped", up ? trainWords(kind, words) : words("board-turned-up-again")),
      row(words, "points", words("board-train-points", { face: up ? "up" : "down" })),
    ],
    rule: 41,
  };
}

export function pile(kind: string, { words, view }: Telling): Explanation {
  return {
    head: words("board-pile"),
    remark: words("board-left", { count: view.train_piles[kind] ?? 0 }),
    rows: [row(words, "flipped", trainWords(kind, words)), row(words, "points", words("board-train-points", { face: "up" }))],
    rule: 40,
  };
}

function milestoneIn(id: string, view: View): MilestoneView | null {
  const open = [...view.kept_from, ...view.seats.flatMap(({ milestones }) => milestones)];
  return open.find((each) => each.id === id) ?? null;
}

/** A condition in whole words. */
export function conditionWords({ kind, level, triangles }: MilestoneView["conditions"][number], words: Words): string {
  return words(`board-condition-${kind.replace("_", "-")}`, { number: level ?? triangles ?? 0 });
}

export function milestone(id: string, { words, view }: Telling, wanted?: string): Explanation | null {
  const found = milestoneIn(id, view);
  if (!found) return null;
  const slots = found.slots.map((slot) =>
    slot.manager === null
      ? words("board-wanted", { colour: named(`board-colour-${slot.wanted}`) })
      : words("board-manager", { colour: named(`board-colour-${slot.manager}`) }),
  );
  return {
    head: wanted ? words("board-slot", { colour: named(`board-colour-${wanted}`), id }) : words("board-milestone", { id }),
    remark: words("board-vp", { points: found.vp }),
    rows: [
      ...found.conditions.map((each) => ({ label: conditionWords(each, words), value: words("board-of", { have: each.have, need: each.at_least }) })),
      row(words, "managers", slots.join(", ")),
      ...(found.complete ? [row(words, "now", words("board-completes"))] : []),
    ],
    rule: 110,
  };
}

export function deal(number: number, telling: Telling): Explanation | null {
  const { words, view } = telling;
  const found = view.market.deals.find((each) => each.deal === number);
  if (!found) return null;
  const price = words("board-op-gain-shares", { count: found.shares });
  const alone = aloneIn(view);
  return {
    head: words("board-deal", { number }),
    remark: words("board-market-tile", { number: view.market.tile }),
    rows: [
      row(words, "price", found.money > 0 ? `${price}, ${words("board-money", { amount: found.money })}` : price),
      row(words, "brings", speakEffects(found.effects, 0, words)),
      alone ? row(words, "given", words("board-op-gain-shares", { count: alone.gain_shares })) : row(words, "can-pay", people(found.payers, telling)),
    ],
    rule: alone ? 93 : 101,
  };
}

export function setup(tile: number, { words, view }: Telling): Explanation | null {
  const found = [...view.setup_tiles, ...view.seats.flatMap(({ setup }) => (setup ? [setup] : []))].find((each) => each.tile === tile);
  if (!found) return null;
  return {
    head: words("board-setup-tile"),
    rows: [
      row(words, "worker", words("board-worker", { colour: named(`board-colour-${found.worker}`) })),
      row(words, "brings", speakEffects(found.effects as readonly Effect[], 0, words)),
    ],
    rule: 15,
  };
}

const SOURCES = ["trains", "milestones", "telegraph", "stations", "network", "links"] as const;

/** The points of a seat, source by source. */
export function pointsOf({ figures }: SeatView): { source: (typeof SOURCES)[number]; points: number }[] {
  return SOURCES.map((source) => {
    const found = figures[source];
    return { source, points: typeof found === "number" ? found : found.points };
  });
}

export function seatSheet(seat: number, telling: Telling): Explanation | null {
  const { words, view } = telling;
  const found = view.seats[seat];
  if (!found) return null;
  const points = pointsOf(found).map(({ source, points }) => ({ label: words(`board-source-${source}`), value: words("board-vp", { points }) }));
  return {
    head: people([seat], telling),
    remark: words("board-vp", { points: found.figures.total }),
    rows: [
      ...points,
      row(words, "raises", words("board-money", { amount: found.figures.liquid })),
      row(words, "workers", words("board-workers-of", { count: found.available_workers, least: found.minimum })),
      ...(seat === deskSeat(view) || found.turns_left === null ? [] : [row(words, "turns", String(found.turns_left))]),
    ],
    rule: 123,
  };
}
