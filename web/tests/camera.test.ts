/* Glides of the sheet, frame by frame. */
import { afterEach, expect, test, vi } from "vitest";
import { Camera } from "../src/boards/shared/camera.svelte";
import { filled, hidden, paneOf, type Sheet } from "../src/boards/shared/framing";
import { SHEET } from "../src/boards/tycoon/framing";

afterEach(() => vi.unstubAllGlobals());

/** A camera over a board, whose frames are drawn so many milliseconds after they are asked for. */
function drawn(late: number, sheet = SHEET): Camera {
  vi.stubGlobal("cancelAnimationFrame", () => undefined);
  vi.stubGlobal("requestAnimationFrame", (step: (now: number) => void) => {
    vi.stubGlobal("requestAnimationFrame", () => 0);
    step(performance.now() + late);
    return 0;
  });
  const camera = new Camera({ sheet: () => sheet, still: () => false, gaze: () => ({}) });
  camera.size = { width: 800, height: 600 };
  return camera;
}

test("a frame whose time lies before the call does not throw the sheet the other way", () => {
  const camera = drawn(-300);
  camera.lookAt([-100, 0], true);
  expect(camera.frame).toEqual({ x: 0, y: 0, k: 1 });
});

const SMALL: Sheet = {
  box: { left: 0, top: 0, right: 1000, bottom: 1000 },
  outer: { left: -100, top: -100, right: 1100, bottom: 1100 },
  legible: 0.3,
  part: { least: 1, most: 1 },
  most: 2,
  room: 50,
  reach: 20,
};

test("what a smaller screen hides of a sheet is what lies beyond its farthest edge", () => {
  const box = { left: 0, top: 0, right: 100, bottom: 100 };
  expect(hidden({ x: 0, y: 0, k: 2 }, box, paneOf({ width: 200, height: 200 }))).toBe(0);
  expect(hidden({ x: 0, y: 0, k: 2 }, box, paneOf({ width: 190, height: 160 }))).toBe(40);
  expect(hidden({ x: 0, y: -30, k: 2 }, box, paneOf({ width: 200, height: 200 }))).toBe(30);
});

test("what stood beside a sheet leaves no bare ground while the sheet goes on across", () => {
  const grown = paneOf({ width: 800, height: 600 });
  expect(filled({ x: -100, y: -700, k: 1 }, SMALL.box, grown)).toEqual({ x: -100, y: -400, k: 1 });
  expect(filled({ x: 40, y: -300, k: 1 }, SMALL.box, grown)).toEqual({ x: 40, y: -300, k: 1 });
  expect(filled({ x: 200, y: 100, k: 0.4 }, SMALL.box, grown)).toEqual({ x: 200, y: 100, k: 0.4 });
});
