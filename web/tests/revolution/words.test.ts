/* Every sign in words, in both languages. */
import { describe, expect, it } from "vitest";
import { knows, type Language, LANGUAGES } from "../../src/words/catalogue";
import { itemsIn, wordsOf, type Effect } from "../../src/boards/revolution/effects";
import { placeSheet } from "../../src/boards/revolution/explain/explaining";
import { explain } from "../../src/boards/revolution/explain/sheets";
import { speaking } from "../../src/boards/revolution/explain/speaking";
import { SIGNS } from "../../src/boards/revolution/explain/signs";
import tables from "../../src/generated/revolution/revolution.json";
import { bill, city, line, position } from "./position";

const reader = (language: Language) => ({ language, game: "revolution", names: ["Ada", "Bernadette"] });
const english = speaking(position(), reader("en"), explain);

describe("effects", () => {
  const effects = [
    ...tables.worker_ability.flatMap(({ effects }) => effects),
    ...tables.setup_tile.flatMap(({ side_a, side_b }) => [...side_a, ...side_b]),
    ...tables.market_tile.flatMap(({ deal_1, deal_2 }) => [...deal_1.effects, ...deal_2.effects]),
    ...tables.city_tile.flatMap(({ reward, first_bonus }) => [...reward, ...first_bonus]),
    ...tables.train_tile.flatMap(({ bonus }) => bonus),
  ].map((effect) => ({ one_of: [], all_of: [], any_colour: false, money_each: 0, ...effect }) as unknown as Effect);

  it.each(LANGUAGES)("of all tables have a sign and words in %s", (language) => {
    for (const effect of effects) {
      expect(itemsIn([effect]).length, effect.op).toBeGreaterThan(0);
      expect(knows(reader(language), wordsOf(effect).id), wordsOf(effect).id).toBe(true);
    }
  });

  it("put a price first and a figure before its sign", () => {
    expect(itemsIn([{ op: "flip_train", times: 2 }], 100).map(({ kind }) => kind)).toEqual(["price", "figure", "sign"]);
    expect(itemsIn([{ op: "gain_worker", one_of: ["purple", "grey"], all_of: [], any_colour: false }]).map(({ kind }) => kind)).toEqual([
      "worker",
      "or",
      "worker",
    ]);
  });
});

describe("explanations", () => {
  it("say everything about a city", () => {
    expect(english.spoken("city:denver")).toBe(
      "Denver, level 4. Station $500. First station pay $100: flip a train (still free). Reward one purple and one orange worker. Stations none. You not reached by your rails",
    );
  });

  it("say who is there, in French too", () => {
    const view = position();
    view.cities = view.cities.map((each) => (each.id === "denver" ? city("denver", { first: 1, stations: [1], connected: [0, 1] }) : each));
    const said = speaking(view, reader("fr"), explain).spoken("city:denver");
    expect(said).toContain("prise par Bernadette");
    expect(said).toContain("vos rails y mènent");
  });

  it("give live figures of an ability", () => {
    expect(english.explain("worker:orange:stock")?.rows[0]).toEqual({ label: "Trade", value: "$100 per train ($300)" });
    expect(english.explain("worker:white:stock")?.rows).toEqual([{ label: "Anywhere", value: "promote one worker" }]);
  });

  it.each(LANGUAGES)("leave no thing without words in %s", (language) => {
    const view = position({ waybill: bill([line("rail", "open"), line("ability", "waiting", { effects: [{ op: "extra_rail", rails: 1 }] })]) });
    const speak = speaking(view, reader(language), explain);
    const things = [
      "city:denver",
      "space:S16",
      "rail:S16:0",
      "station:denver:0",
      "section:3",
      "office:3:0",
      "link:3:4",
      "step:telegraph:3",
      "worker:turquoise:stock",
      "worker:white:board",
      "action:railroad",
      "part:rail",
      "part:ability",
      "field:1",
      "piece:building",
      "train:money_600:up",
      "pile:money_600",
      "supply:purple",
      "milestone:A1-1",
      "slot:A1-1:orange",
      "deal:1",
      "setup:1",
      "seat:1",
      "sell",
      "hire",
      "finish",
      "stop",
      "pass",
    ];
    for (const thing of things) {
      expect(speak.spoken(thing), thing).not.toMatch(/board[- ]/);
      expect(speak.spoken(thing), thing).not.toContain("undefined");
    }
  });

  it.each(LANGUAGES)("are short until all can be told, in %s", (language) => {
    const short = speaking(position(), reader(language));
    const first = [
      "city:denver",
      "space:S16",
      "section:3",
      "link:3:4",
      "step:telegraph:3",
      "worker:white:stock",
      "supply:grey",
      "slot:A1-1:orange",
      "slot:A1-1:any",
      "field:1",
      "pile:money_600",
      "milestone:A1-1",
      "deal:1",
      "setup:1",
    ];
    expect(short.explain("city:denver")).toBeNull();
    for (const thing of first) {
      expect(short.spoken(thing), thing).toMatch(/[a-zS]/);
      expect(short.spoken(thing), thing).not.toMatch(/board[- ]|undefined|\{/);
    }
    expect(short.spoken("city:denver")).toBe("Denver");
  });

  it.each(LANGUAGES)("name every sign in %s", (language) => {
    for (const sign of SIGNS) expect(knows(reader(language), `board-sign-${sign}`), sign).toBe(true);
  });

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
