/* One table as this browser knows it: who sits there, the position, the log, the line to the server. */
import { insist } from "../net/insist";
import { Line, type KeptMove, type LineState, type News, type World } from "../net/line";
import * as rest from "../net/rest";
import type { About, Card, Course, Hinted, LogLine, Position, Problem, Refusal, ServerMessage, Shown, TableInfo } from "../net/types";
import { remember, remembered } from "../common/memory";
import { underway } from "../underway";
import { asksTheSame } from "./choosing";
import { grown, moverOf } from "./history";
import { LastLook } from "./lastlook.svelte";
import type { Pause } from "./pausing";

/** What the bar under the header says, when there is something to say. */
export type Notice = { kind: "back"; seconds: number; played: boolean } | { kind: "overtaken" } | { kind: "fault"; problem: Problem };

export interface WhyNot {
  thing: string | null;
  refusal: Refusal;
  /** Of a typed line of several orders the one that was refused, where its sentence does not name it. */
  order?: string;
}

const STAYS = 4000;
/** Faults after which there is no table to listen to. */
const CLOSING = /^(unknown-table|table-diverged|table-other-edition|table-newer-edition|table-unknown-game|table-closed-by-host)$/;
const NO_COURSE: Course = { scores: [], seats: [], lines: [] };

function browserWorld(id: string): World {
  return {
    connect: () => new WebSocket(rest.socketAddress(id)) as unknown as ReturnType<World["connect"]>,
    now: () => Date.now(),
    later: (run, milliseconds) => window.setTimeout(run, milliseconds),
    never: (timer) => clearTimeout(timer),
    awaits: underway,
  };
}

/** Whose eyes are open while all who share a screen look at it together. */
const NOBODY = -1;

export class Session {
  info = $state.raw<TableInfo | null>(null);
  now = $state.raw<Position | null>(null);
  /** An earlier position that is being looked at. */
  past = $state.raw<Position | null>(null);
  log = $state.raw<LogLine[]>([]);
  course = $state.raw<Course>(NO_COURSE);
  trouble = $state.raw<{ problem: Problem; status: number } | null>(null);
  notice = $state.raw<Notice | null>(null);
  why = $state.raw<WhyNot | null>(null);
  state = $state<LineState>("connecting");
  restarting = $state(false);
  retryAt = $state<number | null>(null);
  kept = $state.raw<KeptMove | null>(null);
  /** The cards that were asked for or came by themselves, by their orders; those of the present position alone. */
  cards = $state.raw<ReadonlyMap<string, Card | Refusal>>(new Map());

  /** The explanations that were asked for, by their things; nothing where there is no such thing. Those of the present
      position alone. */
  abouts = $state.raw<ReadonlyMap<string, About | null>>(new Map());

  /** The hint that was asked for, while somebody thinks or as it came; null where none is open. */
  hint = $state.raw<Hinted | "thinking" | null>(null);

  /** The position before the end, while its count is still being paid one by one. */
  counting = $state.raw<Position | null>(null);

  readonly shown = $derived(this.past ?? this.now);
  /** What the seats may tell: what is being counted is not known yet. */
  readonly told = $derived(this.counting ?? this.shown);
  /** How a lesson ended, where its end is shown. */
  readonly taught = $derived(this.past ? null : (this.now?.lesson?.outcome ?? null));
  /** Who is to move in what is shown: after a lesson nobody is. */
  readonly actors = $derived(this.taught ? [] : (this.shown?.actors ?? []));
  readonly seats = $derived(this.info?.seats ?? []);
  readonly mine = $derived(this.seats.filter((seat) => seat.mine).map((seat) => seat.seat));
  readonly isMyTurn = $derived(this.info?.status === "playing" && this.mine.some((seat) => this.now?.actors.includes(seat)));
  /** Whether a view holds what others at the screen must not see; the room of a game may say when. */
  secret = $state.raw<(view: unknown) => boolean>(() => true);
  /** The seat of mine that must decide while somebody else's eyes look at the screen. */
  readonly behindCurtain = $derived(this.nextBehindCurtain());
  /** Whether all that is seen is open to those who share the screen. */
  readonly isShared = $derived(this.now !== null && this.mine.length > 1 && !this.secret(this.now.view));
  /** The seat of mine that decides next while somebody else's view is on the screen. */
  readonly nextEyes = $derived(this.nextToLook());

  readonly lastLook: LastLook;
  /** Whether the order on its way is one of several in a typed line. */
  private oneOf = false;
  /** How many orders were refused, or came too late. */
  refusals = 0;
  /** Told of an order that was sent and not played. */
  answered: (answer: "held" | "refused", orders: string) => void = () => undefined;

  /** The seat of mine whose eyes were opened by whoever sits at the screen. */
  private eyes = $state<number | null>(null);
  private line: Line;
  private noticeTimer = 0;
  private asked = 0;
  /** Orders whose cards are on their way. */
  private awaited = new Set<string>();
  /** Things whose explanations are known or on their way. */
  private inquired = new Set<string>();
  /** The last order that was sent, until it is known that it was not played. */
  private sent: string | null = null;

