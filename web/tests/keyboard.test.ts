/* Keys as data: what a stroke is, who hears it first, and what is listed. */
import { expect, test } from "vitest";
import { ARROWS, DIGITS, type Key, Keyboard, struck } from "../src/common/keyboard.svelte";
import { written } from "../src/table/keylist";

const stroke = (key: string, more: object = {}) => ({
  key,
  code: /^[0-9]$/.test(key) ? `Digit${key}` : `Key${key.toUpperCase()}`,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});

/** A keyboard on which each row writes down what it heard. */
function heard(...sets: Key[][]): { keyboard: Keyboard; heard: string[] } {
  const [keyboard, done] = [new Keyboard(), [] as string[]];
  for (const rows of sets) keyboard.hear(() => rows.map((row) => ({ ...row, run: row.run ?? (({ key }) => void done.push(`${row.message} ${key}`)) })));
  return { keyboard, heard: done };
}

test("letters are heard whatever their case; with Ctrl, Alt or Meta they are the browser's", () => {
  const { keyboard, heard: done } = heard([{ on: "r", message: "turn" }]);
  expect([stroke("r"), stroke("R", { shiftKey: true }), stroke("r", { ctrlKey: true }), stroke("x")].map((each) => keyboard.strike(each)?.message)).toEqual([
    "turn",
    "turn",
    undefined,
    undefined,
  ]);
  expect(done).toEqual(["turn r", "turn r"]);
});

test("a digit is told by its place: with Shift, or on a French keyboard, it writes another sign", () => {
  expect(struck(stroke("&", { code: "Digit1" }))).toMatchObject({ key: "1", number: 1 });
  expect(struck(stroke("!", { code: "Digit1", shiftKey: true }))).toMatchObject({ number: 1, shift: true });
  expect(struck(stroke("7", { code: "Numpad7" }))).toMatchObject({ number: 7 });
});

test("arrows say where they lead", () => {
  expect(ARROWS.map((key) => struck(stroke(key))!.towards)).toEqual([
    [-1, 0],
    [0, -1],
    [1, 0],
    [0, 1],
  ]);
});

test("what was said last is heard first; what does nothing leaves the key to others", () => {
  const skip: Key = { on: "Escape", run: () => false };
  const { keyboard, heard: done } = heard([{ on: "Escape", message: "board" }], [skip, { on: "Escape", message: "never", when: () => false }]);
  expect(keyboard.strike(stroke("Escape"))?.message).toBe("board");
  expect(done).toEqual(["board Escape"]);
});

test("a row may want Shift, or none of it", () => {
  const { keyboard, heard: done } = heard([
    { on: "w", shift: true, message: "back" },
    { on: "w", shift: false, message: "on" },
  ]);
  keyboard.strike(stroke("W", { shiftKey: true }));
  keyboard.strike(stroke("w"));
  expect(done).toEqual(["back w", "on w"]);
});

test("what has gone is neither heard nor listed", () => {
  const keyboard = new Keyboard();
  const stop = keyboard.hear(() => [{ on: "v", message: "prices", run: () => undefined }]);
  const other: Key = { on: "o", run: () => undefined };
  keyboard.hear(() => [other]);
  expect(keyboard.list.map(({ message }) => message)).toEqual(["prices"]);
  stop();
  expect([keyboard.list, keyboard.strike(stroke("v")), keyboard.strike(stroke("o"))]).toEqual([[], null, other]);
});

test("what is listed is written as on the keys", () => {
  expect([{ on: "r" }, { on: ["-", "ArrowLeft", "Escape"] }, { on: DIGITS, shown: ["1", "–", "4"] }].map(written)).toEqual([
    ["R"],
    ["−", "←", "Esc"],
    ["1", "–", "4"],
  ]);
});
