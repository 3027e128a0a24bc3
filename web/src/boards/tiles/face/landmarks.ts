/* The buildings of the objective tiles: walls, dark roofs and openings, and fine lines. */
export interface Building {
  /** Light parts with a dark edge. */
  walls: string;
  /** Dark parts. */
  roofs: string;
  /** Fine lines. */
  lines?: string;
  /** Ground that belongs to it. */
  lawn?: string;
}

export const BUILDINGS: Record<string, Building> = {
  city_hall: {
    walls: "M-21 13V-3H21V13zM-5.5 13V-15H5.5V13zM-3.2-9.5a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0z",
    roofs: "M-23-3-18-9H-5.5V-3zM23-3 18-9H5.5V-3zM-7.5-15 0-21 7.5-15zM-2.2 13V7a2.2 2.2 0 0 1 4.4 0v6zM-17 6V1h3V6zM-11 6V1h3V6zM8 6V1h3V6zM14 6V1h3V6z",
    lines: "M0-21v-7h6l-1.5 1.8L6-24.5H0M0-11.5v2h1.6",
  },
  prefecture: {
    walls: "M-15 16V-4H15V16zM-15-4 0-12 15-4z",
    roofs: "M-17-3 0-12.5 17-3 15-1.5H-15zM-2.5 16V8a2.5 2.5 0 0 1 5 0v8z",
    lines: "M-11 0V16M-6.5 0V16M6.5 0V16M11 0V16M-16 16H16M0-12.5V-24h8l-2 2.5 2 2.5H0",
  },
  central_station: {
    walls: "M-25 14V-1A25 19 0 0 1 25-1V14zM-25 14V4H-20V14zM25 14V4H20V14zM-5-9.5a5 5 0 1 0 10 0a5 5 0 1 0-10 0z",
    roofs: "M-27-1A27 21.5 0 0 1 27-1H23A23 17 0 0 0-23-1zM-4 14V5a4 4 0 0 1 8 0v9zM-15 14V6a3 3 0 0 1 6 0v8zM9 14V6a3 3 0 0 1 6 0v8z",
    lines: "M0-12.8v3.3h2.5M-23-1H23",
  },
  stadium: {
    walls: "M-16 0C-16-26 16-26 16 0S-16 26-16 0z",
    roofs: "",
    lawn: "M-10.5 0C-10.5-17 10.5-17 10.5 0S-10.5 17-10.5 0z",
    lines:
      "M-10.5 0H10.5M-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0M-15.5-7-10-5.5M-12-14-7.5-10.5M0-19.5V-13M12-14 7.5-10.5M15.5-7 10-5.5M-15.5 7-10 5.5M-12 14-7.5 10.5M0 19.5V13M12 14 7.5 10.5M15.5 7 10 5.5",
  },
  airport: {
    walls: "M-25 8H25V18H-25zM0 8V-3H12V8zM14 8V1H24V8z",
    roofs: "M-3-3H15L12-9H0zM12.5 1a6.5 4.5 0 0 1 13 0zM-24 2-13-4-15.5-9.5-13.5-10-9-5.8-3.5-8Q-1.5-8.5-2-7L-7.5-3-10.5 4H-12V0L-17 2.2-18.5 5H-20V2.5z",
    lines: "M-21 13h6M-12 13h6M-3 13h6M6 13h6M15 13h6",
  },
  temple: {
    walls: "M-20 15V11H20V15zM-17 11V8H17V11zM-15 8V-5H15V8zM-19-5 0-16 19-5z",
    roofs: "M-13 8V-5h3.2V8zM-7.2 8V-5H-4V8zM4 8V-5H7.2V8zM9.8 8V-5H13V8zM-2.4 8V-1.5a2.4 2.4 0 0 1 4.8 0V8zM-20-4.2V-6.2L0-18 20-6.2V-4.2z",
    lines: "M-4-8.5a4 4 0 0 1 8 0",
  },
  gas_station: {
    walls: "M-15-7V-13H15V-7zM-6 14V0H3V14z",
    roofs: "M-12-7h2.5V14H-12zM9.5-7H12V14H9.5zM-4.3 6.5V2H1.3V6.5zM-8 14H5V16H-8z",
    lines: "M3 3.5H5.5Q7 3.5 7 5V9.5Q7 11 8 11T8.5 9.5V2M-12-10H12",
  },
};
