/* How the figures of a seat come about, in sentences. Pure but for the catalogue. */
import type { SeatView } from "../../generated/tycoon/types";
import type { Reader } from "../../words/catalogue";
import { t } from "../../words/language.svelte";

/** By the id of the figure. */
export function sumsOf(own: SeatView, reader: Reader): Record<string, string> {
  const words = (id: string, facts: Parameters<typeof t>[1] = {}): string => t(id, facts, reader);
  const { cash, income, dividends, next_cash: next, shares, links } = own;
  const score = words("board-score-parts", { links: own.link_points, hotels: own.hotel_points, objectives: own.objective_points, total: own.total });
  return {
    cash: words("board-cash-sum", { cash, income, dividends, next }),
    shares: words("board-shares-title", { count: shares, turn: own.voluntary_shares }),
    engine: own.next_level_cost === null ? words("board-engine-top") : words("board-engine-next", { amount: own.next_level_cost }),
    links: words("board-links-sum", { links, left: own.locomotives_left }),
    net: `${words("board-net-sum", { points: own.score, income, shares, dividends })}. ${score}`,
  };
}
