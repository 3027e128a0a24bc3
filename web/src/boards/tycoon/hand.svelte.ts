/* The hand over the map: what is pointed at and has the focus, what of the menu is drawn for it, which way the helper
   draws, and what a click means by that. */
import type { AnyEvent, View } from "../../generated/tycoon/types";
import { measured } from "../../common/letters.svelte";
import type { Choice } from "../../net/types";
import type { Reader } from "../../words/catalogue";
import type { BoardProps } from "../board";
import type { Camera } from "../shared/camera.svelte";
import { type Box, onSheet, type Point } from "../shared/framing";
import type { Gaze } from "../shared/gaze";
import type { Gestures } from "../shared/gestures";
import type { Level } from "./framing";
import { overview } from "./far";
import { happenedAt } from "./happening";
import { Helping } from "./helping.svelte";
import type { Handled } from "./map/drawn";
import { gazeOf } from "./gaze";
import { CROWD, inSight, nextThing, offered, walkable } from "./offered";
import { thingAt } from "./places";
import { hexAt } from "./pointing";
import { cityNames } from "./spoken";
import { cityThing, kindOf, nameIn } from "./things";
import { nextWay } from "./ways";

/** How the map is looked at. */
export interface Look {
  isNarrow: () => boolean;
  level: () => Level;
  reader: () => Reader;
}

export class Hand implements Handled, Gestures {
  #board: BoardProps<View>;
  #camera: Camera;
  #look: Look;
  #pointed = $state<string | null>(null);
  focused = $state<string | null>(null);
  /** What had happened when a hand last touched the map. */
  #touched = $state.raw<unknown>(null);
  readonly helping: Helping;

  constructor(board: BoardProps<View>, camera: Camera, look: Look) {
    this.#board = board;
    this.#camera = camera;
    this.#look = look;
    this.helping = new Helping(() => ({ view: board.view, marks: board.marks, picked: board.picked, offered: this.offered }));
  }

  // --- what is drawn ---------------------------------------------------------------------------------

