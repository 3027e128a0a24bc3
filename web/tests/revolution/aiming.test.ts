/* Workers and rows chosen together: what clicks and arrows mean. */
import { describe, expect, it } from "vitest";
import { aimed, isField, meantBy, rowOf } from "../../src/boards/revolution/desk/aiming";
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
    const rows = ["action:station", "action:trade"];
    expect(rowOf(FIELD, FIELD[2]!, rows, 2)).toBe(FIELD[3]);
    expect(rowOf(FIELD, null, rows, 1)).toBe(FIELD[0]);
    expect(rowOf(FIELD, null, rows, 3)).toBeNull();
  });
});