  constructor(
    readonly id: string,
    world: World = browserWorld(id),
  ) {
    this.line = new Line(world, (news) => this.hear(news));
    this.lastLook = new LastLook(id);
    this.eyes = remembered<number | null>(`eyes.${id}`, null);
  }

  async open(): Promise<void> {
    try {
      this.trouble = null;
      this.info = await rest.table(this.id);
      this.line.open();
      await this.fetchCourse();
    } catch (error) {
      if (!(error instanceof rest.Trouble)) throw error;
      this.trouble = { problem: error.problem, status: error.status };
    }
  }

  close(): void {
    this.line.close();
    clearTimeout(this.noticeTimer);
  }

  tryNow(): void {
    this.line.tryNow();
  }

  /** Plays orders, unless their card gives one of these reasons to look first; `oneOf` where they are one of several
      that were typed in a line. */
  play(orders: string, { oneOf = false, unless = [] }: { oneOf?: boolean; unless?: readonly Pause[] } = {}): void {
    if (!this.now || this.now.seat === null || this.past) return;
    this.why = null;
    this.oneOf = oneOf;
    this.sent = orders;
    this.lastLook.answered();
    this.line.submit({ version: this.now.version, seat: this.now.seat, orders, unless: [...unless] });
  }

  /** Why nothing can be taken back. */
  sayShut(): void {
    const shut = this.past ? null : this.now?.shut;
    if (shut) this.why = { thing: null, refusal: { code: shut.id, facts: {}, rule: "", obstacles: [], tells: false } };
  }

  takeBack(steps = 1): void {
    if (!this.now || this.now.seat === null || this.now.take_back < steps) return;
    this.why = null;
    this.sent = null;
    this.line.send({ type: "takeback", version: this.now.version, seat: this.now.seat, steps });
  }

  /** Whether a lesson awaits something else: it says so at the first click, and nothing is held fast. */
  awaitsOther(orders: string): boolean {
    const lesson = this.now?.lesson;
    return !!lesson && lesson.awaited !== orders;
  }

  /** Ask for the card of these orders, unless it is known or on its way. */
  point(orders: string): void {
    const { now } = this;
    if (!now || now.seat === null || this.past || this.cardOf(orders) || this.awaited.has(orders)) return;
    this.awaited.add(orders);
    this.line.send({ type: "point", seat: now.seat, orders });
  }

  /** The card of these orders, or why they are not allowed; null while it is not known. */
  cardOf(orders: string): Card | Refusal | null {
    return this.cards.get(orders) ?? null;
  }

  /** What would a strong player do? Or, on the way of a hint, what is left of it. */
  askHint(goes_on = false): void {
    const { now } = this;
    if (!now || now.seat === null || this.past) return;
    if (this.line.send({ type: "hint", seat: now.seat, goes_on }) && !goes_on) this.hint = "thinking";
  }

  /** Asks for a hint, or puts away the one that is open. */
  turnHint(): void {
    if (this.hint) this.hint = null;
    else this.askHint();
  }

  ask(thing: string): void {
    this.line.send({ type: "ask", thing });
  }

  /** Ask for the explanation of a thing, unless it is known or on its way. */
  explain(thing: string): void {
    if (this.past || this.state !== "live" || this.inquired.has(thing)) return;
    this.inquired.add(thing);
    this.line.send({ type: "explain", thing });
  }

  /** The explanation of a thing; null while it is not known, and of an earlier position. */
  aboutOf(thing: string): About | null {
    return this.past ? null : (this.abouts.get(thing) ?? null);
  }

  look(seat: number): void {
    this.openEyes(seat);
    this.line.send({ type: "look", seat });
  }

  /** Nothing is hidden: whoever decides next just looks. What is hidden later wants a curtain again. */
  share(next: number | null): void {
    this.openEyes(NOBODY);
    if (next !== null) this.line.send({ type: "look", seat: next });
  }

  async sitDown(seat: number | null = null): Promise<void> {
    const { bringing } = await insist(() => import("../common/deals"));
    this.info = await bringing((share) => rest.join(this.id, share, seat));
    this.line.close();
    this.line = new Line(browserWorld(this.id), (news) => this.hear(news));
    this.line.open();
  }

  /** Look at the position after so many moves; null, or the last one, is now. */
  async lookBack(moves: number | null): Promise<void> {
    const turn = ++this.asked;
    const wanted = Math.max(0, moves ?? Infinity);
    if (!this.now || wanted >= this.now.moves) {
      this.past = null;
      return;
    }
    try {
      const past = await rest.positionAt(this.id, wanted, this.now.seat);
      if (turn === this.asked) this.past = past;
    } catch (error) {
      if (!(error instanceof rest.Trouble)) throw error;
      this.announce({ kind: "fault", problem: error.problem });
    }
  }

  /** The score of a seat at the move that is shown: known once the game is over. */
  openedScore(seat: number): number | undefined {
    return this.counting ? undefined : this.course.scores[this.shown?.moves ?? 0]?.[seat];
  }

