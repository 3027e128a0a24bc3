/* The stage of a table: knows what lies on the glass of its board and where, and what room is left. Everything that lies
   there has a berth; sizes are heard from one observer, and all are placed in one pass. Touches the elements it is given. */
import { getContext, setContext, untrack } from "svelte";
import { type Box, type Frame, meets, middle, onScreen, type Pane, type Point, type Size } from "./framing";
import { inNextFrame } from "../../common/frames";
import { type Berth, moored, type Place } from "./moored";

/** What a berth is asked for. */
export interface Wish extends Pick<Berth, "at" | "rank" | "kind"> {
  /** What can fold is told when it must, and when it has room again. */
  onfold?: (folded: boolean) => void;
}

/** A thing, or words that belong to one, as it lies on the sheet of a board. */
export interface Lying extends Box {
  /** How bad it is for a card to cover it; as for any thing where this is left out. */
  weight?: number;
}

/** Tells where things lie, whenever it is asked. */
export type Teller = () => Iterable<readonly [thing: string, at: Lying]>;

/** Where on the sheet a thing lies that is named, such as by the log; null where the board has no such thing. */
export type Finder = (thing: string) => Box | null;

/** What shows the sheet of a board through the glass. */
export interface Look {
  readonly frame: Frame;
  /** Where the sheet is, or is going to be. */
  readonly goal: Frame;
  /** Whether a hand draws it. */
  readonly dragged: boolean;
}

interface Moor {
  wish: Wish;
  element: HTMLElement;
  /** Its size at full, and what it was when it was last folded. */
  size: Size;
  small: Size;
  folded: boolean;
}

/** A thumb's button: what a berth folds to until it is known. */
const BUTTON: Size = { width: 44, height: 44 };

/** What the stage says of an element that has a berth. */
const PUT = ["position", "left", "top", "width", "height"];

type Glass = SVGSVGElement | HTMLElement;

export class Stage {
  /** What is free of the glass, in its own pixels. */
  #pane = $state.raw<Pane | null>(null);
  #glass = $state.raw<Glass | null>(null);
  /** Where the glass lies in the frame of the board. */
  #corner = $state.raw<readonly [number, number]>([0, 0]);
  #ground: Glass | null = null;
  #panes: Glass[] = [];
  #looks = new WeakMap<Glass, Look>();
  #tellers = $state.raw<readonly Teller[]>([]);
  /** What the board tells of its things. */
  readonly #told = $derived(new Map(this.#tellers.flatMap((tell) => [...tell()])));
  /** What somebody asks to see, such as the move of another seat: the eye goes there. */
  asked = $state.raw<readonly string[]>([]);
  #finders = $state.raw<readonly Finder[]>([]);
  #moors = new Map<Element, Moor>();
  #watcher: ResizeObserver | null = null;
  #expected = (): void => {};

  /** What is free of this glass; null while it is not the one that is looked through. */
  paneOf(glass: Glass | null): Pane | null {
    return glass !== null && glass === this.#glass ? this.#pane : null;
  }

  /** What is free of the glass that is looked through, in the pixels of the board's frame. */
  get room(): Pane {
    const [x, y] = this.#corner;
    const { islands, ...room } = this.#pane ?? { left: 0, top: 0, right: 0, bottom: 0, islands: [] };
    return { ...onScreen({ x, y, k: 1 }, room), islands: islands.map((island) => onScreen({ x, y, k: 1 }, island)) };
  }

