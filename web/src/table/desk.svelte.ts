/* The player's side of a table: what is pointed at, picked, held fast, chosen, taken back. Plays through the session. */
import type { BoardRoom, DialHand, Mark } from "../boards/board";
import { settings } from "../common/settings.svelte";
import type { Card, Choice, Dial, Menu, Refusal, Text } from "../net/types";
import { toasts } from "../shell/toasts.svelte";
import { t } from "../words/language.svelte";
import {
  asksTheSame,
  best,
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
  marksOf,
  meaningOf,
  pointedOut,
  promptOf,
  shownBy,
  stepped,
} from "./choosing";
import { Coaching } from "./coaching.svelte";
import * as hands from "./hand";
import { type Hand, IDLE } from "./hand";
import { Keeping } from "./keeping";
import { type Made, OwnMoves } from "./ownmoves.svelte";
import type { Called, Reads } from "./orders";
import { gives, type Pause } from "./pausing";
import { Pointer } from "./pointer.svelte";
import type { Session } from "./session.svelte";
import { TypedLine } from "./typed";

export class Desk {
  /** What is opened, picked, turned, held fast or sent. */
  hand = $state.raw<Hand>(IDLE);
  /** The choice under the pointer or the focus. */
  active = $state.raw<Choice | null>(null);
  /** The thing under the pointer, whether it can be chosen or not. */
  hovered = $state<string | null>(null);
  /** How many steps the open question would take back; 0 when none is open. */
  undoing = $state(0);
  /** What was played from here, and what of it was taken back. */
  readonly moves: OwnMoves;
  /** The room of the game: how it names things, and whether what is pointed at has a button before the kinds of choices. */
  room = $state.raw<BoardRoom<unknown> | null>(null);
  /** What else a thing is called where an order is typed. */
  called: Called = () => [];
  readonly pointer = new Pointer();
  readonly coaching: Coaching;

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
  /** The choice that is held fast: it is final, or under a finger, and a second click plays it. */
  readonly held: Choice | null;
  /** The choice that the next press on its button plays: it is held fast, or its card is shown and gives no pause. */
  readonly ready: Choice | null;

  constructor(readonly session: Session) {
    this.coaching = new Coaching(session);
    this.moves = new OwnMoves(session.id);
    this.menu = $derived(session.past || session.behindCurtain !== null ? null : (session.now?.menu ?? null));
    /* What is held fast or let go opens and picks nothing else: what hangs on that is not drawn anew. */
    const group = $derived(hands.holdOf(this.hand, this.menu).group);
    const picked = $derived(hands.holdOf(this.hand, this.menu).picked);
    this.hold = $derived({ group, picked });
    this.held = $derived(hands.heldIn(this.hand));
    this.choices = $derived(left(this.menu, this.hold));
    this.entries = $derived(entriesOf(this.menu, this.hold));
    this.prompt = $derived(hands.promptIn(this.hand) ?? (this.menu && promptOf(this.menu, this.hold)));
    const offered = $derived(marksOf(this.menu, this.hold));
    this.marks = $derived(pointedOut(offered, this.menu, this.hold, this.active));
    this.busy = $derived(session.kept !== null);
    const known = $derived(this.active ? session.cardOf(this.active.notation) : null);
    this.card = $derived(known && "final" in known ? known : null);
    this.cards = $derived(this.menu ? [...session.cards.values()].filter((card) => "final" in card) : []);
    this.refusal = $derived(known && "code" in known ? known : null);
    const turning = $derived(hands.dialIn(this.hand));
    this.dial = $derived(turning && { dial: turning.dial, values: turning.values, refusal: this.refusal });
    this.hasWayBack = $derived(hands.hasWayBack(this.hand, this.menu));
    this.ready = $derived(this.held ?? (this.active && this.card && !this.mustHold(this.active, this.card) ? this.active : null));
    session.answered = (answer, orders) => this.answered(answer, orders);
  }

  /** A new menu: let go of all that belonged to the old one. One that asks the same takes nothing out of a hand. */
  begin(): void {
    const before = this.met;
    this.met = this.menu;
    if (asksTheSame(before, this.menu)) return this.goOn();
    const awaited = this.session.now?.lesson?.awaited;
    this.hand = this.keeping.hand(this.session.now?.seat, this.menu, awaited);
    this.undoing = 0;
    this.active = isBeside(this.menu, this.entries, awaited) ? null : firstShown(this.entries, awaited);
    if (this.menu?.within === 0 && this.session.now) this.moves.rest(this.session.now.moves);
    this.next();
    this.playSingle();
  }

