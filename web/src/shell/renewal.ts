/* A page left open over an upgrade asks for parts that are gone: it loads itself anew, once for
   each missing part. Touches the session's storage and the page's address. */
const KEY = "rotonde.renewed";

export function renewWhenPartsAreGone(page: Window): void {
  page.addEventListener("vite:preloadError", (event) => {
    if (isFirst(event.payload.message)) page.location.reload();
  });
}

/** Where storage is closed nothing counts as first, or the page might load itself for ever. */
function isFirst(missing: string): boolean {
  try {
    const before = sessionStorage.getItem(KEY) ?? "";
    if (before.includes(missing)) return false;
    sessionStorage.setItem(KEY, `${before}${missing}\n`);
    return true;
  } catch {
    return false;
  }
}
