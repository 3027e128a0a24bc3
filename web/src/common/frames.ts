/* Measuring waits for the next frame: by then all changes of a move are made, and the browser lays
   the page out once for all who ask, not once for each of them. Touches the screen's clock. */
import { underway } from "../underway";

/** Runs in the next frame, before it is painted; the answer takes it back. */
export function inNextFrame(run: () => void): () => void {
  const end = underway();
  const frame = requestAnimationFrame(() => {
    run();
    end();
  });
  return () => {
    cancelAnimationFrame(frame);
    end();
  };
}
