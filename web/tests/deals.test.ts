/* What the end of a table proves to who was there. */
import { beforeEach, expect, test } from "vitest";
import { bringing, forgetShare, noteSeal, ownOf, proofOf, sealOf } from "../src/common/deals";
import type { DealInfo, TableInfo } from "../src/net/types";

const SECRET = "5e".repeat(32);
const SEAL = (await sealOf(SECRET))!;
const sealed: DealInfo = { kind: "committed", commitment: SEAL, secret: "", shares: [] };
const told: DealInfo = { ...sealed, secret: SECRET, shares: ["mine", "yours", ""] };
const own = { seal: SEAL, share: "mine" };

beforeEach(() => {
  const kept = new Map<string, string>();
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) };
  Object.defineProperty(globalThis, "localStorage", { value: storage, configurable: true, writable: true });
});

const table = (id: string, mine: boolean) => ({ id, seats: [{ mine }] }) as unknown as TableInfo;

test("a seal is the hash that any tool makes of the secret", async () => {
  expect(await sealOf("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});

test("a deal is sealed until the end, and then it fits", () => {
  expect(proofOf(sealed, own, null)).toBe("sealed");
  expect(proofOf(told, own, SEAL)).toBe("fits-yours");
  expect(proofOf(told, { seal: null, share: null }, null)).toBe("fits");
});

test("what does not fit is named", () => {
  expect(proofOf(sealed, { ...own, seal: "another" }, null)).toBe("other-seal");
  expect(proofOf(told, own, "another")).toBe("other-secret");
  expect(proofOf(told, { ...own, share: "lost" }, SEAL)).toBe("without-yours");
  expect(proofOf({ ...told, kind: "given" }, own, SEAL)).toBe("unproved");
});

test("each table gets a share of its own, which is remembered where a seat was taken", async () => {
  const sent: string[] = [];
  for (const id of ["one", "two"]) await bringing((share) => (sent.push(share), Promise.resolve(table(id, true))));
  await bringing((share) => (sent.push(share), Promise.resolve(table("watched", false))));

  expect(new Set(sent).size).toBe(3);
  expect(sent[0]).toMatch(/^[0-9a-f]{32}$/);
  expect([ownOf("one").share, ownOf("two").share, ownOf("watched").share]).toEqual([sent[0], sent[1], null]);
});

test("a rematch that is asked for twice keeps the share that it got", async () => {
  const sent: string[] = [];
  for (let times = 0; times < 2; times++) await bringing((share) => (sent.push(share), Promise.resolve(table("again", true))), true);

  expect(ownOf("again").share).toBe(sent[0]);
  forgetShare("again");
  expect(ownOf("again").share).toBeNull();
});

test("the first seal that was shown is the one that counts", () => {
  noteSeal("one", sealed);
  noteSeal("one", { ...sealed, commitment: "another" });
  noteSeal("late", told);

  expect(ownOf("one").seal).toBe(SEAL);
  expect(ownOf("late").seal).toBeNull();
});
