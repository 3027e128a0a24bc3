/* The player's side of a table: what is pointed at, picked, held fast, chosen, taken back. Plays through the session. */
import type { DialHand, Mark } from "../boards/board";
import { settings } from "../common/settings.svelte";
import type { Card, Choice, Dial, Menu, Refusal, Text } from "../net/types";
import { toasts } from "../shell/toasts.svelte";
import { t } from "../words/language.svelte";
import {
  asksTheSame,
  best,
  dialled,
  dialOf,
  entriesOf,
  type Entry,
  FEW,
  firstShown,
  isBeside,
  type Hold,
  isFaint,
  leavesOthers,
  left,
  mainGroups,
  marksOf,
  meaningOf,
  openedGroup,
  pointedOut,
  promptOf,
  shownBy,
  standingGroups,
  stepped,
} from "./choosing";
import { Coaching } from "./coaching.svelte";
import { Finger } from "./finger";
import { Keeping } from "./keeping";
import { type Made, OwnMoves } from "./ownmoves.svelte";
import type { Called, Reads } from "./orders";
import type { Session } from "./session.svelte";
import { TypedLine } from "./typed";

export class Desk {
  /** The choice under the pointer or the focus. */
  active = $state.raw<Choice | null>(null);
  /** The choice that is held fast: it is final, or under a finger, and a second click plays it. */
  pinned = $state.raw<Choice | null>(null);
  /** The thing under the pointer, whether it can be chosen or not. */
  hovered = $state<string | null>(null);
  /** How many steps the open question would take back; 0 when none is open. */
  undoing = $state(0);
  /** A choice was clicked, and what it would bring about is not known yet. */
  asking = $state(false);
  /** What was played from here, and what of it was taken back. */
  readonly moves: OwnMoves;
  /** How the room names a thing for which the menu has no words, and what else it is called where an order is typed. */
  named: ((thing: string) => Text | null) | null = null;
  called: Called = () => [];
  readonly finger = new Finger();
  readonly coaching: Coaching;
  /** What is pointed at has a button of its own before the kinds of choices: none need be opened for it. */
  leads = false;
  /** What a finger holds fast is played by its own button, wherever that stands. */
  inPlace = false;
  /** The last thing touched was a key. */
  byKeyboard = $state(false);

  private wantedGroup = $state<string | null>(null);
  private inHand = $state.raw<readonly string[]>([]);
  private turning = $state.raw<{ dial: Dial; values: Readonly<Record<string, number>> } | null>(null);
  /** The group that was open when something was held fast. */
  private pinnedFrom: string | null = null;
  private readonly typed = new TypedLine();
  private readonly keeping = new Keeping();
  /** The last change of the position was an order from here. */
  private justPlayed = false;
  /** The news that something was taken back: it goes with the next order. */
  private told = -1;
  /** The menu that was begun last. */
  private met: Menu | null = null;

  readonly menu: Menu | null;
  readonly hold: Hold;
  /** The choices left by what is opened and picked. */
  readonly choices: Choice[];
  /** What stands in the prompt. */
  readonly entries: Entry[];
  readonly prompt: Text | null;
  readonly marks: Map<string, Mark>;
  readonly busy: boolean;
  /** What the choice under the pointer would bring about, once it is known. */
  readonly card: Card | null;
  /** All cards that are known: those of a small menu come by themselves. */
  readonly cards: Card[];
  /** Why it cannot be chosen: a number of a dial that does not fit. */
  readonly refusal: Refusal | null;
  readonly dial: DialHand | null;
  /** Whether one of several groups is opened, something is picked or a dial is turned: there is a way back. */
  readonly hasWayBack: boolean;

