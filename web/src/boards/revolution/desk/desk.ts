/* What lies on the desk now: which form its middle field holds, and whose worker is being looked at. Pure. */
import type { View } from "../../../generated/revolution/types";
import type { Choice } from "../../../net/types";
import { kindOf, nameIn, ofKind } from "../things";

export type Form = "setup" | "market" | "keep" | "waybill" | "none";

/** The form in the middle of the desk. A deal that an effect brings comes to it like those of a Market. */
export function formOf(view: View): Form {
  if (view.steps.at(-1)?.step === "effectchoosedeal") return "market";
  switch (view.reading) {
    case "pick":
    case "pick_effect":
      return "setup";
    case "market":
      return "market";
    case "milestone":
      return "keep";
    default:
      return view.waybill ? "waybill" : "none";
  }
}

/** Steps, flips or promotions that are left of the effect under way. */
export function leftOf({ steps }: View): number {
  const step = steps.at(-1);
  return step && "left" in step ? step.left : 0;
}

/** Whether any of the reader's workers can be chosen. */
export function asksWorkers(things: Iterable<string>): boolean {
  return ofKind([...things], "worker") !== null;
}

/** The colour of the worker in the hand, under the pointer, or of the choice pointed at. */
export function colourInHand(picked: readonly string[], hovered: string | null, active: Choice | null): string | null {
  const over = hovered !== null && kindOf(hovered) === "worker" ? [hovered] : [];
  const worker = ofKind([...over, ...picked, ...(active?.things ?? [])], "worker");
  return worker && nameIn(worker);
}

/** A worker by colour and count, so that it keeps its element while others come and go. */
export function keyOf(workers: readonly string[], place: number): string {
  const colour = workers[place]!;
  return `${colour}:${place - workers.indexOf(colour)}`;
}

/** Workers of each colour as single figures, in the order of the colours. */
export function figuresOf(counts: Readonly<Record<string, number>>): string[] {
  return Object.entries(counts).flatMap(([colour, count]) => Array.from({ length: count }, () => colour));
}
