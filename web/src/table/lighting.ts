/* What a line of the log names lights up, on the board and in the panels. Touches the page's things. */
export function light(things: readonly string[]): void {
  for (const lit of document.querySelectorAll("[data-lit]")) lit.removeAttribute("data-lit");
  for (const thing of things) {
    for (const found of document.querySelectorAll(`[data-thing="${CSS.escape(thing)}"]`)) found.setAttribute("data-lit", "");
  }
}
