/* A new director: the filled pill slides over from the old one's column. */
const SLIDES = 640;

export function slide(within: HTMLTableElement, row: number, from: number | null, to: number): void {
  const cells = within.tBodies[row]?.querySelectorAll<HTMLElement>(".held");
  const pill = cells?.[to]?.querySelector("button");
  const way = from === null ? 0 : (cells?.[from]?.offsetLeft ?? 0) - (cells?.[to]?.offsetLeft ?? 0);
  pill?.animate(
    [
      { transform: `translateX(${way}px)`, opacity: from === null ? 0 : 1 },
      { transform: "none", opacity: 1 },
    ],
    { duration: SLIDES, easing: "ease-in-out" },
  );
}
