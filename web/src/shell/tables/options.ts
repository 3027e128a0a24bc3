/* The options of a game as fields of a form, read from their JSON schema. Pure. */
import type { GameInfo, Text } from "../../net/types";

export type OptionValue = boolean | number | string;

export interface OptionField {
  name: string;
  values: OptionValue[];
}

interface Property {
  type?: string;
  enum?: OptionValue[];
  minimum?: number;
  maximum?: number;
}

export type Options = Record<string, OptionValue>;

/** The options that can be chosen with so many seats and these other choices. */
export function fieldsOf(game: GameInfo, seats: number, options: Options): OptionField[] {
  return Object.entries(propertiesOf(game.schema))
    .map(([name, property]) => ({ name, values: valuesOf(property) }))
    .filter(({ name, values }) => values.length > 1 && counts(game, name, seats, options));
}

/** Whether an option counts; it never does where one that it hangs on does not. */
export function counts(game: GameInfo, name: string, seats: number, options: Options): boolean {
  const applies = game.applies[name];
  if (!applies) return true;
  const { least_seats: least, most_seats: most, when } = applies;
  return seats >= least && seats <= most && Object.keys(when).every((other) => holds(other));

  function holds(other: string): boolean {
    return when[other]!.includes(options[other]!) && counts(game, other, seats, options);
  }
}

function propertiesOf(schema: Record<string, unknown>): Record<string, Property> {
  const reference = schema.$ref as string | undefined;
  const parts = (schema.$defs ?? {}) as Record<string, Record<string, unknown>>;
  const whole = reference ? parts[reference.split("/").at(-1)!] : schema;
  return (whole?.properties ?? {}) as Record<string, Property>;
}

function valuesOf(property: Property): OptionValue[] {
  if (property.enum) return property.enum;
  if (property.type === "boolean") return [true, false];
  if (property.type !== "integer") return [];
  const { minimum = 1, maximum = minimum + 19 } = property;
  return Array.from({ length: maximum - minimum + 1 }, (_, step) => minimum + step);
}

/** The message that says one value of an option, and its facts. */
export function valueMessage(name: string, value: OptionValue): Text {
  return typeof value === "number" ? { id: `option-${name}-number`, facts: { number: value } } : { id: `option-${name}-${value}`, facts: {} };
}