  constructor(readonly session: Session) {
    this.coaching = new Coaching(session);
    this.moves = new OwnMoves(session.id);
    this.menu = $derived(session.past || session.behindCurtain !== null ? null : (session.now?.menu ?? null));
    this.hold = $derived({ group: openedGroup(this.menu, this.wantedGroup), picked: this.inHand });
    this.choices = $derived(left(this.menu, this.hold));
    this.entries = $derived(entriesOf(this.menu, this.hold));
    this.prompt = $derived(this.turning?.dial.prompt ?? (this.menu && promptOf(this.menu, this.hold)));
    const offered = $derived(marksOf(this.menu, this.hold));
    this.marks = $derived(pointedOut(offered, this.menu, this.hold, this.active));
    this.busy = $derived(session.kept !== null);
    const known = $derived(this.active ? session.cardOf(this.active.notation) : null);
    this.card = $derived(known && "final" in known ? known : null);
    this.cards = $derived(this.menu ? [...session.cards.values()].filter((card) => "final" in card) : []);
    this.refusal = $derived(known && "code" in known ? known : null);
    this.dial = $derived(this.turning && { ...this.turning, refusal: this.refusal });
    this.hasWayBack = $derived(
      this.turning !== null || this.inHand.length > (this.menu?.picked.length ?? 0) || (this.wantedGroup !== null && mainGroups(this.menu).length !== 1),
    );
  }

  /** A new menu: let go of all that belonged to the old one. One that asks the same takes nothing out of a hand. */
  begin(): void {
    const before = this.met;
    this.met = this.menu;
    if (asksTheSame(before, this.menu)) {
      const same = this.menu?.choices.find(({ notation }) => notation === this.active?.notation) ?? null;
      if (this.pinned) this.pinned = same;
      if (!this.turning) this.active = same;
      return this.next();
    }
    const awaited = this.session.now?.lesson?.awaited;
    ({ group: this.wantedGroup, picked: this.inHand } = this.keeping.hand(this.session.now?.seat, this.menu, awaited));
    this.pinned = this.turning = null;
    this.undoing = 0;
    this.active = isBeside(this.menu, this.entries, awaited) ? null : firstShown(this.entries, awaited);
    if (this.menu?.within === 0 && this.session.now) this.moves.rest(this.session.now.moves);
    this.next();
    void this.playSingle();
  }

  /** A setting: what is alone on offer in the middle of a move plays itself. Not after a step back,
      which would be undone at once, and not where it could not be taken back. */
  private async playSingle(): Promise<void> {
    const [menu, only] = [this.menu, this.menu?.choices[0]];
    const wanted = settings.playSingle && this.justPlayed && (menu?.within ?? 0) > 0;
    if (!wanted || !only || leavesOthers(menu) || only.warns) return;
    const card = await this.session.card(only.notation);
    if (card && "final" in card && !card.final && this.menu === menu && !this.busy) this.play(only);
  }

  // --- pointing ----------------------------------------------------------------------------------

  point(choice: Choice | null): void {
    if (!this.pinned || choice) this.active = choice;
    if (this.pinned && choice && this.pinned.notation !== choice.notation) this.pinned = this.finger.touches ? choice : null;
  }

  hover(thing: string | null): void {
    if (this.finger.touches) return;
    this.hovered = thing;
    if (this.pinned || this.turning) return;
    const found = thing === null ? [] : meaningOf(this.menu, this.hold, thing).choices;
    if (found.length > 0) this.active = best(found);
    else if (this.entries.length > FEW || this.entries.length === 0) this.active = null;
  }

  /** Step through the entries of the prompt; says where that leads. */
  step(by: number): Entry | null {
    const entry = stepped(this.entries, this.active, by);
    this.pinned = null;
    this.active = shownBy(entry ?? undefined);
    return entry;
  }

  // --- narrowing ---------------------------------------------------------------------------------

  openGroup(id: string | null): void {
    this.letLoose();
    this.wantedGroup = this.wantedGroup === id ? null : id;
    const beside = standingGroups(this.menu).some((group) => group.id === this.wantedGroup);
    this.inHand = beside ? [] : (this.menu?.picked ?? []);
    this.active = firstShown(this.entries);
  }

  /** A click on a thing: play it, narrow the menu to it, or ask why not. */
  pick(thing: string): void {
    if (this.finger.isSecondClick) return;
    const turned = dialOf(this.menu, thing);
    const { choices, hold } = meaningOf(this.menu, this.hold, thing);
    if (choices.length === 1 && !this.isHeldFirst(thing)) this.offer(choices[0]!, isFaint(this.menu!, this.hold, choices[0]!));
    else if (choices.length > 0) this.narrow(thing, hold);
    else if (turned) this.turnBy(turned, thing);
    else this.whyNot(thing);
  }