  /** The same question, with choices of today. */
  private goOn(): void {
    const today = (choice: Choice): Choice | null => this.menu?.choices.find(({ notation }) => notation === choice.notation) ?? null;
    const { hand } = this;
    if (hand.state === "held" && hand.from.state !== "turning") {
      const choice = today(hand.choice);
      this.hand = choice ? { ...hand, choice } : hand.from;
    }
    if (this.active && !this.dial) this.active = today(this.active);
    this.next();
  }

  /** A setting: what is alone on offer in the middle of a move plays itself. Not after a step back,
      which would be undone at once, and not where it could not be taken back. */
  private playSingle(): void {
    const [menu, only] = [this.menu, this.menu?.choices[0]];
    const wanted = settings.playSingle && this.justPlayed && (menu?.within ?? 0) > 0;
    if (wanted && only && !leavesOthers(menu) && !only.warns && !this.busy) this.play(only, ["final"]);
  }

  // --- pointing ----------------------------------------------------------------------------------

  point(choice: Choice | null): void {
    const { held } = this;
    if (!held || choice) this.active = choice;
    if (!held || !choice || held.notation === choice.notation) return;
    if (this.pointer.touches) this.holdFast(choice);
    else this.unhold();
  }

  hover(thing: string | null): void {
    if (this.pointer.touches) return;
    this.hovered = thing;
    if (this.held || this.dial) return;
    const found = thing === null ? [] : meaningOf(this.menu, this.hold, thing).choices;
    if (found.length > 0) this.active = best(found);
    else if (this.entries.length > FEW || this.entries.length === 0) this.active = null;
  }

  /** Step through the entries of the prompt; says where that leads. */
  step(by: number): Entry | null {
    const entry = stepped(this.entries, this.active, by);
    this.unhold();
    this.active = shownBy(entry ?? undefined);
    return entry;
  }

  // --- narrowing ---------------------------------------------------------------------------------

  openGroup(id: string | null): void {
    this.session.why = null;
    this.hand = hands.opened(this.hand, this.menu, id);
    this.active = firstShown(this.entries);
  }

  /** A click on a thing: play it, narrow the menu to it, or ask why not. The board may have drawn which choice it stands for. */
  pick(thing: string, drawn: Choice | null = null): void {
    if (drawn) return this.touch(drawn, false);
    if (this.pointer.isSecondClick) return;
    const turned = dialOf(this.menu, thing);
    const { choices, hold } = meaningOf(this.menu, this.hold, thing);
    if (choices.length === 1 && !this.isHeldFirst(thing)) this.touch(choices[0]!, isFaint(this.menu!, this.hold, choices[0]!));
    else if (choices.length > 0) this.narrow(thing, hold);
    else if (turned) this.turnBy(turned, thing);
    else this.whyNot(thing);
  }

  /** A thing that is taken into the hand before anything is played, such as a cube. */
  private isHeldFirst(thing: string): boolean {
    return this.menu?.picks.some((pick) => pick.thing === thing && pick.holds) ?? false;
  }

  private narrow(thing: string, hold: Hold): void {
    this.session.why = null;
    this.hand = hands.picking(hold, thing);
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
    this.hand = hands.stepBack(this.hand, this.menu);
    this.session.why = null;
    this.active = firstShown(this.entries);
  }

  // --- dials -------------------------------------------------------------------------------------

  openDial(dial: Dial): void {
    this.session.why = null;
    this.set(dial, hands.startOf(dial));
  }

  turn(name: string, value: number): void {
    if (this.dial) this.set(this.dial.dial, { ...this.dial.values, [name]: value });
  }

  private turnBy(dial: Dial, thing: string): void {
    const span = dial.spans.find((each) => each.thing === thing);
    if (this.dial?.dial !== dial) this.openDial(dial);
    else if (span) {
      const next = this.dial.values[span.name]! + 1;
      this.turn(span.name, next > span.most ? span.least : next);
    }
  }

  private set(dial: Dial, values: hands.Values): void {
    const hand = hands.turned(this.hand, dial, values);
    this.hand = hand;
    this.active = hands.orderOf(hand);
  }

  // --- choosing ----------------------------------------------------------------------------------

  /** A press on the button of a choice. One that is filled is played by it; under a finger another is shown first, unless
      that is turned off: nothing hovers there. */
  offer(choice: Choice): void {
    const ready = this.ready?.notation === choice.notation;
    if (this.busy || this.session.past) return;
    if (this.pointer.isSecondClick && (ready || !this.pointer.touches)) return; // it may show, never play
    if (this.held && ready) this.play(choice);
    else if (this.pointer.touches && !settings.oneTap && !ready) this.holdFast(choice);
    else this.ask(choice);
  }

