import { beforeEach, describe, expect, it } from "vitest";
import { LastLook } from "../src/table/lastlook.svelte";

describe("what came while nobody looked", () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    globalThis.localStorage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    } as unknown as Storage;
  });

  it("is nothing at the first look", () => {
    const look = new LastLook("t");
    look.stands(12, true);
    expect(look.since).toBeNull();
  });

  it("is nothing that happens before one's eyes", () => {
    const look = new LastLook("t");
    look.stands(0, true);
    look.stands(1, true);
    expect(look.since).toBeNull();
  });

  it("is what was played between two visits", () => {
    new LastLook("t").stands(3, true);
    const later = new LastLook("t");
    later.stands(5, true);
    expect(later.since).toBe(3);
    later.stands(6, true);
    expect(later.since).toBe(3);
    later.answered();
    expect(later.since).toBeNull();
  });

  it("is what was played while another page covered this one", () => {
    const look = new LastLook("t");
    look.stands(3, true);
    look.turns(false);
    look.stands(4, false);
    look.stands(5, false);
    expect(look.since).toBeNull();
    look.turns(true);
    expect(look.since).toBe(3);
  });

  it("is nothing when moves were taken back", () => {
    new LastLook("t").stands(3, true);
    const later = new LastLook("t");
    later.stands(2, true);
    expect(later.since).toBeNull();
  });

  it("is known for each table by itself", () => {
    new LastLook("t").stands(3, true);
    const other = new LastLook("u");
    other.stands(5, true);
    expect(other.since).toBeNull();
  });
});
