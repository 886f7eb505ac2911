import * as z from 'zod';

/**
 * Kinds of personal data in a response: about a child, about the family, about staff, and free texts. The
 * permission table lists which kinds an API key can read by each scope.
 */
export const personalData = [
  'childName',
  'birthDate',
  'gender',
  'contact',
  'family',
  'address',
  'school',
  'fileNumber',
  'photo',
  'staff',
  'texts',
  'files',
] as const;
export type PersonalData = (typeof personalData)[number];

const marks = z.registry<{ holds: PersonalData }>();

/**
 * Marks which kind of personal data a field contains. A mark on a field overrides the mark of its schema:
 * text schemas are marked `texts`, which a field may override.
 */
export function holds<Schema extends z.ZodType>(kind: PersonalData, schema: Schema): Schema {
  const marked = schema.clone(schema._zod.def, { parent: true });
  marks.add(marked, { holds: kind });
  return marked;
}

/**
 * Schemas directly inside a schema, each with its path step: `.name`, `[]`, `{}`, or empty for a wrapper of
 * the same value.
 */
export type SchemasBelow = [step: string, schema: z.core.$ZodType][];

/** The schemas directly inside a schema; undefined if the schema contains no others. */
export function schemasBelow(schema: z.core.$ZodType): SchemasBelow | undefined {
  const { def } = schema._zod as z.core.$ZodTypes['_zod'];
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).map(([name, field]) => [`.${name}`, field]);
    case 'array':
      return [['[]', def.element]];
    case 'record':
      return [['{}', def.valueType]];
    case 'union':
      return def.options.map(option => ['', option]);
    case 'lazy':
      return [['', def.getter()]];
    case 'pipe':
      return [['', def.out]];
    default:
      return 'innerType' in def ? [['', def.innerType]] : undefined;
  }
}

/**
 * The kind with which a field is marked; undefined for a field that is not personal data or contains it only
 * in nested fields.
 */
export function heldBy(schema: z.core.$ZodType): PersonalData | undefined {
  const { def } = schema._zod as z.core.$ZodTypes['_zod'];
  const own = marks.get(schema as z.ZodType)?.holds;
  return own ?? ('innerType' in def ? heldBy(def.innerType) : undefined);
}