  /** A thing that is taken into the hand before anything is played, such as a cube. */
  private isHeldFirst(thing: string): boolean {
    return this.menu?.picks.some((pick) => pick.thing === thing && pick.holds) ?? false;
  }

  private narrow(thing: string, hold: Hold): void {
    const held = hold.picked.includes(thing);
    this.letLoose();
    this.wantedGroup = hold.group;
    this.inHand = held ? hold.picked.filter((other) => other !== thing) : [...hold.picked, thing];
    this.active =
      this.choices.find(({ notation }) => notation === this.session.now?.lesson?.awaited) ?? (this.choices.length <= FEW ? best(this.choices) : null);
  }

  private whyNot(thing: string): void {
    const closed = this.menu?.closed.find(({ things }) => things.includes(thing));
    if (closed) this.session.why = { thing, refusal: closed.refusal };
    else this.session.ask(thing);
  }

  /** Puts the last picked thing back, or closes what is open. */
  back(): void {
    const first = this.menu?.picked.length ?? 0;
    if (this.turning) this.turning = null;
    else if (this.inHand.length > first) this.inHand = this.inHand.slice(0, -1);
    else {
      this.wantedGroup = null;
      this.inHand = this.menu?.picked ?? [];
    }
    this.pinned = null;
    this.session.why = null;
    this.active = firstShown(this.entries);
  }

  // --- dials -------------------------------------------------------------------------------------

  openDial(dial: Dial): void {
    this.letLoose();
    this.wantedGroup = dial.group;
    this.set(dial, Object.fromEntries(dial.spans.map(({ name, start }) => [name, start])));
  }

  turn(name: string, value: number): void {
    if (this.turning) this.set(this.turning.dial, { ...this.turning.values, [name]: value });
  }

  private turnBy(dial: Dial, thing: string): void {
    const span = dial.spans.find((each) => each.thing === thing);
    if (this.turning?.dial !== dial) this.openDial(dial);
    else if (span) {
      const next = this.turning.values[span.name]! + 1;
      this.turn(span.name, next > span.most ? span.least : next);
    }
  }

  private set(dial: Dial, values: Record<string, number>): void {
    for (const { name, least, most } of dial.spans) values[name] = Math.min(most, Math.max(least, values[name]!));
    this.turning = { dial, values };
    this.pinned = null;
    this.active = { ...BARE, notation: dialled(dial, values), label: dial.label, group: dial.group };
  }

  // --- choosing ----------------------------------------------------------------------------------

  /** A click on what stands for one choice. Nothing hovers under a finger: the first touch shows and the second plays, or
      one on a button `filled` with what is shown, unless that is turned off; and so does what cannot be taken back, or is faint. */
  offer(choice: Choice, faint = false, filled = false): void {
    const held = this.pinned?.notation === choice.notation;
    if (this.busy || this.session.past) return;
    if (this.finger.isSecondClick && (held || filled || !this.finger.touches)) return; // it may show, never play
    if (held) this.play(choice);
    else if ((this.finger.touches && !settings.oneTap && !filled) || (faint && !this.session.awaitsOther(choice.notation))) this.pin(choice);
    else void this.ask(choice);
  }

  /** What can be taken back is played; what cannot is held fast with its card. Where somebody who
      decides at the same time was faster, the same question is asked anew: so is the card. */
  private async ask(choice: Choice): Promise<void> {
    const { menu } = this;
    const { refusals } = this.session;
    this.active = choice;
    this.asking = true;
    const card = await this.session.card(choice.notation);
    this.asking = false;
    if (this.busy || refusals !== this.session.refusals) return; // the page says why
    if (this.menu !== menu) {
      if (asksTheSame(menu, this.menu)) await this.ask(choice);
    } else if (card === null) this.play(choice);
    else if ("code" in card) this.session.why = { thing: null, refusal: card };
    else if (
      !this.session.awaitsOther(choice.notation) &&
      ((settings.askDoubts && card.preview?.doubt) || choice.warns || (settings.askBeforeFinal && card.final && leavesOthers(menu)))
    )
      this.pin(choice);
    else this.play(choice);
  }

