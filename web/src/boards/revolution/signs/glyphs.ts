/* The signs of the game on a field of 18 x 18 around the middle: filled for things, stroked for
   doings; a plus at the upper right is "free of cost", an arrow around "turn", one upward "rise". */
export interface Drawing {
  fill?: string;
  line?: string;
  /** Stroked with more weight. */
  bold?: string;
  /** Outlined with dashes: not there yet. */
  dashed?: string;
}

const PERSON = "M-6.2 7V5.4Q-6.2 1 0 1T6.2 5.4V7zM0-6.2A3.2 3.2 0 1 1 0 .2 3.2 3.2 0 1 1 0-6.2z";
const PLUS = "M6.4-8.2V-3.4M4-5.8H8.8";
const SMALL_HOUSE = "M-7.6 6.8V-.4L-1.6-5.4 4.4-.4V6.8H.4V2.8H-3.6V6.8z";
const ENGINE =
  "M-7.6 3V-6.4H-2.6V-2.4H2.6V-6.6H5.4V-2.4H6.8Q8.2.2 7.4 3zM-4.6 2.6A2.4 2.4 0 1 1-4.6 7.4 2.4 2.4 0 1 1-4.6 2.6zM.9 3.4A2 2 0 1 1 .9 7.4 2 2 0 1 1 .9 3.4zM5.6 3.4A2 2 0 1 1 5.6 7.4 2 2 0 1 1 5.6 3.4z";
const SMALL_ENGINE =
  "M-7.8 4V-3.4H-3.8V-.2H.4V-3.6H2.6V-.2H3.8Q5 1.8 4.2 4zM-5.4 3.8A2 2 0 1 1-5.4 7.8 2 2 0 1 1-5.4 3.8zM-.6 4.4A1.7 1.7 0 1 1-.6 7.8 1.7 1.7 0 1 1-.6 4.4zM3 4.4A1.7 1.7 0 1 1 3 7.8 1.7 1.7 0 1 1 3 4.4z";

export const GLYPHS = {
  share: { line: "M-7.4-5.4H7.4V5.4H-7.4zM-4.8-2.2H4.8M-4.8.8H.4", fill: "M3.8.6A1.8 1.8 0 1 1 3.8 4.2 1.8 1.8 0 1 1 3.8.6z" },
  steps: { bold: "M-7.4 6.6H-3.2V2.6H.8V-1.4H4.8V-6M2-3.6 4.8-6.6 7.6-3.6" },
  promote: { fill: "M-8 7V5.6Q-8 1.6-2.4 1.6T3.2 5.6V7zM-2.4-5.4A2.9 2.9 0 1 1-2.4.4 2.9 2.9 0 1 1-2.4-5.4z", bold: "M6.2 6V-5M3.6-2.6 6.2-5.6 8.8-2.6" },
  exchange: {
    fill: "M-3.8 4.2V3.2Q-3.8.4 0 .4T3.8 3.2V4.2zM0-4.4A2 2 0 1 1 0-.4 2 2 0 1 1 0-4.4z",
    line: "M-7.6-.8A7.4 7.4 0 0 1 5.2-5.4M5.6-8.4V-5H2.2M7.6.8A7.4 7.4 0 0 1-5.2 5.4M-5.6 8.4V5H-2.2",
  },
  train: { fill: ENGINE },
  take: { fill: SMALL_ENGINE, bold: PLUS },
  flip: { fill: SMALL_ENGINE, line: "M-7-5Q-1-9.6 5.4-6.2M6.2-9V-5.8H3" },
  rail: { line: "M-8-2.8H8M-8 2.8H8", bold: "M-5.4-5V5M-1.8-5V5M1.8-5V5M5.4-5V5" },
  railfree: { line: "M-8.4-.4H5.6M-8.4 4.4H5.6", bold: `M-6.2-2.4V6.4M-3-2.4V6.4M.2-2.4V6.4M3.4-2.4V6.4${PLUS}` },
  station: { fill: "M-6.8 6.8V-1.6L0-7.2 6.8-1.6V6.8H2.2V2H-2.2V6.8z" },
  stationfree: { fill: SMALL_HOUSE, bold: PLUS },
  officefree: { fill: "M-8.4 7V1.6L-4.4-2-.4 1.6V7H-3V3.8H-5.8V7z", bold: `M2.4 7V-4M-.4-2H5.2${PLUS}` },
  telegraph: { bold: "M0 7.6V-7.4M-5.8-5.2H5.8M-4.6-1.6H4.6", line: "M-4.8-5.2V-7.4M4.8-5.2V-7.4M-3.6-1.6V-3.6M3.6-1.6V-3.6" },
  market: { line: "M0-6.8V6M-3.6 6.2H3.6M-6-4.8H6M-6-4.8-8.4 1.2H-3.6zM6-4.8 3.6 1.2H8.4z" },
  trade: { line: "M-7.4-.4-.6-7.2H7V.4L.2 7.2z", fill: "M3.6-5.4A1.4 1.4 0 1 1 3.6-2.6 1.4 1.4 0 1 1 3.6-5.4z" },
  railroad: { line: "M-5.4 7.6-2.2-7.4M5.4 7.6 2.2-7.4", bold: "M-6 4.4H6M-4.8.4H4.8M-4-3.4H4" },
  anyone: { dashed: PERSON },
  worker: { fill: PERSON },
  triangle: { fill: "M0-5.6 6.2 5H-6.2z" },
  plains: { line: "M-7.2 4.8H7.2M-3.8 4.8Q-4.2 1-6.4-1M-3.4 4.8Q-3.2 0-1.2-2.2M2.6 4.8Q2.4 1.4.8-.4M3 4.8Q3.4.4 5.8-1.8" },
  sell: { line: "M-7.4-1.2H3V6.4H-7.4z", bold: "M5.8 2.6V-6.8M2.8-4 5.8-7 8.8-4" },
  money: { line: "M0-7.4A7.4 7.4 0 1 1 0 7.4 7.4 7.4 0 1 1 0-7.4zM2.6-2.6Q2-4 0-4-2.6-4-2.6-2T0 0Q2.6.2 2.6 2.2T0 4.2Q-2.2 4.2-2.8 2.6M0-5.4V5.6" },
  waive: { line: "M-5.6-7.2H5.6V7.2L2.8 5.4 0 7.2-2.8 5.4-5.6 7.2z", bold: "M-3 3.4 3-4" },
} as const satisfies Record<string, Drawing>;

