/* The line to a table: it mends itself, and a move is sent once. */
import { beforeEach, expect, test } from "vitest";
import { Line, type News, type Socket, type World } from "../src/net/line";

class FakeSocket implements Socket {
  onopen = null;
  onclose: Socket["onclose"] = null;
  onmessage: Socket["onmessage"] = null;
  sent: { type: string; version?: number }[] = [];
  send(data: string) {
    this.sent.push(JSON.parse(data));
  }
  close() {
    this.drop(1000);
  }
  drop(code = 1006) {
    this.onclose?.({ code });
  }
  tell(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  position(version: number) {
    this.tell({ type: "position", version });
  }
}

class FakeWorld implements World {
  sockets: FakeSocket[] = [];
  time = 0;
  waiting: { run: () => void; at: number; id: number }[] = [];
  connect() {
    this.sockets.push(new FakeSocket());
    return this.sockets.at(-1)!;
  }
  now = () => this.time;
  later(run: () => void, milliseconds: number) {
    const id = Math.random();
    this.waiting.push({ run, at: this.time + milliseconds, id });
    return id;
  }
  never(id: number) {
    this.waiting = this.waiting.filter((each) => each.id !== id);
  }
  pass(milliseconds: number) {
    this.time += milliseconds;
    const due = this.waiting.filter((each) => each.at <= this.time);
    this.waiting = this.waiting.filter((each) => each.at > this.time);
    for (const each of due) each.run();
  }
  awaited = 0;
  awaits() {
    this.awaited += 1;
    return () => void (this.awaited -= 1);
  }
  get socket() {
    return this.sockets.at(-1)!;
  }
}

const MOVE = { version: 7, seat: 0, orders: "advance E13" };
let world: FakeWorld;
let news: News[];
let line: Line;

beforeEach(() => {
  world = new FakeWorld();
  news = [];
  line = new Line(world, (each) => news.push(each));
  line.open();
  world.socket.position(7);
});

test("the line is live once a position came", () => {
  expect(line.state).toBe("live");
  expect(news.some((each) => each.kind === "back")).toBe(false);
});

test("a lost line tries again by itself, waiting longer each time", () => {
  world.socket.drop();
  const waits: number[] = [];
  for (let attempt = 0; attempt < 4; attempt++) {
    waits.push(line.retryAt! - world.time);
    world.pass(line.retryAt! - world.time);
    world.socket.drop();
  }
  expect(waits).toEqual([500, 1000, 2000, 4000]);
  expect(line.state).toBe("lost");
});

test("whoever cannot wait tries at once", () => {
  world.socket.drop();
  line.tryNow();
  expect(world.sockets).toHaveLength(2);
  expect(world.waiting).toHaveLength(0);
});

test("a move made while the line is down is sent once, when it is back", () => {
  world.socket.drop();
  line.submit(MOVE);
  expect(line.kept?.sent).toBe(false);
  world.pass(500);
  world.socket.position(7);
  world.socket.position(8);
  expect(world.socket.sent.map((each) => each.type)).toEqual(["submit"]);
  expect(line.kept).toBeNull();
  expect(news).toContainEqual({ kind: "back", seconds: 0.5, move: "sent" });
});

test("a move that had arrived before the line broke is not sent again", () => {
  line.submit(MOVE);
  world.socket.drop();
  world.pass(500);
  world.socket.position(8);
  expect(world.socket.sent).toEqual([]);
  expect(news).toContainEqual({ kind: "back", seconds: 0.5, move: "played" });
});

test("a move that never arrived is sent again to the same version", () => {
  line.submit(MOVE);
  world.socket.drop();
  world.pass(500);
  world.socket.position(7);
  expect(world.socket.sent).toMatchObject([{ type: "submit", version: 7 }]);
});

test("a kept move is dropped when the table moved on without it", () => {
  world.socket.drop();
  line.submit(MOVE);
  world.pass(500);
  world.socket.position(9);
  expect(world.socket.sent).toEqual([]);
  expect(line.kept).toBeNull();
  expect(news).toContainEqual({ kind: "back", seconds: 0.5, move: "overtaken" });
});

test("one move at a time: a second click before the echo is not a second move", () => {
  line.submit(MOVE);
  line.submit({ ...MOVE, orders: "other" });
  expect(world.socket.sent).toHaveLength(1);
});

test("a refused move is let go", () => {
  line.submit(MOVE);
  world.socket.tell({ type: "refused", version: 7, refusal: { code: "x", rule: "", facts: {} } });
  expect(line.kept).toBeNull();
});

test("where there is no table the line does not knock for ever", () => {
  world.socket.drop(4404);
  expect(world.waiting).toHaveLength(0);
  expect(line.retryAt).toBeNull();
});

test("a server that says good-bye is known to restart", () => {
  world.socket.drop(1012);
  expect(line.restarting).toBe(true);
});

test("a line that was closed stays closed", () => {
  line.close();
  world.pass(60_000);
  expect(world.sockets).toHaveLength(1);
});

test("a line waits for the first position, and then for nothing", () => {
  expect(world.awaited > 0).toBe(false);
  world.socket.drop();
  expect(world.awaited > 0).toBe(false);
  world.pass(500);
  expect(world.awaited > 0).toBe(true);
  world.socket.position(7);
  expect(world.awaited > 0).toBe(false);
});

test("of an open table nothing more is awaited than who sits there", () => {
  world.socket.drop();
  world.pass(500);
  world.socket.tell({ type: "table", status: "playing" });
  expect(world.awaited > 0).toBe(true);
  world.socket.tell({ type: "table", status: "open" });
  expect(world.awaited > 0).toBe(false);
});

test("each message is under way until it is answered", () => {
  line.send({ type: "point", seat: 0, orders: "advance E13" });
  line.send({ type: "point", seat: 0, orders: "advance E14" });
  line.send({ type: "ask", thing: "hex:A1" });
  world.socket.tell({ type: "shown", version: 7 });
  world.socket.tell({ type: "why", thing: "hex:A1" });
  expect(world.awaited > 0).toBe(true);
  world.socket.tell({ type: "shown", version: 7 });
  expect(world.awaited > 0).toBe(false);
  line.submit(MOVE);
  expect(world.awaited > 0).toBe(true);
  world.socket.position(8);
  expect(world.awaited > 0).toBe(false);
});

test("after a refusal, a fault or a lost line nothing is awaited", () => {
  line.submit(MOVE);
  world.socket.tell({ type: "refused" });
  expect(world.awaited > 0).toBe(false);
  line.send({ type: "look", seat: 1 });
  world.socket.tell({ type: "fault", code: "too-many" });
  expect(world.awaited > 0).toBe(false);
  line.send({ type: "ask", thing: "hex:A1" });
  line.close();
  expect(world.awaited > 0).toBe(false);
});
