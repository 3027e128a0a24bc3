/* The Back of the browser closes what lies open before it leaves the page. Touches the history of the page. */

const OPEN = { isOpen: true };

/** Something has opened: `close` is called where Back asks for it. The answer is to be called once it is closed. */
export function closedByBack(close: () => void, page: Window = window): () => void {
  let stands = true;
  const back = (): void => {
    stands = false;
    close();
  };
  page.history.pushState(OPEN, "");
  page.addEventListener("popstate", back, { once: true });
  return () => {
    page.removeEventListener("popstate", back);
    /* Closed otherwise: the step that stood for it goes, unless the page has moved on meanwhile. */
    if (stands && page.history.state?.isOpen) page.history.back();
  };
}
