/* What the reader of this page looks at: which layers are shown, whose map is open, which of equal tiles was
   taken up. No rule, no game. */
import { ofTable } from "../../common/kept";
import type { Copy } from "./stage";

export type Layer = "pieces" | "cities" | "rectangle" | "deadEnds";

export class Bench {
  /** The seat whose map lies open over the board. */
  open = $state<number | null>(null);
  /** The tile that was taken up last: copies of one tile share their choices. */
  taken = $state.raw<Copy | null>(null);
  layers = $state<Record<Layer, boolean>>({ pieces: true, cities: true, rectangle: true, deadEnds: true });

  toggle(layer: Layer): void {
    this.layers[layer] = !this.layers[layer];
  }
}

export const benchOf = ofTable(() => new Bench());
