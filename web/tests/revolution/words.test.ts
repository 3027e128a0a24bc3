/* Every sign in words, in both languages. */
import { describe, expect, it } from "vitest";
import { knows, type Language, LANGUAGES } from "../../src/words/catalogue";
import { itemsIn, wordsOf, type Effect } from "../../src/boards/revolution/effects";
import { speaking } from "../../src/boards/revolution/speaking";
import { SIGNS } from "../../src/boards/revolution/signs/all";
import tables from "../../src/generated/revolution/revolution.json";

const reader = (language: Language) => ({ language, game: "revolution", names: ["Ada", "Bernadette"] });

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

describe("names", () => {
  it.each(LANGUAGES)("leave no thing without words in %s", (language) => {
    const speak = speaking(reader(language));
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

  it("are a word or two", () => {
    const speak = speaking(reader("en"));
    expect(speak.spoken("station:denver:0")).toBe("Denver");
    expect(speak.spoken("step:telegraph:3")).toBe("Telegraph track, space 3");
    expect(speak.spoken("seat:1")).toBe("Bernadette");
  });

  it.each(LANGUAGES)("name every sign in %s", (language) => {
    for (const sign of SIGNS) expect(knows(reader(language), `board-sign-${sign}`), sign).toBe(true);
  });
});
