/* What is under way on this page: an answer of the server, a part that is fetched, a piece that moves. Counts
   them, and knows nothing else of them. */
let count = 0;
const tellers = new Set<(isAny: boolean) => void>();

function told(isAny: boolean): void {
  for (const tell of tellers) tell(isAny);
}

/** Is told at once, whenever something begins, and when the last of it is over; the answer ends that. */
export function tellUnderway(tell: (isAny: boolean) => void): () => void {
  tellers.add(tell);
  tell(count > 0);
  return () => void tellers.delete(tell);
}

/** Something begins; the answer ends it, once. */
export function underway(): () => void {
  let ends = 1;
  count += 1;
  told(true);
  return () => {
    count -= ends;
    if (ends > 0 && count === 0) told(false);
    ends = 0;
  };
}

/** The promise itself, which is under way until it is kept or broken. */
export function pending<T>(promise: Promise<T>): Promise<T> {
  const end = underway();
  promise.then(end, end);
  return promise;
}

/** Runs after some milliseconds, and is under way until then; the answer takes it back. */
export function soon(milliseconds: number, run: () => void): () => void {
  const end = underway();
  const timer = setTimeout(() => {
    run();
    end();
  }, milliseconds);
  return () => {
    clearTimeout(timer);
    end();
  };
}
