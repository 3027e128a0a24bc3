/* Two fingers on the tile that is held, or the wheel over it: quarter turns instead of a zoom.
   Touches the one element it is attached to. */
const QUARTER = 38;
const NOTCH = 40;

export interface Twisting {
  /** Whether a gesture there belongs to the tile. */
  holds: (target: EventTarget | null) => boolean;
  turn: (by: number) => void;
}

/** For `{@attach}`. */
export function twisting({ holds, turn }: Twisting): (element: SVGSVGElement) => () => void {
  return (element) => {
    const stop = new AbortController();
    const options = { signal: stop.signal, passive: false } as const;
    let [angle, rolled] = [null as number | null, 0];

    element.addEventListener(
      "wheel",
      (event) => {
        if (!holds(event.target)) return;
        event.preventDefault();
        rolled += event.deltaY;
        if (Math.abs(rolled) < NOTCH) return;
        turn(Math.sign(rolled));
        rolled = 0;
      },
      options,
    );
    element.addEventListener("touchstart", (event) => (angle = held(event, holds) ? angleOf(event.touches) : null), options);
    element.addEventListener(
      "touchmove",
      (event) => {
        if (angle === null || event.touches.length !== 2) return;
        const by = swept(angle, angleOf(event.touches)!);
        if (Math.abs(by) < QUARTER) return;
        turn(Math.sign(by));
        angle = angleOf(event.touches);
      },
      options,
    );
    return () => stop.abort();
  };
}

/** Two fingers, one of them at least on the tile. */
function held(event: TouchEvent, holds: Twisting["holds"]): boolean {
  return event.touches.length === 2 && [...event.touches].some(({ target }) => holds(target));
}

function angleOf(touches: TouchList): number | null {
  const [one, other] = [touches[0], touches[1]];
  if (!one || !other) return null;
  return (Math.atan2(other.clientY - one.clientY, other.clientX - one.clientX) * 180) / Math.PI;
}

/** The way from one angle to another, from -180 to 180 degrees. */
export function swept(from: number, to: number): number {
  return ((((to - from) % 360) + 540) % 360) - 180;
}
