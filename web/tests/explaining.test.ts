/* Where the explanation of a thing stands, and that it is asked for once. */
import { describe, expect, it, vi } from "vitest";
import { placeSheet } from "../src/table/explaining";
import type { World } from "../src/net/line";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("document", { hidden: false });
const { Session } = await import("../src/table/session.svelte");

describe("explanations", () => {
  it("stand below a thing, above where there is no room, over a thumb", () => {
    const box = { x: 100, y: 100, width: 40, height: 20, top: 100, bottom: 120, left: 100, right: 140 } as DOMRect;
    const page = { width: 400, height: 300 };
    expect(placeSheet({ box, by: "pointer" }, 200, 100, page)).toEqual({ x: 20, y: 130 });
    expect(placeSheet({ box: { ...box, top: 250, bottom: 270 }, by: "pointer" }, 200, 100, page).y).toBe(140);
    expect(placeSheet({ box: { ...box, top: 250 }, by: "thumb" }, 200, 100, page).y).toBe(116);
  });

  it("leave other choices to be seen where a side of the thing is free of them", () => {
    const box = { x: 300, y: 300, width: 40, height: 20, top: 300, bottom: 320, left: 300, right: 340 } as DOMRect;
    const page = { width: 900, height: 900 };
    const under = { left: 280, right: 340, top: 340, bottom: 360 };
    const over = { left: 280, right: 340, top: 240, bottom: 260 };
    expect(placeSheet({ box, by: "pointer" }, 200, 100, page, [under]).y).toBe(190);
    expect(placeSheet({ box, by: "pointer" }, 200, 100, page, [under, over])).toEqual({ x: 350, y: 260 });
  });
});

interface Wire {
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  sent: string[];
}

function table(): { session: InstanceType<typeof Session>; wire: Wire; says: (message: object) => void } {
  const wire: Wire = { sent: [] };
  const socket = Object.assign(wire, { readyState: 1, send: (text: string) => wire.sent.push(text), close: () => undefined });
  const world = { connect: () => socket, now: () => 0, later: () => 0, never: () => undefined, awaits: () => () => undefined };
  const session = new Session("t", world as unknown as World);
  (session as unknown as { line: { open: () => void } }).line.open();
  wire.onopen?.();
  const says = (message: object): void => wire.onmessage?.({ data: JSON.stringify(message) });
  return { session, wire, says };
}

const POSITION = { type: "position", version: 1, moves: 0, seat: null, actors: [], view: {}, menu: null, events: [], log_from: 0, log: [], take_back: 0 };
const DENVER = { type: "explained", version: 1, thing: "city:denver", about: { head: { id: "city-denver", facts: {} }, rule: "REV-70", rows: [] } };

describe("a session", () => {
  it("asks for an explanation once in a position, and anew in the next", () => {
    const { session, wire, says } = table();
    says(POSITION);
    session.explain("city:denver");
    session.explain("city:denver");
    expect(session.aboutOf("city:denver")).toBeNull();
    says(DENVER);
    expect(session.aboutOf("city:denver")?.rule).toBe("REV-70");
    session.explain("city:denver");
    expect(wire.sent.filter((text) => text.includes("explain"))).toHaveLength(1);

    says({ ...POSITION, version: 2, moves: 0 });
    expect(session.aboutOf("city:denver")).toBeNull();
    says(DENVER); // it comes too late: of the position before
    expect(session.aboutOf("city:denver")).toBeNull();
    session.explain("city:denver");
    expect(wire.sent.filter((text) => text.includes("explain"))).toHaveLength(2);
  });
});
