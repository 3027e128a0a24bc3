import { expect, test } from "vitest";
import { movedCards } from "../../src/boards/tycoon/slides";
import type { AnyEvent } from "../../src/generated/tycoon/types";

test("cards that are taken or that pay go to their seat, a card that is turned up stays", () => {
  const events = [
    { event: "cardtaken", seat: 1, card: "land_grant", actions_left: 0 },
    { event: "objectivemet", seat: 2, card: "speed_record", points: 3 },
    { event: "cardturnedup", card: "hotel_boston", deck: 4 },
  ] as unknown as AnyEvent[];

  expect(movedCards(events)).toEqual([
    { card: "land_grant", seat: 1 },
    { card: "speed_record", seat: 2 },
  ]);
});
