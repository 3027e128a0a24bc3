/* The signs of what is done in a go, on a field of 22 x 22. */

export const DEEDS = {
  build: "M7.5 4 6 18M14.5 4 16 18M5 7.5h12M4.5 11.5h13M4 15.5h14",
  deliver: "M4 9.5h7.5V17H4zM4 9.5l2-2.5h7.5v7.5L11.5 17M11.5 9.5l2-2.5M16 11.5h3M17.5 9.5l2 2-2 2",
  upgrade: "M4 16.5h11M6 16.5v-5h6l1.5 2.5v2.5M5 11.5h4V8M17.5 16V6M14.8 8.5 17.5 5.8 20.2 8.5",
  card: "M6 4.5h10v13H6zM9 8.5h4M9 11.5h4",
  urbanize: "M4 17.5v-7l4 2.5v-2.5l4 2.5V6h3.5v11.5zM18.5 5v5M16 7.5h5",
  western_link: "M18.5 11H4.5M9.5 6l-5 5 5 5",
  pass: "M6 11h10",
} as const;
