/* Where a thing lies on the page. Measures, and changes nothing. */

/** The middle of what can be seen of a thing; the tray comes before the panels. */
export function middleOf(thing: string): { x: number; y: number } | null {
  const named = `[data-thing="${CSS.escape(thing)}"]`;
  const found = ["[data-tray] ", ""].flatMap((within) => [...document.querySelectorAll(within + named)]);
  const box = found.map((element) => element.getBoundingClientRect()).find(({ width }) => width > 0);
  return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
}
