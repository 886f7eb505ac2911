import * as z from 'zod';

/**
 * Kinds of personal data that an answer can hold: about a child, about the family, about staff, and what people
 * wrote. The permission table says which of them a scope of an API key reads.
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
 * Marks what kind of personal data a field holds. A mark on the field comes before one that its schema has:
 * every text that people type is `texts` unless the field says otherwise.
 */
export function holds<Schema extends z.ZodType>(kind: PersonalData, schema: Schema): Schema {
  const marked = schema.clone(schema._zod.def, { parent: true });
  marks.add(marked, { holds: kind });
  return marked;
}

/** The kind that a field is marked with; undefined for what is no personal data, or holds it further down. */
export function heldBy(schema: z.core.$ZodType): PersonalData | undefined {
  const { def } = schema._zod as z.core.$ZodTypes['_zod'];
  const own = marks.get(schema as z.ZodType)?.holds;
  return own ?? ('innerType' in def ? heldBy(def.innerType) : undefined);
}
