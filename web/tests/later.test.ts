/* Parts that are fetched when they are first asked for: once, and again where the server was away. */
import { expect, test } from "vitest";
import { Later } from "../src/common/later.svelte";

const told = () => new Promise((run) => setTimeout(run));

test("a part is fetched once, by the first who asks for it", async () => {
  let fetched = 0;
  const later = new Later(async () => ++fetched);
  expect(later.here).toBeNull();
  await told();
  expect(fetched).toBe(0);

  expect(later.part).toBeNull();
  later.fetch();
  await told();

  expect([fetched, later.part, later.here]).toEqual([1, 1, 1]);
});

test("a part that could not be fetched is fetched when somebody asks again", async () => {
  const answers = [() => Promise.reject(new Error("away")), () => Promise.resolve("here")];
  const later = new Later(() => answers.shift()!());
  later.fetch();
  await told();
  expect(later.here).toBeNull();

  later.fetch();
  await told();

  expect(later.here).toBe("here");
});
