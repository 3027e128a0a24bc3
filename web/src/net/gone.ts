/* A part of the client that an upgrade took away while a page was open: told as Vite tells of a
   missing part of the script, so that the page can renew itself. */
export function partGone(address: string): Error {
  const payload = new Error(address);
  dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload }));
  return payload;
}