  /** A click on a thing that stands for one choice: the first touch shows it, and so does a click on what is faint. */
  private touch(choice: Choice, faint: boolean): void {
    const shows = (this.pointer.touches && !settings.oneTap) || (faint && !this.session.awaitsOther(choice.notation));
    if (this.busy || this.session.past) return;
    if (shows && this.held?.notation !== choice.notation) this.holdFast(choice);
    else this.offer(choice);
  }

  /** What can be taken back is played; what gives pause is held fast with its card. Where that card is not known yet the
      table is asked to play it unless it gives pause. */
  private ask(choice: Choice): void {
    const card = this.session.cardOf(choice.notation);
    this.active = choice;
    if (card && "code" in card) this.session.why = { thing: null, refusal: card };
    else if (this.mustHold(choice, card)) this.holdFast(choice);
    else this.play(choice, card ? [] : this.pauses(choice));
  }

  /** Reasons for which this player wants to see a card first: not where a lesson awaits something else and will say so. */
  private pauses({ notation }: Choice): Pause[] {
    if (this.session.awaitsOther(notation)) return [];
    const final = settings.askBeforeFinal && leavesOthers(this.menu);
    return [...(settings.askDoubts ? ["doubtful" as const] : []), ...(final ? ["final" as const] : [])];
  }

  private mustHold(choice: Choice, card: Card | null): boolean {
    if (choice.warns && !this.session.awaitsOther(choice.notation)) return true;
    return card !== null && this.pauses(choice).some((pause) => gives(card, pause));
  }

  private holdFast(choice: Choice): void {
    this.session.why = null;
    this.hand = hands.taking("held", this.hand, this.menu, choice, !this.leads);
    this.active = choice;
  }

  /** Lets go of what is held fast: what was open before it is open again. */
  private unhold(): void {
    if (this.held) this.hand = hands.openOf(this.hand);
  }

  /** What is open stays so until the answer comes: to close it at once would draw the prompt twice. */
  private play(choice: Choice, unless: readonly Pause[] = []): void {
    const { group } = this.held ? hands.holdOf(hands.openOf(this.hand), this.menu) : this.hold;
    this.typed.drop();
    this.keeping.put(this.session.now?.seat, { ...this.hold, group }, choice);
    this.moves.forget();
    this.hand = hands.taking("asking", this.hand, this.menu, choice, false);
    this.send({ orders: choice.notation, label: choice.label }, { unless });
  }

  private send(made: Made, how: { oneOf?: boolean; unless?: readonly Pause[] } = {}): void {
    this.session.why = null;
    this.met = null; // the answer begins anew even where it asks the same
    toasts.drop(this.told);
    this.moves.make(made);
    this.justPlayed = true;
    this.session.play(made.orders, how);
  }

  /** The table held an order back, or refused it: nothing has changed, and what was open is open again. */
  private answered(answer: "held" | "refused", orders: string): void {
    const { hand } = this;
    const sent = hand.state === "asking" ? hand.choice : (this.menu?.choices.find(({ notation }) => notation === orders) ?? null);
    this.moves.withdraw();
    this.keeping.drop();
    this.justPlayed = false;
    this.met = this.menu;
    this.hand = hands.openOf(hand);
    if (answer === "held" && sent) this.holdFast(sent);
  }

  /** Plays orders of a hint, with the same questions as their own button would ask. */
  follow(orders: string, label: Text): void {
    const choice = this.menu?.choices.find(({ notation }) => notation === orders);
    if (this.busy || this.session.past) return;
    this.letLoose();
    if (choice) return this.ask(choice);
    this.moves.forget();
    this.send({ orders, label });
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
    this.letLoose();
    this.send(this.moves.again());
  }

  /** Something else is played: nothing is held fast or turned any more. */
  private letLoose(): void {
    const open = hands.openOf(this.hand);
    this.hand = open.state === "turning" ? open.from : open;
  }

  /** Escape: close what is open, put back what is picked, else let go of what was just begun. */
  letGo(): void {
    this.typed.drop();
    if (this.undoing) this.undoing = 0;
    else if (this.held) this.unhold();
    else if (this.session.why) this.session.why = null;
    else if (this.hasWayBack) this.back();
    else if (this.isHalfDone) this.undo();
    else this.active = null;
  }

  /** Whether what is pointed at has a button of its own before the kinds of choices: none need be opened for it. */
  get leads(): boolean {
    return this.room?.card.at === "own";
  }

  /** Why what is pointed at asks once more. */
  get reason(): Text | null {
    return this.card?.preview?.doubt ?? this.card?.final ?? null;
  }

  /** Whether the next press on the button of a choice plays it: it is filled exactly then. */
  plays(choice: Choice | null): boolean {
    return choice !== null && this.ready?.notation === choice.notation;
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
    this.letLoose();
    this.send({ orders: order.orders, label: order.choice?.label ?? null }, { oneOf: this.typed.several });
  }
}
