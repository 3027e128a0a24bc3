/* The squares of a sign as one path, with the margin that cameras want. Pure. */
export interface Squares {
  readonly size: number;
  get(x: number, y: number): boolean;
}

export interface Sign {
  size: number;
  d: string;
}

const MARGIN = 4;

export function signPath(squares: Squares): Sign {
  let d = "";
  for (let y = 0; y < squares.size; y++) {
    for (let x = 0; x < squares.size; x++) {
      if (squares.get(x, y)) d += `M${x + MARGIN} ${y + MARGIN}h1v1h-1z`;
    }
  }
  return { size: squares.size + 2 * MARGIN, d };
}

/** Whether an address means the very computer that shows it: nobody else gets there by it. */
export const isOwnComputer = (host: string) => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host);
