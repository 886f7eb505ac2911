import * as z from 'zod';
import { Line, optional, PlainDate, Text } from '../../../core/fields.ts';
import { eyeLimits, type Limits } from '../eye-reports/field-limits.ts';
import type { NumberFieldName } from '../eye-reports/number-fields.ts';
import type { Concept } from '../fhir/fhir-codes.ts';

export type FieldKind = 'number' | 'choice' | 'line' | 'text' | 'date' | 'acuity';

/** A field of a visit: how it is stored, typed and shown. Labels are in `texts.en.ts` and `texts.zh.ts`. */
export interface Field {
  kind: FieldKind;
  /** Name of the numeric field whose limits, unit and decimals apply. */
  number?: NumberFieldName;
  /** Whether a date must not be in the future. */
  isPast?: boolean;
  options?: readonly string[];
  /** Whether one of the options is always recorded, if anything of the group is. */
  isRequired?: boolean;
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

export const line = { kind: 'line' } as const;
export const text = { kind: 'text' } as const;
export const acuity = { kind: 'acuity' } as const;
export const day = { kind: 'date' } as const;
export const pastDay = { ...day, isPast: true } as const;

export const number = (name: keyof typeof eyeLimits, fhir?: Concept) =>
  ({ kind: 'number', number: name, fhir }) as const;

export const choice = <Option extends string>(options: readonly [Option, ...Option[]]) =>
  ({ kind: 'choice', options }) as const;

type Optional<Schema extends z.ZodType> = ReturnType<typeof optional<Schema>>;
type Choice<Option extends string> = z.ZodEnum<{ [Each in Option]: Each }>;

type SchemaOf<Of extends Field> = Of extends { options: readonly (infer Option extends string)[] }
  ? Of extends { isRequired: true }
    ? Choice<Option>
    : Optional<Choice<Option>>
  : Optional<Of extends { kind: 'number' } ? z.ZodType<number, number> : z.ZodType<string, string>>;

/** Schemas of the kinds of texts. */
const textSchemas = {
  line: optional(Line),
  text: optional(Text),
  date: optional(PlainDate),
};

/**
 * Schemas of fields with rules of their own, by kind or name of the number. Only who has such fields names and
 * loads them.
 */
type OwnSchemas = Partial<Record<'acuity' | NumberFieldName, z.ZodType>>;

/** Schema of a field's stored value, which is null if nothing was recorded. */
function schemaOf({ kind, number, options = [], isRequired }: Field, own: OwnSchemas): z.ZodType {
  const special = own[number ?? (kind as 'acuity')];
  if (special) return optional(special);
  if (number) return optional(numberWithin(eyeLimits[number as keyof typeof eyeLimits]));
  if (kind !== 'choice') return textSchemas[kind as keyof typeof textSchemas];
  return isRequired ? z.enum(options) : optional(z.enum(options));
}

type SchemasOf<Fields> = {
  -readonly [Name in keyof Fields]: Fields[Name] extends Field
    ? SchemaOf<Fields[Name]>
    : z.ZodObject<SchemasOf<Fields[Name]>, z.core.$strict>;
};

export const shapeOf = <Fields extends FieldTree>(fields: Fields, own: OwnSchemas = {}): SchemasOf<Fields> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, node]) => [
      name,
      isField(node) ? schemaOf(node, own) : recordOf(node, own),
    ]),
  ) as SchemasOf<Fields>;

export const recordOf = <Fields extends FieldTree>(
  fields: Fields,
  own?: OwnSchemas,
): z.ZodObject<SchemasOf<Fields>, z.core.$strict> => z.strictObject(shapeOf(fields, own));

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
