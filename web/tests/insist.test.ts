import { afterEach, expect, test, vi } from "vitest";
import { insist } from "../src/net/insist";

afterEach(() => vi.useRealTimers());

test("what does not come is asked for again after a while", async () => {
  vi.useFakeTimers();
  const ask = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error("away")).mockRejectedValueOnce(new Error("away")).mockResolvedValue("here");
  const answer = insist(ask);
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(5000);
  await expect(answer).resolves.toBe("here");
  expect(ask).toHaveBeenCalledTimes(3);
});
