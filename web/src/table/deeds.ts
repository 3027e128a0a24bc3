/* What a choice does, for the button that stands apart from the question: as the game says it of the group. */
import type { Choice, Text } from "../net/types";
import { knows, plain, type Reader } from "../words/catalogue";

export function deedOf({ group, label }: Pick<Choice, "group" | "label">, reader: Reader): Text {
  const id = `group-${group}-does`;
  return knows(reader, id) ? { id, facts: { what: plain(reader, label) } } : label;
}
