/* What a countdown shows of one thing that runs out. */
export interface Left {
  name: string;
  value: number;
  /** Where it counts to or from, such as `/60` or `→1`. */
  bound: string;
  bar: { kind: "gauge"; of: number } | { kind: "pips"; of: number; full: number };
}

/** A bar that empties with its figure. */
export function gauge(name: string, value: number, of: number): Left {
  return { name, value, bound: `/${of}`, bar: { kind: "gauge", of } };
}