  readonly near = $derived.by<ReadonlySet<string>>(() => {
    const looked = [this.#pointed, this.focused, ...this.#board.picked];
    return new Set(looked.flatMap((thing) => (thing && ["city", "exit", "cube"].includes(kindOf(thing)) ? [nameIn(thing)] : [])));
  });
  /** A cube that is looked at, and could be taken. */
  readonly #seen = $derived.by(
    () => [this.#pointed, this.focused].find((thing) => thing !== null && kindOf(thing) === "cube" && this.#board.marks.has(thing)) ?? null,
  );
  readonly offered = $derived.by(() => {
    const { marks, choices, picked } = this.#board;
    return offered(marks, choices, picked, this.near, this.#seen);
  });
  /** The same whatever is only pointed at: that moves nothing. */
  readonly asked = $derived.by(() => {
    const { marks, choices, picked } = this.#board;
    return offered(marks, choices, picked, new Set(picked.map(nameIn)));
  });
  /** What the next click is about: the rest may be chosen as well, but nobody is led to it. */
  readonly watched = $derived.by(() => inSight(this.asked, this.#board.picked));
  /** The same where it is no more than one look holds. */
  readonly loud = $derived.by<ReadonlySet<string>>(() => new Set(this.asked.cities.length > CROWD ? [] : this.watched));
  readonly pointed = $derived.by(() => (this.#pointed && kindOf(this.#pointed) === "hex" ? nameIn(this.#pointed) : null));
  readonly aims = $derived.by<ReadonlySet<string>>(() => new Set(this.helping.cities));
  readonly aim = $derived.by(() => this.helping.to([this.#pointed, this.focused]));
  readonly #walked = $derived.by(() => walkable(this.#board.marks, this.offered, this.#look.level(), this.aims));
  readonly roving = $derived.by(() => (this.focused && this.#walked.includes(this.focused) ? this.focused : (this.#walked[0] ?? null)));
  /** Where something just happened. */
  readonly newest = $derived.by(() => happenedAt(this.#board.events as unknown as AnyEvent[]));
  readonly fresh = $derived.by(() => (this.#board.still ? this.newest.slice(-2) : []));
  /** The tile that the way to what is looked at begins with. */
  readonly first = $derived.by(() => this.helping.first([this.#pointed, this.focused]));

  /** Whether it has touched the map since something happened. */
  readonly skips = $derived.by(() => this.#touched === this.#board.events);

  /** What the eye follows. */
  get gaze(): Gaze {
    const { view, picked, active, events, menu } = this.#board;
    const { asked, offered, focused, aim, newest } = this;
    const deciding = menu !== null && !this.skips;
    return gazeOf({ view, narrow: this.#look.isNarrow(), asked, exits: offered.exits.length > 0, picked, focused, active, aim, events, newest, deciding });
  }

  get #cube(): string | undefined {
    return this.#board.picked.find((thing) => kindOf(thing) === "cube");
  }

  // --- what is seen ----------------------------------------------------------------------------------

  #screen: Box | null = null;
  /** It is not asked under a hand. */
  readonly screen = $derived.by(() => {
    const { dragged, goal, pane } = this.#camera;
    return dragged ? this.#screen : (this.#screen = onSheet(goal, pane));
  });
  /** The whole map of a phone has its names as well. */
  readonly overview = $derived.by<Box | null>(() =>
    this.#look.isNarrow() ? overview(this.#board.view, { names: cityNames(this.#look.reader()), measure: measured }, this.#camera.pane) : null,
  );

  // --- what it means ---------------------------------------------------------------------------------

  /** With a cube in the hand a click on a lit city delivers it by the way that is drawn. */
  #wayMeant(thing: string): Choice | null {
    const { active } = this.#board;
    const cube = this.#cube;
    return cube && active && kindOf(thing) === "city" && [cube, thing].every((each) => active.things.includes(each)) ? active : null;
  }

  pick(thing: string): void {
    const { onpick, onhover } = this.#board;
    const way = this.#wayMeant(thing);
    /* Nothing hovers under a finger: what it touches is looked at too. */
    const asked = this.helping.asks(thing);
    if (asked || this.helping.to([thing])) this.#pointed = thing;
    if (way) onpick(thing, way);
    else if (asked) onhover(asked);
    else onpick(this.helping.meant(thing));
  }

  point(thing: string | null): void {
    const { marks, onhover } = this.#board;
    this.#pointed = thing;
    /* A cube in the hand keeps its city until another is pointed at, so that the card can be reached. */
    if (this.#cube && (thing === null || !marks.has(thing) || this.#wayMeant(thing))) return;
    onhover(thing === null || (kindOf(thing) === "hex" && !marks.has(thing)) ? null : this.helping.looked(thing));
  }

  focus(thing: string | null): void {
    this.focused = thing;
    this.#board.onhover(thing && this.helping.looked(thing));
  }

  next(thing: string, towards: Point): string | null {
    return nextThing(thing, towards, this.#walked, this.#cube ? this.offered.cities.map(cityThing) : null);
  }

  at([x, y]: Point): string | null {
    const { frame } = this.#camera;
    const under = hexAt([(x - frame.x) / frame.k, (y - frame.y) / frame.k]);
    return under && thingAt(under);
  }

  touch(): void {
    this.#touched = this.#board.events;
  }

  /** The wheel steps through the ways to the city under the pointer. */
  keeps({ type }: Event): boolean {
    return type === "wheel" && this.#wayAfter(1) !== null && this.#pointed !== null && kindOf(this.#pointed) === "city";
  }

  wheel(event: WheelEvent): void {
    const next = this.keeps(event) ? this.#wayAfter(event.deltaY > 0 ? 1 : -1) : null;
    if (!next) return;
    this.#board.onpoint(next);
    event.preventDefault();
  }

  #wayAfter(by: number): Choice | null {
    return nextWay(this.#board.choices, this.#board.active, by);
  }
}
