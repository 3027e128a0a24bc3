import { describe, expect, test } from "vitest";
import { litBy } from "../../src/boards/tiles/network";
import { laid, seat } from "./position";

describe("a slot lights its network", () => {
  const [overpass, near, far] = [laid("V43 M13 0"), laid("V01 N13 1"), laid("V01 L13 1")];
  near.slots[0] = { ...near.slots[0]!, points: 1, worth: null };
  far.slots[0] = { ...far.slots[0]!, worth: 2, meets: ["slot:N13:0"] };
  const own = seat(0, { map: [overpass, near, far], networks: [{ rails: ["M13", "N13", "L13"], roads: [] }] });

  test("by rail under a road, with the pieces that count", () => {
    const lit = litBy(own, "slot:L13:0")!;
    expect(lit.track.map(({ kind }) => kind)).toEqual(["rail", "rail", "rail"]);
    expect(lit.met).toEqual([[96, 0]]);
    expect(lit.at).toEqual([-96, 0]);
  });

  test("nothing else lights anything", () => {
    expect(litBy(own, "cell:L13")).toBeNull();
    expect(litBy(own, null)).toBeNull();
  });
});
