/* The page says when it is at rest (`data-at-rest` on its root): nothing is under way, all letters and pictures are
   here, no animation that ends still runs, and what was drawn is painted. Tests wait for it. Touches the page. */
import { tellUnderway, underway } from "../underway";

/** What a hand does may begin something: the page is at rest again once that has been painted. */
const HAND = ["pointerdown", "pointerup", "click", "keydown", "wheel"];
/** Milliseconds in which a touch that is lifted becomes a click, on a machine that is kept busy as well. */
const TAP = 2000;

export function sayWhenAtRest(page: Document): void {
  const root = page.documentElement;
  /** Counts what happened: who waits begins anew when something else happens meanwhile. */
  let round = 0;

  /* Two frames: what the first one measures, the second one shows. */
  function settle(mine: number): void {
    requestAnimationFrame(() => requestAnimationFrame(() => mine === round && void comeToRest(mine)));
  }

  async function comeToRest(mine: number): Promise<void> {
    const moving = page.getAnimations().filter(ends);
    const coming = [...page.images].filter(({ complete }) => !complete);
    if (page.fonts.status === "loaded" && moving.length + coming.length === 0) return void (root.dataset.atRest = "");
    await Promise.allSettled([page.fonts.ready, ...moving.map(({ finished }) => finished), ...coming.map((picture) => picture.decode())]);
    settle(mine);
  }

  tellUnderway((isAny) => {
    round += 1;
    delete root.dataset.atRest;
    if (!isAny) settle(round);
  });
  for (const each of HAND) page.addEventListener(each, () => underway()(), { capture: true, passive: true });
  addEventListener("resize", () => underway()(), { capture: true });
  page.addEventListener("pointerup", awaitClick, { capture: true });
}

/** Whether it runs, and not for ever. */
function ends({ playState, effect }: Animation): boolean {
  return playState === "running" && effect?.getComputedTiming().endTime !== Infinity;
}

/** Of a touch that is lifted the click comes later than of a mouse. */
function awaitClick({ pointerType }: PointerEvent): void {
  if (pointerType !== "touch") return;
  const end = underway();
  setTimeout(end, TAP);
  addEventListener("click", end, { capture: true, once: true });
}
