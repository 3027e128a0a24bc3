/* Workers and rows chosen together: what clicks and arrows mean. */
import { describe, expect, it } from "vitest";
import { aimed, isField, meantBy, rowOf, shutFor } from "../../src/boards/revolution/desk/aiming";
import { choice } from "./position";

const send = (colour: string, row: string) => choice([`worker:${colour}:stock`, `action:${row}`]);
const FIELD = [send("white", "station"), send("white", "trade"), send("grey", "station"), send("grey", "trade")];

describe("a click on a row", () => {
  it("sends the worker pointed at last, and nobody where none was", () => {
    expect(meantBy("action:trade", FIELD, "worker:grey:stock")).toBe(FIELD[3]);
    expect(meantBy("action:trade", FIELD, null)).toBeNull();
    expect(meantBy("city:denver", FIELD, "worker:grey:stock")).toBeNull();
  });
});

describe("a row that is shut to a colour", () => {
  const closed = [{ things: ["action:railroad:white"] }];

  it("has a name of its own for that worker alone", () => {
    expect(shutFor("action:railroad", closed, "worker:white:stock")).toBe("action:railroad:white");
    expect(shutFor("action:railroad", closed, "worker:grey:stock")).toBeNull();
    expect(shutFor("action:railroad", closed, null)).toBeNull();
    expect(shutFor("city:denver", closed, "worker:white:stock")).toBeNull();
  });
});

describe("a click on a slot", () => {
  const promote = (colour: string, where: string) => choice([`worker:${colour}:${where}`, "slot:B-1:any"]);

  it("takes the worker in stock before the same colour on an action", () => {
    const both = [promote("white", "board"), promote("white", "stock")];
    expect(meantBy("slot:B-1:any", both, null)).toBe(both[1]);
  });

  it("narrows where colours differ", () => {
    expect(meantBy("slot:B-1:any", [promote("white", "stock"), promote("grey", "stock")], null)).toBeNull();
  });
});

describe("arrows and digits", () => {
  it("change the worker sideways and the row up and down, and go round", () => {
    expect(isField(FIELD)).toBe(true);
    expect(aimed(FIELD, null, [1, 0])).toBe(FIELD[0]);
    expect(aimed(FIELD, FIELD[0]!, [1, 0])).toBe(FIELD[2]);
    expect(aimed(FIELD, FIELD[0]!, [0, 1])).toBe(FIELD[1]);
    expect(aimed(FIELD, FIELD[1]!, [0, 1])).toBe(FIELD[0]);
  });

  it("a digit is a row, with the worker aimed with", () => {
    expect(rowOf(FIELD, "action:trade", "worker:grey:stock")).toBe(FIELD[3]);
    expect(rowOf(FIELD, "action:station", null)).toBe(FIELD[0]);
    expect(rowOf(FIELD, "action:railroad", null)).toBeNull();
  });
});
