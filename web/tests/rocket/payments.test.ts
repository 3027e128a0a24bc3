import { describe, expect, test } from "vitest";
import { centre } from "../../src/boards/rocket/hexes";
import { payments } from "../../src/boards/rocket/payments";
import type { AnyEvent } from "../../src/generated/rocket/types";
import { view } from "./position";

const REACHED: AnyEvent = {
  event: "townreached",
  company: "GWR",
  town: "gloucester",
  towns: 2,
  payments: [0, 2000, 1000],
};

describe("money that was paid", () => {
  test("rises where it was earned, one seat over the other", () => {
    const risen = payments([REACHED], view({}), String);

    expect(risen.map(({ at, seat, words }) => [at, seat, words])).toEqual([
      [centre("D12"), 1, "2000"],
      [centre("D12"), 2, "1000"],
    ]);
    expect(risen[1]!.above).toBeGreaterThan(risen[0]!.above);
  });

  test("is nothing where nobody was paid", () => {
    expect(payments([{ ...REACHED, payments: [0, 0, 0] }], view({}), String)).toEqual([]);
    expect(payments([{ event: "turnbegan", seat: 0, round: 2 }], view({}), String)).toEqual([]);
  });
});
