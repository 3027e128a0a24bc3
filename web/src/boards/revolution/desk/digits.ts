/* What a digit means where things are counted as they lie on the table: the deals of a tile, the three
   tracks, the lines of the waybill. Pure. */
import type { TrackView, View } from "../../../generated/revolution/types";
import type { Choice } from "../../../net/types";
import { dealThing, partThing, stepThing } from "../../../generated/revolution/things";
import { kindOf } from "../things";
import { isSlot, PLACES, slotOf } from "./waybill";

/** A thing to be clicked, or a choice to be pointed at; neither where nothing has that number. */
export interface Meant {
  thing?: string;
  choice?: Choice;
}

/** Null where digits are the shell's: the entries of the prompt in their order. */
export function digitOf(digit: number, view: View, choices: readonly Choice[]): Meant | null {
  const step = view.steps.at(-1);
  switch (step?.step) {
    case "marketoffer":
    case "effectchoosedeal":
      return named(view.market.deals.map(({ deal }) => dealThing(deal))[digit - 1]);
    case "effectadvance":
      return named(stepOf(view.tracks[digit - 1], step.seat));
    case "resolveaction":
      return lineOf(digit, view, choices);
    default:
      return null;
  }
}

/** The step of a seat up a track; nothing at its end. */
function stepOf(track: TrackView | undefined, seat: number): string | undefined {
  const next = track?.following[seat];
  return track && next != null ? stepThing(track.id, next) : undefined;
}

const named = (thing: string | undefined): Meant => (thing ? { thing } : {});

/** A main piece that is still to be placed leads to the first place for it on the board. */
function lineOf(digit: number, { waybill }: View, choices: readonly Choice[]): Meant {
  if (!waybill) return {};
  const { ability, promotion } = slotOf(waybill);
  const lines = [...waybill.lines.filter(({ part }) => !isSlot(part)), ...[ability, promotion].filter((each) => each !== null)];
  const line = lines[digit - 1];
  const place = line?.mandatory && line.status !== "done" ? choices.find(({ things }) => kindOf(things[0] ?? "") === PLACES[line.part]) : undefined;
  return place ? { choice: place } : named(line && partThing(line.part));
}
