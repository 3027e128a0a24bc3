/* The line to one table: it mends itself, and a move made while it is down is kept and sent once.
   Knows sockets and time only through what it is given, so that tests can hold both. */
import { Thread } from "./thread";
import type { ClientMessage, Position, SentDelta, SentPosition, ServerMessage, Submit } from "./types";

export type LineState = "connecting" | "live" | "lost";

/** A move that waits for the line, or for its echo. */
export interface KeptMove {
  version: number;
  seat: number;
  /** As they are typed. */
  orders: string;
  /** It is not played where its card gives one of these reasons to look first. */
  unless?: Submit["unless"];
  /** It left this machine, but nothing came back yet. */
  sent: boolean;
}

export type News =
  | { kind: "message"; message: ServerMessage }
  | { kind: "state" }
  /** The line is back after `seconds`; what became of the kept move, if there was one. */
  | { kind: "back"; seconds: number; move: "played" | "sent" | "overtaken" | null };

export interface Socket {
  onopen: (() => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  send(data: string): void;
  close(): void;
}

export interface World {
  connect(): Socket;
  now(): number;
  later(run: () => void, milliseconds: number): number;
  never(timer: number): void;
  /** Something is awaited until the answer is called. */
  awaits(): () => void;
}

const WAITS = [500, 1000, 2000, 4000, 8000, 15000];
/** What answers a message: a position, where nothing else is said here. */
const ANSWERS: Partial<Record<ClientMessage["type"], string>> = { ask: "why", explain: "explained", point: "shown", hint: "hinted" };
/** Codes by which a server says that it goes away on purpose. */
const RESTARTING = [1001, 1012];
/** From here on codes say that there is nothing to listen to, so that trying again is no use. */
const NOTHING_THERE = 4000;

export class Line {
  state: LineState = "connecting";
  /** The server said that it restarts. */
  restarting = false;
  kept: KeptMove | null = null;
  retryAt: number | null = null;
  /** Whether a table was ever seen over this line. */
  met = false;
  private readonly thread = new Thread();
  /** The whole position was asked for and has not come yet. */
  private asked = false;
  private socket: Socket | null = null;
  private timer: number | null = null;
  private tries = 0;
  private lostAt: number | null = null;
  private ended = false;
  /** What the server has still to answer, by what answers it; with what ends the waiting. */
  private owed: [answer: string, end: () => void][] = [];

  constructor(
    private readonly world: World,
    private readonly tell: (news: News) => void,
  ) {}

  open(): void {
    this.cancelTimer();
    this.retryAt = null;
    if (this.state !== "lost") this.state = "connecting";
    const socket = this.world.connect();
    this.socket = socket;
    this.thread.cut();
    this.asked = false;
    this.forgive();
    this.owe("position");
    socket.onmessage = (event) => this.socket === socket && this.hear(event.data);
    socket.onclose = (event) => this.socket === socket && this.lose(event.code);
    this.tell({ kind: "state" });
  }

  close(): void {
    this.ended = true;
    this.cancelTimer();
    this.forgive();
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  /** Try at once instead of waiting. */
  tryNow(): void {
    if (this.state === "lost" && this.timer !== null) this.open();
  }

  /** Play a move: now when the line is live, else once, as soon as it is. */
  submit(move: Omit<KeptMove, "sent">): void {
    if (this.kept) return;
    this.kept = { ...move, sent: false };
    if (this.state === "live") this.sendKept();
    this.tell({ kind: "state" });
  }

  /** Anything that is worth nothing later; dropped when the line is down. */
  send(message: ClientMessage): boolean {
    if (this.state !== "live") return false;
    this.say(message);
    return true;
  }

  private say(message: ClientMessage): void {
    this.owe(ANSWERS[message.type] ?? "position");
    this.socket?.send(JSON.stringify(message));
  }

  private owe(answer: string): void {
    this.owed.push([answer, this.world.awaits()]);
  }

  /** An answer came: a position answers all that wait for one, anything else the first that waits for it. */
  private receive(answer: string): void {
    this.world.awaits()(); // what nobody asked for changes the page as well
    const waiting = this.owed.filter(([each]) => each === answer);
    const answered = answer === "position" ? waiting : waiting.slice(0, 1);
    for (const [, end] of answered) end();
    this.owed = this.owed.filter((each) => !answered.includes(each));
  }

  /** Nothing is awaited any more. */
  private forgive(): void {
    for (const [, end] of this.owed.splice(0)) end();
  }

  private sendKept(): void {
    const { version, seat, orders, unless = [] } = this.kept!;
    this.kept!.sent = true;
    this.say({ type: "submit", version, seat, action: orders, unless });
  }

  private hear(data: string): void {
    const sent = JSON.parse(data) as Exclude<ServerMessage, Position> | SentPosition | SentDelta;
    const message = sent.type === "position" || sent.type === "delta" ? this.follow(sent) : sent;
    if (!message) return;
    this.receive(message.type);
    if (message.type === "table" && message.status === "open") this.receive("position"); // nothing is dealt yet
    if (message.type === "position") this.arrive(message);
    if (message.type === "refused" || message.type === "held" || message.type === "fault") {
      this.kept = null;
      this.forgive();
    }
    if (message.type === "fault") this.asked = false;
    this.tell({ kind: "message", message });
  }

  /** The position that a frame leads to; null when it is known already, or cannot be told from it. */
  private follow(sent: SentPosition | SentDelta): Position | null {
    const followed = this.thread.follow(sent);
    if (followed === "known") return null;
    if (followed !== "missed") {
      if (sent.type === "position") this.asked = false;
      return followed;
    }
    if (!this.asked) this.say({ type: "whole" });
    this.asked = true;
    return null;
  }

  private arrive(position: Position): void {
    this.met = true;
    if (this.state !== "live") this.comeBack(position);
    else if (this.kept && position.version > this.kept.version) this.kept = null;
  }

  private comeBack(position: Position): void {
    const seconds = this.lostAt === null ? 0 : (this.world.now() - this.lostAt) / 1000;
    const first = this.lostAt === null;
    this.state = "live";
    this.restarting = false;
    this.lostAt = null;
    this.tries = 0;
    const move = this.kept ? this.settleKept(this.kept, position) : null;
    this.tell({ kind: "state" });
    if (!first) this.tell({ kind: "back", seconds, move });
  }

  /** The version decides: the same one means that the move never arrived. */
  private settleKept(kept: KeptMove, position: Position): "played" | "sent" | "overtaken" {
    if (position.version === kept.version) {
      this.sendKept();
      return "sent";
    }
    this.kept = null;
    return kept.sent ? "played" : "overtaken";
  }

  private lose(code: number): void {
    if (this.ended) return;
    this.socket = null;
    this.forgive();
    this.state = "lost";
    this.lostAt ??= this.world.now();
    this.restarting ||= RESTARTING.includes(code);
    if (code < NOTHING_THERE) this.waitAndTry();
    this.tell({ kind: "state" });
  }

  private waitAndTry(): void {
    const wait = WAITS[Math.min(this.tries, WAITS.length - 1)]!;
    this.tries += 1;
    this.retryAt = this.world.now() + wait;
    this.timer = this.world.later(() => this.open(), wait);
  }

  private cancelTimer(): void {
    if (this.timer !== null) this.world.never(this.timer);
    this.timer = null;
  }
}
