/* The tile in the hand: what is only shown over the map is picked up by a click on it. */
import { expect, test, vi } from "vitest";
import { Hand } from "../../src/boards/tiles/hand.svelte";
import { lay } from "./position";

const WAY = lay("V15", "M12", 0, 1);

function holding(picked: string[], onpick: (thing: string) => void, onchoose = vi.fn()): Hand {
  const nothing = () => {};
  const menu = { choices: [WAY] } as never;
  return new Hand(() => ({ menu, picked, active: WAY, pinned: false, onpick, onpoint: nothing, onchoose, onback: nothing }));
}

test("a tile that is shown before anything was clicked is picked up", () => {
  const onpick = vi.fn();
  const hand = holding([], onpick);

  expect(hand.held).toBe("hand:V15");
  hand.take("hand:V15");

  expect(onpick).toHaveBeenCalledWith("hand:V15");
});

test("a tile that is in the hand stays there", () => {
  const onpick = vi.fn();

  holding(["hand:V15"], onpick).take("hand:V15");

  expect(onpick).not.toHaveBeenCalled();
});

test("a click where the tile fits in one way says which, and the shell shows or plays it; one on the held tile lays it", () => {
  const [onpick, onchoose] = [vi.fn(), vi.fn()];

  holding(["hand:V15"], onpick, onchoose).press("M12");
  expect(onpick).toHaveBeenCalledWith("cell:M12", WAY);
  expect(onchoose).not.toHaveBeenCalled();

  holding(["hand:V15", "cell:M12"], onpick, onchoose).press("M12");
  expect(onpick).toHaveBeenCalledTimes(1);
  expect(onchoose).toHaveBeenCalledWith(WAY);
});
