/* Why a decision is advised, as one sentence: what it brings at once and in counts to come, whom it sets back. Pure. */
import type { Advised } from "../../net/types";
import { plain, type Reader } from "../../words/catalogue";
import { t } from "../../words/language.svelte";
import { score } from "../../words/scores";

/** More than two reasons are no sentence. */
const MOST = 2;

export function whyOf(advised: Advised, reader: Reader): string {
  const clauses = [...clausesOf(advised, reader)].slice(0, MOST);
  return t("hint-why", { why: clauses.length > 0 ? clauses.join(t("hint-and")) : inAll(advised, reader) }, reader);
}

function* clausesOf({ ends, now, later, setback }: Advised, reader: Reader): Generator<string> {
  if (ends) yield t("hint-ends", {}, reader);
  if (now) yield t("hint-now", { figure: plain(reader, now.text) }, reader);
  if (later) {
    const facts = { count: plain(reader, later.text), figure: plain(reader, later.figure) };
    yield later.old ? t("hint-later", { ...facts, old: plain(reader, later.old) }, reader) : t("hint-later-new", facts, reader);
  }
  if (setback) yield t("hint-setback", { name: reader.names[setback.seat] ?? "", amount: said(setback.amount, reader) }, reader);
}

/** Nothing that could be named: what it is worth by the end, or that all else is worth less. */
function inAll({ more }: Advised, reader: Reader): string {
  return more > 0 ? t("hint-more", { amount: said(more, reader) }, reader) : t("hint-least", {}, reader);
}

const said = (amount: number, reader: Reader): string => score(reader, amount, "score-said");
