/* The player's side of a table: what is pointed at, opened, chosen, taken back. Plays through the session. */
import type { Card, Choice, Menu } from "../net/types";
import { settings } from "../common/settings.svelte";
import { toasts } from "../shell/toasts.svelte";
import { t } from "../words/language.svelte";
import {
  asksTheSame,
  choicesOf,
  choicesShown,
  FEW,
  firstShown,
  isHalfDone,
  type Made,
  marksOf,
  openedGroup,
  stepped,
} from "./choosing";
import { choiceNamed, ordersIn } from "./orders";
import type { Session } from "./session.svelte";

export class Desk {
  /** The choice under the pointer or the focus. */
  active = $state.raw<Choice | null>(null);
  /** The thing under the pointer, whether it can be chosen or not. */
  hovered = $state<string | null>(null);
  /** A choice that cannot be taken back, or is in doubt, and waits for a yes. */
  asking = $state.raw<Choice | null>(null);
  /** How many steps the open question would take back; 0 when none is open. */
  undoing = $state(0);
  /** What the board leaves of the menu, where it narrows it by itself. */
  private narrowed = $state.raw<Choice[] | null>(null);
  private wantedGroup = $state<string | null>(null);
  private thing = $state<string | null>(null);
  private queue: string[] = [];
  private made = $state.raw<Made | null>(null);
  /** The last thing touched was a key. */
  byKeyboard = false;
  private touched = false;
  /** The menu that was begun last. */
  private met: Menu | null = null;

  readonly menu: Menu | null;
  readonly group: string | null;
  readonly choices: Choice[];
  readonly isNarrowed: boolean;
  readonly marks: ReturnType<typeof marksOf>;
  readonly busy: boolean;
  /** What the choice under the pointer would bring about, once it is known. */
  readonly card: Card | null;
  /** What was picked up and not put down yet, so that Escape may let go of it. */
  readonly half: Choice | null;

  constructor(readonly session: Session) {
    this.menu = $derived(
      session.past || session.behindCurtain !== null ? null : (session.now?.menu ?? null),
    );
    this.group = $derived(openedGroup(this.menu, this.wantedGroup));
    this.choices = $derived(this.narrowed ?? choicesShown(this.menu, this.group, this.thing));
    this.isNarrowed = $derived(this.narrowed !== null);
    this.marks = $derived(marksOf(this.menu, this.group, this.active));
    this.half = $derived(
      isHalfDone(this.made, this.menu, session.now?.take_back ?? 0) ? this.made!.choice : null,
    );
    this.busy = $derived(session.kept !== null);
    this.card = $derived(this.active && this.cardOf(this.active));
  }

  /** A new menu: let go of everything that belonged to the old one. One that asks the same again
      takes nothing out of the player's hands. */
  begin(): void {
    const before = this.met;
    this.met = this.menu;
    if (asksTheSame(before, this.menu)) {
      this.active = choiceNamed(this.menu, this.active?.notation ?? "");
      return;
    }
    this.wantedGroup = null;
    this.thing = null;
    this.asking = null;
    this.undoing = 0;
    this.active = this.isNarrowed ? null : firstShown(this.choices);
    this.next();
  }

  cardOf(choice: Choice): Card | null {
    const known = this.session.cardOf(choice.notation);
    return known && "final" in known ? known : null;
  }

  touch(kind: string): void {
    this.touched = kind === "touch";
  }

  openGroup(id: string | null): void {
    this.wantedGroup = this.wantedGroup === id ? null : id;
    this.thing = null;
    this.session.why = null;
    this.active = firstShown(this.choices);
  }

  /** The board narrows the menu by itself, or leaves it whole. A board that opens later than its
      menu points at nothing yet, like any other. */
  narrow(choices: Choice[] | null): void {
    if (choices !== null && this.narrowed === null) this.active = null;
    this.narrowed = choices;
  }

  hover(thing: string | null): void {
    if (this.touched) return;
    this.hovered = thing;
    const found = thing === null ? [] : choicesOf(this.menu, this.group, thing);
    if (found.length > 0) this.active = found[0]!;
    else if (this.choices.length > FEW || this.choices.length === 0) this.active = null;
  }

  /** A click on a thing: choose it, narrow the prompt to it, or ask why not. */
  pick(thing: string): void {
    const found = choicesOf(this.menu, this.group, thing);
    if (found.length === 0) this.session.ask(thing);
    else if (found.length === 1) this.offer(found[0]!);
    else {
      this.thing = thing;
      this.active = found[0]!;
    }
  }

  /** Under a finger nothing hovers: the first touch shows the effect, the second chooses. */
  offer(choice: Choice): void {
    if (this.touched && this.active?.notation !== choice.notation) {
      this.wantedGroup = choice.group;
      this.active = choice;
      this.session.why = null;
      return;
    }
    this.choose(choice);
  }

  choose(choice: Choice): void {
    if (this.busy || this.session.past) return;
    const card = this.cardOf(choice);
    const isFinal = settings.askBeforeFinal && card?.final;
    if ((isFinal || card?.preview?.doubt) && this.asking !== choice) {
      this.asking = choice;
      return;
    }
    this.play(choice);
  }

  step(by: number): Choice | null {
    this.active = stepped(this.choices, this.active, by);
    return this.active;
  }

  /** One step back at once; more than one asks first. */
  undo(steps = 1): void {
    const can = this.session.now?.take_back ?? 0;
    if (can === 0) return;
    if (steps > 1 && this.undoing === 0) this.undoing = Math.min(steps, can);
    else this.takeBack(Math.min(steps, can));
  }

  takeBack(steps: number): void {
    this.undoing = 0;
    const again = steps === 1 ? (this.made?.choice ?? null) : null;
    this.made = null;
    this.session.takeBack(steps);
    const words = again ? t("toast-taken-back", { move: again.notation }) : t("toast-taken-back-all");
    toasts.say(words, "undo", again ? { words: t("redo"), run: () => this.redo(again) } : undefined);
  }

  /** Escape: close what is open, else let go of what was just picked up. */
  letGo(): void {
    this.queue = [];
    if (this.undoing || this.asking) {
      this.undoing = 0;
      this.asking = null;
    } else if (this.session.why) this.session.why = null;
    else if (this.thing !== null) this.thing = null;
    else if (this.wantedGroup !== null) this.openGroup(null);
    else if (this.half) this.undo();
    else this.active = null;
  }

  /** Orders from the move line, played one after another as they become possible. */
  order(line: string): boolean {
    this.queue = ordersIn(line);
    return this.next();
  }

  private play(choice: Choice): void {
    this.asking = null;
    this.made = { choice, over: this.menu?.over ?? null };
    this.session.play(choice);
  }

  private next(): boolean {
    if (!this.menu) return true;
    const order = this.queue.shift();
    if (order === undefined) return true;
    const choice = choiceNamed(this.menu, order);
    if (choice) {
      this.play(choice);
      return true;
    }
    this.queue = [];
    toasts.say(t("toast-unknown-order", { order }), "refuse");
    return false;
  }

  private redo(choice: Choice): void {
    const found = choiceNamed(this.menu, choice.notation);
    if (found) this.choose(found);
  }
}