  dismiss(): void {
    this.notice = null;
  }

  private nextBehindCurtain(): number | null {
    const { now, mine, eyes } = this;
    if (!now || now.seat === null || mine.length < 2 || !this.secret(now.view)) return null;
    const acting = now.actors.filter((actor) => mine.includes(actor));
    if (now.seat === eyes && (acting.length === 0 || acting.includes(eyes))) return null;
    return acting[0] ?? now.seat;
  }

  private nextToLook(): number | null {
    const acting = (this.now?.actors ?? []).filter((actor) => this.mine.includes(actor));
    return acting.includes(this.now?.seat ?? -1) ? null : (acting[0] ?? null);
  }

  private hear(news: News): void {
    if (news.kind === "message") {
      if (/^(refused|fault)$/.test(news.message.type)) this.refusals += 1;
      this.receive(news.message);
    }
    if (news.kind === "back") {
      if (news.move === "overtaken") this.announce({ kind: "overtaken" });
      else this.announce({ kind: "back", seconds: news.seconds, played: news.move !== null });
    }
    this.state = this.line.state;
    if (this.state !== "live" && this.hint === "thinking") this.hint = null;
    this.restarting = this.line.restarting;
    this.retryAt = this.line.retryAt;
    this.kept = this.line.kept ? { ...this.line.kept } : null;
  }

  private receive(message: ServerMessage): void {
    switch (message.type) {
      case "table":
        this.info = message;
        break;
      case "position":
        this.arrive(message);
        break;
      case "refused":
        this.why = { thing: null, refusal: message.refusal, order: this.oneOf && !("order" in message.refusal.facts) ? this.kept?.orders : undefined };
        this.answer("refused");
        break;
      case "held":
        if (this.sent !== null) this.know(message.version, { [this.sent]: message.card });
        this.answer("held");
        break;
      case "shown":
        this.show(message);
        break;
      case "cards":
        this.know(message.version, message.cards);
        break;
      case "explained":
        if (message.version === this.now?.version) this.abouts = new Map([...this.abouts, [message.thing, message.about ?? null]]);
        break;
      case "hinted":
        if (this.hint && message.version === this.now?.version) this.hint = message.advised.length > 0 || message.refusal ? message : null;
        break;
      case "why":
        this.why = { thing: message.thing, refusal: message.refusal };
        break;
      case "fault":
        this.fault(message);
        break;
    }
  }

  private show({ version, orders, preview, final, refusal, rest }: Shown): void {
    this.know(version, { [orders]: refusal ?? { preview, final, rest } });
  }

  private know(version: number, cards: Record<string, Card | Refusal>): void {
    if (version !== this.now?.version) return;
    this.cards = new Map([...this.cards, ...Object.entries(cards)]);
    for (const orders of Object.keys(cards)) this.awaited.delete(orders);
  }

  private answer(answer: "held" | "refused"): void {
    if (this.sent !== null) this.answered(answer, this.sent);
    this.sent = null;
  }

  private arrive(position: Position): void {
    const before = this.now;
    this.now = position;
    this.cards = new Map();
    this.awaited.clear();
    this.abouts = new Map();
    this.inquired.clear();
    this.lastLook.stands(position.moves, !document.hidden);
    if (this.hint === "thinking" || position.seat !== before?.seat) this.hint = null;
    else if (this.hint && position.menu) this.askHint(true);
    if (this.eyes === null && position.seat !== null) this.openEyes(position.seat);
    this.log = [...this.log.slice(0, position.log_from), ...position.log];
    const asksAnew = !asksTheSame(before?.menu ?? null, position.menu);
    if ((asksAnew && position.version !== before?.version) || position.seat !== before?.seat) this.why = null;
    if (!before || position.moves === before.moves) return;
    if (position.moves === this.course.seats.length + 1) {
      this.course = grown(this.course, moverOf(before.actors, position.events), position.log_from);
    } else void this.fetchCourse();
  }

  /** Remembered by this browser, so that a reload does not open another seat's doors. */
  private openEyes(seat: number): void {
    this.eyes = seat;
    remember(`eyes.${this.id}`, seat);
  }

  private fault(problem: Problem): void {
    this.awaited.clear();
    this.inquired.clear();
    if (this.hint === "thinking") this.hint = null;
    this.answer("refused");
    if (problem.code === "stale-version") this.announce({ kind: "overtaken" });
    else if (CLOSING.test(problem.code)) this.trouble = { problem, status: 409 };
    else this.announce({ kind: "fault", problem });
  }

  private announce(notice: Notice): void {
    this.notice = notice;
    clearTimeout(this.noticeTimer);
    this.noticeTimer = window.setTimeout(() => this.dismiss(), STAYS * (notice.kind === "back" ? 1 : 2));
  }

  private async fetchCourse(): Promise<void> {
    try {
      this.course = await rest.course(this.id, this.now?.seat ?? null);
    } catch (error) {
      if (!(error instanceof rest.Trouble)) throw error;
    }
  }
}
