/* A menu in rows as the menu it was (`src/rotonde/server/packing.py` says how it is packed). Pure. */
import type * as wire from "../generated/wire/types";
import type { Choice, Fact, Menu, Text } from "./types";

type Run = [path: number, label: number | number[], rows: (Row | string)[], detail?: number | null, badge?: number];
/** A fact; one that is a name stands in brackets. */
type SentFact = Fact | [name: string];
type Row = [
  notation: string,
  thing: string | 0 | null,
  label?: SentFact[] | 0 | 1,
  detail?: SentFact[] | null,
  badge?: SentFact[] | null,
  worth?: number | null,
  also?: string[],
  warns?: boolean,
];

/** A thing, or the one that is spelt like its order with `:` between the words. */
function spelt(notation: string, thing: string | 0): string {
  return thing === 0 ? notation.replaceAll(" ", ":") : thing;
}

/** The row of a choice of which all follows from its order. */
function plain(notation: string): Row {
  return [notation, 0, 1];
}

function read(fact: SentFact): Fact {
  return Array.isArray(fact) ? { is: "name", id: fact[0] } : fact;
}

export function unpacked({ texts, paths, choices, ...rest }: wire.PackedMenu): Menu {
  const text = (message: number, facts: SentFact[] | 0 | null = null): Text => {
    const [id, ...names] = texts[message]!;
    return { id: id!, facts: Object.fromEntries(names.map((name, k) => [name, read((facts || [])[k]!)])) };
  };
  const choice = (block: wire.PackedGroup, run: Run, row: Row | string, number: number): Choice => {
    const [path, label, , detail, badge] = run;
    const [notation, thing, labelled, detailed, badged, worth, also, warns] = typeof row === "string" ? plain(row) : row;
    return {
      notation: block.head + notation,
      label: text(typeof label === "number" ? label : label[number]!, labelled === 1 ? notation.split(" ") : labelled),
      group: block.group,
      things: [...paths[path]!, ...(thing === null ? [] : [block.stem + spelt(notation, thing)])],
      also: also ?? [],
      detail: detail == null ? null : text(detail, detailed),
      badge: badge == null ? null : text(badge, badged),
      worth: worth ?? null,
      warns: warns ?? false,
    };
  };
  const inRun = (block: wire.PackedGroup, run: Run) => run[2].map((row, number) => choice(block, run, row, number));
  return { ...rest, choices: choices.flatMap((block) => (block.runs as Run[]).flatMap((run) => inRun(block, run))) };
}