export type GlyphName = keyof typeof GLYPHS;

export const COLOURS = ["white", "purple", "orange", "grey", "turquoise"] as const;
export type Colour = (typeof COLOURS)[number];

/** Head and hat of each worker; the coat is drawn over the body. */
export const HEADS: Record<Colour, { head: string; hat: string; band?: string; coat: string }> = {
  white: { head: "M0-7.6A3.9 3.9 0 1 1 0 .2 3.9 3.9 0 1 1 0-7.6z", hat: "", coat: "" },
  purple: { head: "M0-7A3.8 3.8 0 1 1 0 .6 3.8 3.8 0 1 1 0-7z", hat: "M-4.8-4.2-4.2-9.2Q0-11 3.8-9.6L4.4-5 8.4-3.6H-4.8z", coat: "M-4.6 2.6 4.9 8.6" },
  orange: {
    head: "M0-7A3.8 3.8 0 1 1 0 .6 3.8 3.8 0 1 1 0-7z",
    hat: "M-4.2-5.2Q-3.8-10.2 0-10.2T4.2-5.2L9.2-4.8 8.8-3.4H-8.8L-9.2-4.8z",
    coat: "M-3.5 1.7V8.8M3.5 1.7V8.8",
  },
  grey: { head: "M0-6.8A3.8 3.8 0 1 1 0 .8 3.8 3.8 0 1 1 0-6.8z", hat: "M-4.3-11.6H4.3L3.8-5.6H7.2V-4.1H-7.2V-5.6H-3.8z", coat: "M-3.7 1 0 6.2 3.7 1" },
  turquoise: {
    head: "M0-7.6A3.9 3.9 0 1 1 0 .2 3.9 3.9 0 1 1 0-7.6z",
    hat: "M-7.9-5H-4.5V.2H-7.9zM4.5-5H7.9V.2H4.5z",
    band: "M-5.8-3.6A5.9 6.2 0 0 1 5.8-3.6",
    coat: "M-7.3 4.8H7.3M-7.9 7.1H7.9",
  },
};
export const BODY = "M-8.2 9.2V6.4Q-8.2 1 0 1T8.2 6.4V9.2z";
export const HOUSE = "M-10.4 9.6V-3L0-11.4 10.4-3V9.6z";
