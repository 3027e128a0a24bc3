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

export function fieldsOf(game: GameInfo): OptionField[] {
  return Object.entries(propertiesOf(game.schema))
    .map(([name, property]) => ({ name, values: valuesOf(property) }))
    .filter((field) => field.values.length > 1);
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
  return typeof value === "number"
    ? { id: `option-${name}-number`, facts: { number: value } }
    : { id: `option-${name}-${value}`, facts: {} };
}
