/* Glides of the sheet, frame by frame. */
import { afterEach, expect, test, vi } from "vitest";
import { Camera } from "../src/boards/shared/camera.svelte";
import { SHEET } from "../src/boards/tycoon/framing";

afterEach(() => vi.unstubAllGlobals());

/** A camera over a wide board, whose frames are drawn so many milliseconds after they are asked for. */
function drawn(late: number): Camera {
  vi.stubGlobal("cancelAnimationFrame", () => undefined);
  vi.stubGlobal("requestAnimationFrame", (step: (now: number) => void) => {
    vi.stubGlobal("requestAnimationFrame", () => 0);
    step(performance.now() + late);
    return 0;
  });
  const camera = new Camera({ sheet: () => SHEET, still: () => false, choices: () => [] });
  camera.size = { width: 800, height: 600 };
  return camera;
}

test("a frame whose time lies before the call does not throw the sheet the other way", () => {
  const camera = drawn(-300);
  camera.lookAt([-100, 0], true);
  expect(camera.frame).toEqual({ x: 0, y: 0, k: 1 });
});

test("where track is laid the eye comes no farther off than that", () => {
  const camera = drawn(10_000);
  camera.seek([[5000, 5000]], 1.75);
  expect(camera.frame.k).toBe(1.75);
});