  private pin(choice: Choice): void {
    if (!this.pinned) this.pinnedFrom = this.wantedGroup;
    if (!this.turning && !this.leads) this.wantedGroup = choice.group;
    this.session.why = null;
    this.pinned = choice;
    this.active = choice;
  }

  /** Lets go of what is held fast: what was open before it is open again. */
  private unpin(): void {
    this.pinned = null;
    if (!this.turning) this.wantedGroup = this.pinnedFrom;
  }

  play(choice: Choice): void {
    this.typed.drop();
    this.moves.forget();
    this.keeping.put(this.session.now?.seat, { ...this.hold, group: this.pinned ? this.pinnedFrom : this.wantedGroup }, choice);
    this.send({ orders: choice.notation, label: choice.label });
  }

  /** What is open stays so until the answer comes, which begins anew even where it asks the same: to
      close it at once would draw the prompt twice. */
  private send(made: Made, oneOf = false): void {
    this.letLoose();
    this.met = null;
    toasts.drop(this.told);
    this.moves.make(made);
    this.justPlayed = true;
    this.session.play(made.orders, oneOf);
  }

  private letLoose(): void {
    this.pinned = this.turning = null;
    this.session.why = null;
  }

  // --- taking back -------------------------------------------------------------------------------

  /** One step back at once; more than one asks first. */
  undo(steps = 1): void {
    const can = this.session.now?.take_back ?? 0;
    if (can === 0) this.session.sayShut();
    else if (steps > 1 && this.undoing === 0) this.undoing = Math.min(steps, can);
    else this.takeBack(Math.min(steps, can));
  }

  takeBack(steps: number): void {
    this.undoing = 0;
    this.justPlayed = false;
    this.moves.unmake(steps);
    this.session.takeBack(steps);
    const redo = this.moves.next ? { words: t("redo"), run: () => this.redo() } : undefined;
    this.told = toasts.say(t("toast-taken-back"), "undo", redo);
  }

  /** Plays again what was taken back last. */
  redo(): void {
    if (!this.moves.next || this.busy || !this.menu) return;
    this.send(this.moves.again());
  }

  /** Escape: close what is open, put back what is picked, else let go of what was just begun. */
  letGo(): void {
    this.typed.drop();
    if (this.undoing) this.undoing = 0;
    else if (this.pinned) this.unpin();
    else if (this.session.why) this.session.why = null;
    else if (this.hasWayBack) this.back();
    else if (this.isHalfDone) this.undo();
    else this.active = null;
  }

  /** Whether what is held fast says why it asks once more; where nothing does, its own button is enough. */
  get asksWhy(): boolean {
    return this.pinned !== null && (this.turning !== null || (this.card?.preview?.doubt ?? this.card?.final ?? null) !== null);
  }

  /** Whether the button of a choice is the one that plays what is held fast. */
  plays(choice: Choice | null): boolean {
    return (this.leads || this.inPlace) && !this.asksWhy && choice !== null && this.pinned?.notation === choice.notation;
  }

  /** Whether the question goes on with what was just chosen, and that can be taken back. */
  get isHalfDone(): boolean {
    return (this.menu?.within ?? 0) > 0 && (this.session.now?.take_back ?? 0) > 0;
  }

  /** All that was decided since something was begun. */
  get begunSteps(): number {
    const { take_back = 0, moves = 0 } = this.session.now ?? {};
    return Math.min(take_back, Math.max(this.menu?.within ?? 0, this.moves.since(moves)));
  }

  // --- the move line -----------------------------------------------------------------------------

  /** Orders from the move line, played one after another as they become possible; the line knows how to read them. */
  order(line: string, reads: Reads): void {
    this.typed.begin(line, reads, this.session.refusals);
    this.next();
  }

  /** What is left of the line waits for a move on its way. */
  private next(): void {
    const order = this.menu && !this.busy && this.typed.next(this.menu, this.called, this.session.refusals);
    if (!order) return;
    this.moves.forget();
    this.send({ orders: order.orders, label: order.choice?.label ?? null }, this.typed.several);
  }
}

const BARE = { things: [], also: [], detail: null, badge: null, worth: null, warns: false };
