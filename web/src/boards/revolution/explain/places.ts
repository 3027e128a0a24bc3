/* Cities, rail spaces, telegraph sections and tracks in words. Pure. */
import type { View } from "../../../generated/revolution/types";
import { named } from "../../shared/voice";
import { speakEffects, type Words } from "../effects";
import { SPACE } from "../lines";
import { deskSeat } from "../stage";
import type { Explanation, Telling, Told } from "./sheets";

export function row(words: Words, id: string, value: string): Told {
  return { label: words(`about-row-${id}`), value };
}

/** Names of seats, or a word for nobody. */
export function people(seats: readonly number[], { names, words }: Telling): string {
  return seats.map((seat) => names[seat] ?? words("board-seat", { number: seat + 1 })).join(", ") || words("board-nobody");
}

function taken(first: number | null, neutral: boolean, telling: Telling): string {
  if (neutral) return telling.words("board-slot-neutral");
  return first === null ? telling.words("board-slot-free") : telling.words("board-slot-taken", { name: people([first], telling) });
}

export function city(id: string, telling: Telling): Explanation | null {
  const { view, words } = telling;
  const found = view.cities.find((each) => each.id === id);
  if (!found) return null;
  const own = deskSeat(view);
  const mine = found.stations.includes(own) ? "station" : found.connected.includes(own) ? "reached" : "unreached";
  return {
    head: words(`city-${id}`),
    remark: words("board-level", { level: found.level }),
    rows: [
      row(words, "station", words("board-money", { amount: found.cost })),
      row(words, "first-station", `${speakEffects(found.bonus, found.bonus_price, words)} (${taken(found.first, found.neutral, telling)})`),
      row(words, "reward", speakEffects(found.reward, 0, words)),
      row(words, "stations", people(found.stations, telling)),
      ...(view.seat === null ? [] : [row(words, "you", words(`board-mine-${mine}`))]),
    ],
    rule: 70,
  };
}

export const station = city;

export function space(id: string, telling: Telling): Explanation | null {
  const { view, words } = telling;
  const [found, place] = [view.spaces.find((each) => each.id === id), SPACE.get(id)];
  if (!found || !place) return null;
  const start = place.side === 0;
  const ground = start ? words("board-ground-start") : words("board-ground", { count: found.triangles, money: found.price });
  const own = deskSeat(view);
  const mine = found.rails.includes(own) ? "laid" : found.available.includes(own) ? "open" : "far";
  return {
    head: id,
    remark: words("board-between", { one: named(`city-${place.link.from}`), two: named(`city-${place.link.to}`) }),
    rows: [
      row(words, "ground", ground),
      ...(found.market ? [row(words, "market", words("board-market-rail"))] : []),
      row(words, "rails", people(found.rails, telling)),
      ...(view.seat === null ? [] : [row(words, "you", words(`board-space-${mine}`))]),
    ],
    rule: 76,
  };
}

export function section(index: number, telling: Telling): Explanation | null {
  const { view, words } = telling;
  const found = view.sections[index - 1];
  if (!found) return null;
  const pairs = [index - 1, index].filter((left) => view.links[left - 1]);
  return {
    head: words("board-section", { number: index }),
    rows: [
      row(words, "office", words("board-op-gain-shares", { count: found.shares })),
      row(words, "first-office", `${words("board-op-gain-shares", { count: found.first_shares })} (${taken(found.first, found.neutral, telling)})`),
      found.market
        ? row(words, "market", words("board-market-office"))
        : row(words, "tile", words("board-give-up", { what: speakEffects(found.bonus, 0, words) })),
      row(words, "offices", people(found.offices, telling)),
      row(words, "neighbours", pairs.map((left) => words("board-neighbours", { left, right: left + 1, points: view.links[left - 1]!.vp })).join(", ")),
    ],
    rule: 80,
  };
}

export const office = section;

export function pair(left: number, telling: Telling): Explanation | null {
  const { view, words } = telling;
  const link = view.links[left - 1];
  if (!link) return null;
  return {
    head: words("board-pair", { left, right: left + 1 }),
    remark: words("board-vp", { points: link.vp }),
    rows: [row(words, "scored", people(link.seats, telling))],
    rule: 123,
  };
}

export function step(track: string, entered: number, telling: Telling): Explanation | null {
  const { view, words } = telling;
  const found = view.tracks.find((each) => each.id === track);
  if (!found) return null;
  const gate = found.gates.find((each) => each.entering === entered);
  const here = view.seats.map(({ seat }) => seat).filter((seat) => found.spaces[seat] === entered);
  return {
    head: words(`track-${track}`),
    remark: words("board-step", { space: entered }),
    rows: [
      row(words, "value", words(`board-times-${track}`, { points: found.vp[entered] ?? 0 })),
      ...(gate ? [row(words, "gate", words(`board-gate-${gate.kind}`, { count: gate.amount }))] : []),
      ...(here.length > 0 ? [row(words, "markers", people(here, telling))] : []),
      ...(view.seat === null ? [] : [row(words, "you", mine(view, track, words))]),
    ],
    rule: 38,
  };
}

function mine(view: View, track: string, words: Words): string {
  const figures = view.seats[deskSeat(view)]!.figures;
  const { value, count, points } = figures[track as "telegraph" | "stations" | "network"];
  return words("board-product", { count, value, points });
}
