/* Zoom and pan of the sheet: by the hand that lies on it, by buttons, and by glides to what matters.
   Touches one element. */
import { untrack } from "svelte";
import type { Stage } from "./stage.svelte";
import { soon, underway } from "../../underway";
import {
  type Box,
  type Frame,
  hidden,
  isLegible,
  lettering,
  type Limits,
  middle,
  onSheet,
  opening,
  type Pane,
  paneOf,
  type Point,
  type Sheet,
  shows,
  type Size,
  whole,
  yielding,
} from "./framing";
import { approached, type Gaze, homeward, looked, opensOn, type Seen, sought } from "./gaze";
import { CLICK } from "./grab";
import { Hand } from "./hand";

const CLOSEST = 4;
const GLIDE = 420;
/** So many pixels of a whole sheet's edge may be cut before it is fitted again. */
const SLACK = 8;
/** So long what happened is looked at before the eye comes home, in milliseconds. */
const NEWS = 1500;

/** What a camera must know of its board. */
export interface Eye {
  sheet: () => Sheet;
  /** Whether motion is off. */
  still: () => boolean;
  /** What matters on it now: the eye goes there by itself. */
  gaze: () => Gaze;
  /** It is looked at rather than played on, and moves under no finger: a whole sheet that would be cut is fitted
      again. Elsewhere a sheet stays where it is. */
  overview?: boolean;
  /** Gestures that the board keeps for itself, such as a wheel that turns a piece. */
  keeps?: (event: Event) => boolean;
  /** What lies on the glass the board is seen through; the whole of it is free where this is left out. */
  stage?: Stage;
}

/** What is looked at: a drawing, or what holds several that move together. */
type Ground = SVGSVGElement | HTMLElement;

