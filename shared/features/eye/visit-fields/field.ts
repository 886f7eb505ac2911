import * as z from 'zod';
import { Line, optional, PlainDate, Text } from '../../../core/fields.ts';
import { eyeLimits, type Limits } from '../eye-reports/field-limits.ts';
import type { NumberFieldName } from '../eye-reports/number-fields.ts';
import type { Concept } from '../fhir/fhir-codes.ts';

export type FieldKind = 'number' | 'choice' | 'line' | 'text' | 'date' | 'acuity';

/** A field of a visit: how it is stored, typed and shown. Labels are in `texts.en.ts` and `texts.zh.ts`. */
export interface Field<Schema extends z.ZodType = z.ZodType> {
  kind: FieldKind;
  /** Schema of the stored value, which is null if nothing was recorded. */
  schema: Schema;
  /** Name of the numeric field whose limits, unit and decimals apply. */
  number?: NumberFieldName;
  /** Whether a date must not be in the future. */
  isPast?: boolean;
  options?: readonly string[];
  /**
   * FHIR concept of the field: a name, and a code if one exists. An acuity has the concept of its test
   * method.
   */
  fhir?: Concept | undefined;
}

/** Fields or groups of fields by name, such as the fields of one eye. */
export interface FieldTree {
  [name: string]: Field | FieldTree;
}

export const isField = (node: Field | FieldTree): node is Field => typeof node.kind === 'string';

/** Schema of a number that is within limits and a multiple of the step. Normalises −0 to 0. */
export function numberWithin({ min, max, step, allowsZero }: Limits) {
  return z
    .number()
    .min(allowsZero ? 0 : min)
    .max(max)
    .multipleOf(step)
    .overwrite(value => (value === 0 ? 0 : value));
}

export const line = { kind: 'line', schema: optional(Line) } as const;
export const text = { kind: 'text', schema: optional(Text) } as const;
export const day = { kind: 'date', schema: optional(PlainDate) } as const;
export const pastDay = { ...day, isPast: true } as const;

export const number = (name: keyof typeof eyeLimits, fhir?: Concept) =>
  ({ kind: 'number', number: name, schema: optional(numberWithin(eyeLimits[name])), fhir }) as const;

export const choice = <Option extends string>(options: readonly [Option, ...Option[]]) =>
  ({ kind: 'choice', options, schema: optional(z.enum(options)) }) as const;

type SchemasOf<Fields> = {
  -readonly [Name in keyof Fields]: Fields[Name] extends Field
    ? Fields[Name]['schema']
    : z.ZodObject<SchemasOf<Fields[Name]>, z.core.$strict>;
};

export const shapeOf = <Fields extends FieldTree>(fields: Fields): SchemasOf<Fields> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, node]) => [name, isField(node) ? node.schema : recordOf(node)]),
  ) as SchemasOf<Fields>;

export const recordOf = <Fields extends FieldTree>(
  fields: Fields,
): z.ZodObject<SchemasOf<Fields>, z.core.$strict> => z.strictObject(shapeOf(fields));

/**
 * The schemas of groups by name, null if nothing of a group was recorded.
 * @param ids names of the schemas in the API’s description
 */
export const groupShapes = <Groups extends Record<string, FieldTree>>(
  groups: Groups,
  ids: { [Name in keyof Groups]?: string } = {},
) =>
  Object.fromEntries(
    Object.entries(groups).map(([name, group]) => [
      name,
      optional(ids[name] ? recordOf(group).meta({ id: ids[name] }) : recordOf(group)),
    ]),
  ) as { [Name in keyof Groups]: ReturnType<typeof optional<ReturnType<typeof recordOf<Groups[Name]>>>> };

/** Makes the schemas of groups optional, for requests that may leave groups out. */
export const leftOut = <Shape extends Record<string, z.ZodDefault>>(shape: Shape) =>
  Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, z.optional(schema.unwrap())])) as {
    [Name in keyof Shape]: z.ZodOptional<ReturnType<Shape[Name]['unwrap']>>;
  };
