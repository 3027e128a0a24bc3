/* A menu in rows as the menu it was (`src/rotonde/server/packing.py` says how it is packed). Pure. */
import type * as wire from "../generated/wire/types";
import type { Choice, Fact, Menu, Text } from "./types";

type SpelledText = [number, ...Fact[]];
type Row = [
  notation: string,
  thing: string | 0 | null,
  label: SpelledText,
  path: number,
  detail?: SpelledText | null,
  badge?: SpelledText | null,
  worth?: number | null,
  also?: string[],
  warns?: boolean,
];

/** A thing, or the one that is spelt like its order with `:` between the words. */
function spelt(notation: string, thing: string | 0): string {
  return thing === 0 ? notation.replaceAll(" ", ":") : thing;
}

export function unpacked({ texts, paths, choices, ...rest }: wire.PackedMenu): Menu {
  const text = ([message, ...values]: SpelledText): Text => {
    const [id, ...names] = texts[message]!;
    return { id: id!, facts: Object.fromEntries(names.map((name, k) => [name, values[k]!])) };
  };
  const choice = (group: wire.PackedGroup, row: Row): Choice => {
    const [notation, thing, label, path, detail, badge, worth, also, warns] = row;
    return {
      notation: group.head + notation,
      label: text(label),
      group: group.group,
      things: [...paths[path]!, ...(thing === null ? [] : [group.stem + spelt(notation, thing)])],
      also: also ?? [],
      detail: detail ? text(detail) : null,
      badge: badge ? text(badge) : null,
      worth: worth ?? null,
      warns: warns ?? false,
    };
  };
  return { ...rest, choices: choices.flatMap((group) => group.rows.map((row) => choice(group, row as Row))) };
}