export class Camera {
  frame = $state<Frame>({ x: 0, y: 0, k: 1 });
  size = $state<Size>({ width: 0, height: 0 });
  /** What is free of the screen. */
  readonly pane = $derived.by<Pane>(() => this.#eye.stage?.paneOf(this.#element) ?? paneOf(this.size));
  /** Whether a hand draws the sheet so far that no click can come of it. */
  dragged = $state(false);
  readonly letters = $derived(lettering(this.frame.k));
  readonly far = $derived(this.frame.k < 0.62);
  readonly close = $derived(this.frame.k > 1.5);
  /** Hardly any more could be seen. */
  readonly isWhole = $derived.by(() => this.frame.k <= 1.2 * whole(this.#eye.sheet(), this.pane).k);

  /** What of the sheet lies under things on the glass, where it is going to be; it is not asked under a hand. */
  readonly glass = $derived.by<readonly Box[]>(() => (this.dragged ? this.#glass : (this.#glass = this.pane.islands.map((box) => onSheet(this.goal, box)))));

  #glass: readonly Box[] = [];
  #gliding = 0;
  #arrived = (): void => {};
  /** Where the sheet is or is going to be; what it shows is judged by that. */
  goal = $state.raw<Frame>({ x: 0, y: 0, k: 1 });
  /** Whether the reader has moved the sheet; until then it follows the size of the window. */
  #moved = false;
  /** Where the sheet was last put on purpose, and on what screen. */
  #rest: { frame: Frame; pane: Pane } | null = null;
  #window = "";
  /** Where the sheet was when a hand took it. */
  #grasped: Frame | null = null;
  /** The edges of the sheet when it was last fitted. */
  #box = "";
  #eye: Eye;
  #element = $state.raw<Ground | null>(null);

  constructor(eye: Eye) {
    this.#eye = eye;
  }

  /** For `{@attach}`: watches gestures and size for as long as the element is there. */
  watch = (element: Ground): (() => void) => {
    const hand = new Hand(element, {
      frame: () => this.frame,
      limits: () => this.#limits(),
      keeps: (event) => this.#eye.keeps?.(event) ?? false,
      onmove: (frame, by) => this.#follow(frame, by),
      onend: () => this.#letGo(),
    });
    /* At once, so that the first picture is the right one; then whenever the screen changes. */
    untrack(() => this.#resize(element));
    const watcher = new ResizeObserver(() => this.#resize(element));
    watcher.observe(element);
    const unglazed = this.#eye.stage?.glass(element, this);
    $effect(() => {
      void this.pane;
      untrack(() => this.#reframe());
    });
    const unwatched = this.#gaze();
    /* Things of the sheet that are spoken of elsewhere ask to be seen; those that ask at once, together. */
    const asking: Point[] = [];
    const onseek = ({ target }: Event): void => {
      if (asking.push(this.#pointIn(element, target as Element)) === 1) queueMicrotask(() => this.#go(sought(asking.splice(0), this.#seen)));
    };
    element.addEventListener("seek", onseek);
    return () => {
      element.removeEventListener("seek", onseek);
      unwatched();
      unglazed?.();
      watcher.disconnect();
      this.#stop();
      hand.end();
    };
  };

  /** Larger or smaller around the middle. */
  scale(by: number): void {
    const [across, down] = middle(this.pane);
    const { x, y, k } = this.frame;
    const next = Math.min(CLOSEST, Math.max(whole(this.#eye.sheet(), this.pane).k * 0.9, k * by));
    const part = next / k;
    this.#moved = true;
    this.#glide({ x: across - (across - x) * part, y: down - (down - y) * part, k: next });
  }

  /** The whole sheet; an overview then follows its window again. */
  showWhole(): void {
    this.#moved = !(this.#eye.overview && isLegible(this.#eye.sheet(), this.pane));
    this.#glide(whole(this.#eye.sheet(), this.pane));
  }

  /** A point of the sheet in the middle of the screen, at the scale it is seen at. */
  lookAt([x, y]: Point, glide: boolean): void {
    const [across, down] = middle(this.pane);
    const { k } = this.frame;
    const to = { x: across - x * k, y: down - y * k, k };
    this.#moved = true;
    if (glide) this.#glide(to);
    else this.#put(to);
  }

  /** As near as a part is shown, around what can be chosen; elsewhere around the middle. */
  comeNear(): void {
    const [points, { most }] = [this.#points, this.#eye.sheet().part];
    if (points.length === 0 || this.frame.k >= most) return this.scale(2);
    this.#moved = true;
    this.#go(approached(points, most, this.#seen));
  }

  /** Half of what a choice takes of the sheet. */
  get reach(): number {
    return this.#eye.sheet().reach;
  }

  /** Into sight, at the reader's wish. */
  bring(points: readonly Point[]): void {
    this.#moved = true;
    this.#go(sought(points, this.#seen));
  }

  /** Follows what the board tells of until the answer is called. */
  #gaze(): () => void {
    let before: { gaze: Gaze; pane: Pane } | null = null;
    let coming = (): void => {};
    $effect(() => {
      const gaze = { asked: { at: this.#eye.stage?.askedAt ?? [] }, ...this.#eye.gaze() };
      const [pane, { box }] = [this.pane, this.#eye.sheet()];
      if (this.size.width === 0) return;
      untrack(() => {
        this.#refit(box);
        this.#go(looked(gaze, before, this.#seen));
        const home = homeward(gaze);
        if (before?.gaze.position !== gaze.position || home?.join() !== (before && homeward(before.gaze)?.join())) {
          coming();
          coming = home ? soon(NEWS, () => this.#go(sought(home, this.#seen))) : () => {};
        }
        before = { gaze, pane };
      });
    });
    return () => coming();
  }

  get #seen(): Seen {
    return { goal: this.goal, pane: this.pane, sheet: this.#eye.sheet(), moved: this.#moved };
  }

  get #points(): readonly Point[] {
    return opensOn(this.#eye.gaze());
  }

  #go(to: Frame | "whole" | null): void {
    if (to === "whole") this.showWhole();
    else if (to) this.#glide(to);
  }

  /** Where the sheet has grown or shrunk: until the reader moves it, it is shown as it was opened. */
  #refit(edges: Box): void {
    const [box, before] = [Object.values(edges).join(" "), this.#box];
    this.#box = box;
    if (before && before !== box && !this.#moved) this.#glide(opening(this.#points, this.#eye.sheet(), this.pane));
  }

  /** Where the middle of a drawn thing lies on the sheet. */
  #pointIn(ground: Ground, thing: Element): Point {
    const [box, own] = [thing.getBoundingClientRect(), ground.getBoundingClientRect()];
    const { x, y, k } = this.frame;
    return [(box.x + box.width / 2 - own.x - x) / k, (box.y + box.height / 2 - own.y - y) / k];
  }

  #follow(frame: Frame, by: "hand" | "wheel"): void {
    this.#stop();
    const before = this.frame;
    this.frame = this.goal = frame;
    this.#moved = true;
    this.#rest = { frame, pane: this.pane };
    if (by === "wheel") return;
    this.#grasped ??= before;
    this.dragged ||= Math.hypot(frame.x - this.#grasped.x, frame.y - this.#grasped.y) > CLICK;
  }

  #letGo(): void {
    this.#grasped = null;
    this.dragged = false;
  }

  #resize(element: Ground): void {
    const { width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0) return;
    this.size = { width, height };
    this.#element = element;
    if (!this.#rest) this.#reframe();
  }

  /** What is free of the screen is not what it was. */
  #reframe(): void {
    if (this.size.width === 0 || this.#rest?.pane === this.pane) return;
    const before = this.#window;
    this.#window = `${innerWidth} ${innerHeight}`;
    if (this.#moved || (before === this.#window && !this.#misfits())) this.#giveWay();
    else this.#put(opening(this.#points, this.#eye.sheet(), this.pane));
  }

  /** Something beside the board came or went: the sheet stays where it is, unless that would hide
      choices that were in sight. What is too small to read, and was shown whole, is so again. */
  #giveWay(): void {
    if (!this.#rest) return;
    const sheet = this.#eye.sheet();
    const { frame, pane } = this.#rest;
    const all = !isLegible(sheet, pane) && frame.k === whole(sheet, pane).k;
    if (all && !this.#moved) return this.#travel(whole(sheet, this.pane));
    const seen = this.#points.filter((point) => shows(frame, point, pane, sheet.reach));
    this.#travel(yielding(frame, seen, sheet, this.pane));
  }

  /** Whether the whole sheet, where it can be read, has more room than when it was put there; an overview also
      where it would now be cut although all of it was seen. */
  #misfits(): boolean {
    const sheet = this.#eye.sheet();
    if (!this.#rest || !isLegible(sheet, this.pane)) return false;
    const { frame, pane } = this.#rest;
    const isCut = (screen: Pane): boolean => hidden(frame, sheet.box, screen) > SLACK;
    return whole(sheet, this.pane).k > whole(sheet, pane).k || (this.#eye.overview === true && !isCut(pane) && isCut(this.pane));
  }

  #stop(): void {
    cancelAnimationFrame(this.#gliding);
    this.#arrived();
  }

  #put(frame: Frame): void {
    this.#stop();
    this.#rest = { frame, pane: this.pane };
    this.frame = this.goal = frame;
  }

  #limits(): Limits {
    const sheet = this.#eye.sheet();
    return { pane: this.pane, outer: sheet.outer, least: whole(sheet, this.pane).k * 0.9, most: CLOSEST };
  }

  #glide(to: Frame): void {
    this.#rest = { frame: to, pane: this.pane };
    this.#travel(to);
  }

  #travel(to: Frame): void {
    this.#stop();
    this.goal = to;
    if (this.#eye.still()) {
      this.frame = to;
      return;
    }
    this.#arrived = underway();
    const from = { ...this.frame };
    const began = performance.now();
    const step = (now: number): void => {
      /* The time of a frame may lie before the call that asked for it. */
      const part = Math.min(1, Math.max(0, now - began) / GLIDE);
      const eased = 1 - (1 - part) ** 3;
      this.frame = blend(from, to, eased);
      if (part < 1) this.#gliding = requestAnimationFrame(step);
      else this.#arrived();
    };
    this.#gliding = requestAnimationFrame(step);
  }
}

function blend(from: Frame, to: Frame, part: number): Frame {
  const mix = (a: number, b: number): number => a + (b - a) * part;
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), k: mix(from.k, to.k) };
}
