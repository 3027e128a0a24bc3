/* The positions that rules pages draw: told in each game's room, made by the rules, loaded with the page. */
import type { Mark } from "../../boards/board";
import { insist } from "../../net/insist";
import type { Drawn } from "../../net/types";

const EXAMPLES = import.meta.glob<Record<string, Drawn>>("../../generated/*/examples.json", { import: "default" });

export async function drawingOf(game: string, name: string): Promise<Drawn | null> {
  const load = EXAMPLES[`../../generated/${game}/examples.json`];
  return load ? ((await insist(load))[name] ?? null) : null;
}

/** Things that are lit so that the eye finds them: the drawing is laid around them. */
export function litBy(things: readonly string[]): Map<string, Mark> {
  const mark: Mark = { choice: null, count: 1, badge: null, quiet: false, active: false, picked: false };
  return new Map(things.map((thing) => [thing, mark]));
}
