/* At the year end the flag goes from seat to seat. */
import { tick } from "svelte";
import { seatThing } from "../things";

const FLIES = 640;

export async function passFlag(from: number, to: number): Promise<void> {
  await tick();
  const [there, here] = [from, to].map((seat) => document.querySelector(`.dice[data-thing="${seatThing(seat)}"]`));
  const flag = here?.querySelector("[data-flag]");
  if (!there || !here || !flag) return;
  const [start, end] = [there.getBoundingClientRect(), here.getBoundingClientRect()];
  flag.animate([{ transform: `translate(${start.x - end.x}px, ${start.y - end.y}px)` }, { transform: "none" }], { duration: FLIES, easing: "ease-in-out" });
}
