/* A page left open over an upgrade asks for parts that are gone: it loads itself anew, once for
   each missing part. Touches the session's storage and the page's address. */
const KEY = "rotonde.renewed";

export function renewWhenPartsAreGone(page: Window): void {
  page.addEventListener("vite:preloadError", (event) => {
    const { message } = event.payload;
    void isThere(page).then((there) => there && isFirst(message) && page.location.reload());
  });
}

/** While the server is away nothing is gone: a page that loads itself then would lose what it shows. */
async function isThere(page: Window): Promise<boolean> {
  try {
    return (await page.fetch("/api/health")).ok;
  } catch {
    return false;
  }
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
