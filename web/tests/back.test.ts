import { expect, test } from "vitest";
import { closedByBack } from "../src/common/back";

/** A page whose history is a list. */
class Page extends EventTarget {
  steps: unknown[] = [null];
  readonly history = {
    pushState: (state: unknown) => void this.steps.push(state),
    back: () => void (this.steps.pop(), this.dispatchEvent(new Event("popstate"))),
    state: null,
  };
  constructor() {
    super();
    Object.defineProperty(this.history, "state", { get: () => this.steps.at(-1) });
  }
}

function opened() {
  const page = new Page();
  let closings = 0;
  const done = closedByBack(() => (closings += 1), page as unknown as Window);
  return { page, done, closings: () => closings };
}

test("Back closes what is open, and stays on the page", () => {
  const { page, done, closings } = opened();
  expect(page.steps).toHaveLength(2);
  page.history.back();
  done();
  expect([closings(), page.steps.length]).toEqual([1, 1]);
});

test("what is closed otherwise leaves no step behind, and hears of no later Back", () => {
  const { page, done, closings } = opened();
  done();
  expect(page.steps).toHaveLength(1);
  page.history.back();
  expect(closings()).toBe(0);
});

test("a page that has moved on is left where it is", () => {
  const { page, done } = opened();
  page.history.pushState(null);
  done();
  expect(page.steps).toHaveLength(3);
});
