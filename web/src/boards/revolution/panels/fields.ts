/* A player board as a drawing: eight sections with their buildings over their rails, and the logo. Pure. */
import type { FieldView } from "../../../generated/revolution/types";

export interface Slot {
  x: number;
  y: number;
  full: boolean;
}

export interface Drawn {
  index: number;
  x: number;
  money: number;
  houses: Slot[];
  rails: Slot[];
}

export interface Sizes {
  /** Of one section. */
  width: number;
  house: { apart: number; y: number };
  rail: { y: number; apart: number };
}

export const LARGE: Sizes = { width: 33.4, house: { apart: 13, y: 12 }, rail: { y: 25, apart: 6.5 } };
export const SMALL: Sizes = { width: 17.4, house: { apart: 7.4, y: 5 }, rail: { y: 13, apart: 5 } };
/** Room that the logo takes before what lies right of it. */
const LOGO = 3;

export function drawnFields(fields: readonly FieldView[], sizes: Sizes): Drawn[] {
  return fields.map((field, k) => {
    const x = sizes.width * k + (field.left_of_logo ? 0 : LOGO);
    const middle = x + (sizes.width - 3) / 2 + 0.5;
    return {
      index: field.index,
      x,
      money: field.money,
      houses: slots(field.building_slots, field.buildings, (n) => [middle + (n - (field.building_slots - 1) / 2) * sizes.house.apart, sizes.house.y]),
      rails: slots(field.rail_slots, field.rails, (n) => [x, sizes.rail.y + sizes.rail.apart * n]),
    };
  });
}

/** Pieces leave a section from the left: the empty slots come first. */
function slots(room: number, left: number, at: (n: number) => readonly [number, number]): Slot[] {
  return Array.from({ length: room }, (_, n) => {
    const [x, y] = at(n);
    return { x, y, full: n >= room - left };
  });
}

/** Where the logo stands. */
export function logoAt(fields: readonly FieldView[], { width }: Sizes): number {
  return width * fields.filter(({ left_of_logo }) => left_of_logo).length + 0.4;
}