  get look(): Look | null {
    return (this.#glass && this.#looks.get(this.#glass)) ?? null;
  }

  /** What of the page shows an element that is seen through the glass; null for any other. */
  shows(element: Element): Pane | null {
    if (!this.#pane || !this.#glass?.contains(element)) return null;
    const { x, y } = this.#glass.getBoundingClientRect();
    const onPage = (box: Box): Box => onScreen({ x, y, k: 1 }, box);
    return { ...onPage(this.#pane), islands: this.#pane.islands.map(onPage) };
  }

  /** Where all things lie that a board tells of, in the pixels of its frame, once the sheet is where it goes. */
  lying(): Map<string, Lying> {
    const { x = 0, y = 0, k = 1 } = this.look?.goal ?? {};
    const frame = { x: x + this.#corner[0], y: y + this.#corner[1], k };
    return new Map([...this.#told].map(([thing, at]) => [thing, { ...at, ...onScreen(frame, at) }]));
  }

  /** Where things lie now, in the pixels of the board's frame: as the board tells, else where it draws them, such as beside
      its map. Those out of sight are left out. */
  seen(things: Iterable<string>): Map<string, Box> {
    const { x = 0, y = 0, k = 1 } = this.look?.frame ?? {};
    const frame = { x: x + this.#corner[0], y: y + this.#corner[1], k };
    const found = new Map<string, Box>();
    for (const thing of things) {
      const lying = this.#find(thing);
      const box = lying ? onScreen(frame, lying) : this.#drawn(thing);
      if (box && (!lying || meets(this.room, box))) found.set(thing, box);
    }
    return found;
  }

  /** Where on the sheet those of the things that are asked for lie. */
  get askedAt(): readonly Point[] {
    return this.asked.flatMap((thing) => this.#find(thing) ?? []).map(middle);
  }

  #find(thing: string): Box | null {
    const found = this.#finders.map((find) => find(thing)).find((box) => box !== null);
    return found ?? this.#told.get(thing) ?? null;
  }

  #drawn(thing: string): Box | null {
    const [element, ground] = [this.#ground?.querySelector(`[data-thing="${CSS.escape(thing)}"]`), this.#ground];
    if (!element || !ground) return null;
    const [box, own] = [element.getBoundingClientRect(), ground.getBoundingClientRect()];
    const [left, top] = [box.x - own.x, box.y - own.y];
    return box.width === 0 ? null : { left, top, right: left + box.width, bottom: top + box.height };
  }

  /** A board tells where its things lie for as long as it is there. */
  tells(tell: Teller): void {
    $effect(() => {
      untrack(() => (this.#tellers = [...this.#tellers, tell]));
      return () => (this.#tellers = this.#tellers.filter((each) => each !== tell));
    });
  }

  /** A board finds its things on its sheet for as long as it is there. */
  finds(find: Finder): void {
    $effect(() => {
      untrack(() => (this.#finders = [...this.#finders, find]));
      return () => (this.#finders = this.#finders.filter((each) => each !== find));
    });
  }

  /** For `{@attach}`: the frame of the board, which is its glass where the board has none of its own. */
  ground = (element: Glass): (() => void) => {
    this.#ground = element;
    return this.#watch(element, () => (this.#ground = null));
  };

  /** For `{@attach}`: what the board is seen through. Of several the last that is shown counts. */
  glass = (element: Glass, look?: Look): (() => void) => {
    this.#panes.push(element);
    if (look) this.#looks.set(element, look);
    return this.#watch(element, () => this.#panes.splice(this.#panes.indexOf(element), 1));
  };

  /** For `{@attach}`: a berth for what lies on the glass. */
  moor(wish: Wish): (element: HTMLElement) => () => void {
    return (element) => {
      element.style.position = "absolute";
      this.#moors.set(element, { wish, element, size: { width: 0, height: 0 }, small: BUTTON, folded: false });
      return this.#watch(element, () => {
        this.#moors.delete(element);
        for (const name of PUT) element.style.removeProperty(name);
      });
    };
  }

  #watch(element: Element, gone: () => unknown): () => void {
    this.#watcher ??= new ResizeObserver((entries) => this.#hear(entries));
    this.#watcher.observe(element);
    return () => {
      this.#watcher?.unobserve(element);
      gone();
      this.#expected();
      this.#expected = inNextFrame(() => this.#pass());
    };
  }

  #hear(entries: readonly ResizeObserverEntry[]): void {
    for (const { target, borderBoxSize } of entries) {
      const moor = this.#moors.get(target);
      const size = { width: borderBoxSize[0]!.inlineSize, height: borderBoxSize[0]!.blockSize };
      if (moor) moor[moor.folded ? "small" : "size"] = size;
    }
    this.#pass();
  }

  #pass(): void {
    const [glass, bounds] = this.#shown();
    if (!glass || !bounds) return;
    const moors = [...this.#moors.values()].filter(({ size, element }) => size.width > 0 && element.isConnected);
    const berths = moors.map(({ wish: { at, rank, kind, onfold }, size, small }) => ({ at, rank, kind, size, ...(onfold && { folded: small }) }));
    const { places, ...pane } = moored({ width: bounds.width, height: bounds.height }, berths);
    const origins = moors.map(({ element }) => originOf(element));
    for (const [index, moor] of moors.entries()) {
      const [place, origin] = [places[index]!, origins[index]!];
      put(moor, place, { x: bounds.x - origin.x, y: bounds.y - origin.y });
      if (moor.folded !== place.folded) {
        moor.folded = place.folded;
        moor.wish.onfold?.(place.folded);
      }
    }
    this.#glass = glass;
    const frame = this.#ground?.getBoundingClientRect() ?? bounds;
    const corner = [bounds.x - frame.x, bounds.y - frame.y] as const;
    if (corner.join() !== untrack(() => this.#corner.join())) this.#corner = corner;
    if (JSON.stringify(pane) !== JSON.stringify(untrack(() => this.#pane))) this.#pane = pane;
    leave(glass, bounds, pane);
  }

  /** The glass that is looked through now, and where it lies on the page. */
  #shown(): [Glass, DOMRect] | [] {
    for (const glass of [...this.#panes].reverse().concat(this.#ground ?? [])) {
      const bounds = glass.getBoundingClientRect();
      if (bounds.width > 0 && bounds.height > 0) return [glass, bounds];
    }
    return [];
  }
}

/** Where the pixels begin that an element is placed in. */
function originOf({ offsetParent }: HTMLElement): { x: number; y: number } {
  if (!offsetParent) return { x: 0, y: 0 };
  const { x, y } = offsetParent.getBoundingClientRect();
  return { x: x + offsetParent.clientLeft, y: y + offsetParent.clientTop };
}

/** A strip is as long as its edge; what stands on the glass has the size it likes. */
function put({ element: { style }, wish: { at, kind } }: Moor, { left, top, right, bottom, folded }: Place, by: { x: number; y: number }): void {
  if (kind === "veil") return;
  style.left = `${Math.round(left + by.x)}px`;
  style.top = `${Math.round(top + by.y)}px`;
  const isStrip = kind === "inset" && !folded;
  const isUpright = at === "left" || at === "right";
  style.width = isStrip && !isUpright ? `${Math.round(right - left)}px` : "";
  style.height = isStrip && isUpright ? `${Math.round(bottom - top)}px` : "";
}

/** A glass that nothing is framed in gives way in its styles. */
function leave(glass: Glass, { width, height }: DOMRect, { left, top, right, bottom }: Pane): void {
  if (glass.dataset.gives === undefined) return;
  const edges = { "--taken-top": top, "--taken-right": width - right, "--taken-bottom": height - bottom, "--taken-left": left };
  for (const [edge, taken] of Object.entries(edges)) glass.style.setProperty(edge, `${taken}px`);
}

const KEY = Symbol("stage");

export function setStage(): Stage {
  return setContext(KEY, new Stage());
}

/** The stage of this table; where a board is only looked at, one of its own. */
export function getStage(): Stage {
  return getContext<Stage | undefined>(KEY) ?? setStage();
}
