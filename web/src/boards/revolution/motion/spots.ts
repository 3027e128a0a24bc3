/* Where pieces set out and arrive that are no things of the menu: panels and desk name these spots. Pure. */
export const spot = {
  stock: (seat: number): string => `stock:${seat}`,
  used: (seat: number): string => `used:${seat}`,
  trains: (seat: number): string => `trains:${seat}`,
  board: (seat: number): string => `board:${seat}`,
  money: (seat: number): string => `money:${seat}`,
  tickets: (seat: number): string => `tickets:${seat}`,
  done: (seat: number): string => `done:${seat}`,
  bill: "bill",
} as const;
