/* The payments behind each source of the final score. Pure. */
import type { PaymentView, View } from "../../generated/rocket/types";
import type { Text } from "../../net/types";
import type { EndCell, EndLine } from "../board";
import { sign } from "../shared/sign";
import { named } from "../shared/voice";
import Good from "./Good.svelte";

export function linesBehind(view: View, source: string): EndLine[] {
  return view.payments.filter((payment) => payment.source === source).map((payment) => ({ ...lineOf(view, payment), cells: cellsOf(payment) }));
}

function lineOf(view: View, { source, origin, round }: PaymentView): Omit<EndLine, "cells"> {
  const at = { figure: round, title: text("panel-round", { round }) };
  switch (source) {
    case "mergers":
      return { at, label: text("end-merger", { company: plate(origin), by: plate(company(view, origin).absorbed_by!) }), note: towns(view, origin) };
    case "cities":
    case "railway_towns":
      return { at, label: text(`town-${origin}`) };
    case "goods":
      return { sign: sign(Good, { good: origin, size: 15 }), label: text(`category-${origin}`) };
    default:
      return { label: text("end-company", { company: plate(origin) }), note: towns(view, origin) };
  }
}

function cellsOf({ paid }: PaymentView): (EndCell | null)[] {
  const most = Math.max(...paid);
  return paid.map((amount) => (amount === 0 ? null : { figure: text("money", { amount }), most: amount === most }));
}

const company = (view: View, id: string): View["companies"][number] => view.companies.find((each) => each.id === id)!;
const plate = (id: string): Text["facts"][string] => named(`company-${id}`);
const towns = (view: View, id: string): Text => text("preview-towns", { towns: company(view, id).towns.length });

function text(id: string, facts: Text["facts"] = {}): Text {
  return { id, facts };
}
