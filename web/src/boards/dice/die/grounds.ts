/* The signs of mountain, lake and country, on 17 units around their middle. Pure. */
export interface GroundSign {
  filled: string;
  lines: string;
}

const WAVE = "q2-2.6 3.8 0t3.7 0 3.7 0 3.8 0";

export const GROUND_SIGNS: Record<"mountain" | "lake" | "country", GroundSign> = {
  mountain: { filled: "M-7 5.5-1.5-5 1.5-.5 3-2.5 7.5 5.5z", lines: "" },
  lake: { filled: "", lines: `M-7.5-3${WAVE}M-7.5 1${WAVE}M-7.5 5${WAVE}` },
  country: { filled: "", lines: "M-6 5.5Q-5.5 1-7.5-1.5M-3.5 5.5Q-3.8-.5-3-4.5M3 5.5Q2.7 1 4.2-3M5.5 5.5Q5.7 2 8 .5M-.5 5.5V1" },
};
