/* Small drawings of this game: signs on a field of 22 x 22, skylines, houses. */

export const SIGNS = {
  objective: "M11 4a7 7 0 1 0 .01 0zM11 8a3 3 0 1 0 .01 0z",
  immediate: "M12.5 3.5 5.5 12.5h5l-1 6 7-9h-5z",
  hand: "M5 7.5l7.5-3 4.5 11-7.5 3zM8.5 9.5l5.5-2.2",
  per_turn: "M16.5 7.5A6.5 6.5 0 1 0 17.5 12M17 3.8V8h-4.2",
  permanent: "M4.5 18V9.5L11 4.5l6.5 5V18zM8 18v-4h6v4M8.5 10.5h1.5M12 10.5h1.5",
  prices: "M11 4l7.5 4-7.5 4-7.5-4zM4 12l7 3.8L18 12M4 15.5l7 3.8 7-3.8",
  whole: "M12.5 4H18v5.5M18 4l-6 6M9.5 18H4v-5.5M4 18l6-6",
} as const;

/** A coloured city, and a smaller one: walls; then roofs, windows and the ground they stand on. */
export const SKYLINE = {
  wall: "M-10.5 5.5V-1.5H-6.2V-6.5H-3.4V-8.4L0-15 3.4-8.4V-2.5L7.2-6 11-2.5V5.5z",
  ink: "M-3.4-8.4 0-15 3.4-8.4zM3-2.3 7.2-6.2 11.4-2.3zM-10.9-1.2V-2.4H-6.2V-1.2zM-1.1 5.5V2.4H1.1V5.5zM-.6-5.6H.6V-3.2H-.6zM-8.9 1H-7.8V3H-8.9zM6.7.6H7.8V2.8H6.7zM-12 5H12V6H-12z",
};
export const TOWN = {
  wall: "M-7.5 4.5V-1L-5.2-3.2-3-1V-5L-1-9.5 1-5V-1H7V4.5z",
  ink: "M-3.2-5-1-9.8 1.2-5zM.8-.6 2.4-3.2H5.8L7.4-.6zM-7.9-.7-5.2-3.4-2.8-1zM-9 4H9V5H-9z",
};

export const HOUSE = "M-8 7.5V-2.4L0-8.8 8-2.4V7.5z";
export const WEST_ARROW = "M10-3.5H-4V-9L-13 0-4 9V3.5H10z";

/** The engraver's code for each colour, in squares of three: upright, dots, level, crossed, slanted. */
export const HATCHES = {
  R: "M1.5 0V3",
  Y: "M.3.9a.6.6 0 1 0 1.2 0a.6.6 0 1 0-1.2 0zM1.8 2.4a.6.6 0 1 0 1.2 0a.6.6 0 1 0-1.2 0z",
  B: "M0 1.5H3",
  K: "M1.5 0V3M0 1.5H3",
  P: "M-.5 3.5 3.5-.5M-.5.5.5-.5M2.5 3.5 3.5 2.5",
} as const;

/** The corners of a hexagon around the middle, standing on a corner. */
export function hexagon(radius: number): string {
  const wide = (radius * Math.sqrt(3)) / 2;
  return `M0${-radius}L${wide} ${-radius / 2}V${radius / 2}L0 ${radius}L${-wide} ${radius / 2}V${-radius / 2}z`;
}
