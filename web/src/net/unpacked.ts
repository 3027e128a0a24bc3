/* A menu in rows as the menu it was (`src/rotonde/server/wire/packed_menu.py` says how it is packed). Pure but
   for the menus that `Menus` keeps. */
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

/** The choices of `before` are those of the menu in which some of them stood. */
export function unpacked({ texts, paths, choices, since: _, ...rest }: wire.PackedMenu, before: Choice[] = []): Menu {
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
  const inBlock = (block: wire.PackedGroup) => (block.runs as Run[]).flatMap((run) => inRun(block, run));
  return { ...rest, choices: choices.flatMap((each) => ("group" in each ? inBlock(each) : stretch(before, each))) };
}

function stretch(before: Choice[], [first, count]: readonly [number, number]): Choice[] {
  return before.slice(first, first + count);
}

/** The last menu with each question: in the next one its choices are told by where they stood. */
export class Menus {
  private kept = new Map<string, { version: number; choices: Choice[] }>();

  /** The server begins afresh with every whole position. */
  forget(): void {
    this.kept.clear();
  }

  /** The menu that came with a version; null where it tells of one that never came. */
  read(version: number, menu: wire.PackedMenu): Menu | null {
    const question = menu.prompt.id;
    const before = this.kept.get(question);
    if (menu.since != null && menu.since !== before?.version) return null;
    const read = unpacked(menu, before?.choices);
    this.kept.set(question, { version, choices: read.choices });
    return read;
  }
}
