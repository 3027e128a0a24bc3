/* A hand on the index sheet: a press goes there, and the frame can be dragged. For `{@attach}`; touches the
   drawing that it is attached to. */
import type { Box, Point } from "../shared/framing";
import type { Sight } from "./sight.svelte";

/** `gone` is told when a drag is over: a tap ends with a click, which would go through a sheet that was
    closed before it. */
export function steering(sight: Sight, { left, top, right, bottom }: Box, gone: () => void): (sheet: SVGSVGElement) => () => void {
  return (sheet) => {
    const stop = new AbortController();
    const on = (name: "pointerdown" | "pointermove" | "pointerup", hear: (event: PointerEvent) => void): void =>
      sheet.addEventListener(name, hear, { signal: stop.signal });
    const pointOf = (event: PointerEvent): Point => {
      const box = sheet.getBoundingClientRect();
      return [left + ((event.clientX - box.left) / box.width) * (right - left), top + ((event.clientY - box.top) / box.height) * (bottom - top)];
    };
    let moves = false;
    on("pointerdown", (event) => {
      moves = false;
      sheet.setPointerCapture(event.pointerId);
      sight.go?.(pointOf(event), true);
    });
    on("pointermove", (event) => {
      if (event.buttons === 0 || Math.hypot(event.movementX, event.movementY) === 0) return;
      moves = true;
      sight.go?.(pointOf(event), false);
    });
    on("pointerup", () => moves && gone());
    return () => stop.abort();
  };
}
