import { readAcuity } from '../../../core/reading/read-acuity.ts';
import { formatField, parseField } from '../eye-reports/number-fields.ts';
import { type Field, type FieldTree, isField } from './field.ts';

/** Form values: each field as a typed text, which is empty if the value is missing. */
export type TypedTexts<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends Field ? string : TypedTexts<Fields[Name]>;
};

const mapFields = (
  fields: FieldTree,
  values: object | null,
  convert: (field: Field, value: unknown) => unknown,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, node]) => {
      const value: unknown = values?.[name as keyof typeof values];
      return [name, isField(node) ? convert(node, value) : mapFields(node, Object(value), convert)];
    }),
  );

/** Converts stored values to the texts of a form; all texts are empty if nothing is stored. */
export const textsOf = <Fields extends FieldTree>(fields: Fields, values: object | null) =>
  mapFields(fields, values, ({ number }, value) =>
    number ? formatField(number, (value as number | undefined) ?? null, 'spectacle') : (value ?? ''),
  ) as TypedTexts<Fields>;

/**
 * Reads the typed texts of a form. A group without any text is null. Unreadable texts also become null; the
 * form shows an error for them and cannot be sent.
 */
export function valuesOf(fields: FieldTree, texts: object): Record<string, unknown> {
  const values = Object.entries(mapFields(fields, texts, readText));
  return Object.fromEntries(values.map(([name, value]) => [name, isFilled([value]) ? value : null]));
}

function readText({ kind, number }: Field, text: unknown): unknown {
  const typed = String(text ?? '');
  if (kind === 'acuity') return readAcuity(typed) || null;
  if (!number) return typed.trim() || null;
  const read = parseField(number, typed);
  return typeof read === 'object' ? read.value : null;
}

/** Whether a group has any text or value; zero counts as a value. */
export const isFilled = (values: object): boolean =>
  Object.values(values).some(value =>
    typeof value === 'object' && value !== null ? isFilled(value) : value !== '' && value != null,
  );

/** A field with its path, such as `cornea.right.k1`, and its value in a record or a form. */
export interface FieldAt {
  path: string;
  field: Field;
  value: unknown;
}

/** Paths of fields that accept only past days but contain a future day, in a record or a form. */
export const futureDays = (fields: FieldTree, values: object, today: string): string[] =>
  fieldsAt(fields, values).flatMap(({ path, field, value }) =>
    field.isPast && typeof value === 'string' && value > today ? [path] : [],
  );

/** Sorts fields so that each field of the right eye is followed by the same field of the left eye. */
export function eyeByEye(fields: FieldAt[]): FieldAt[] {
  const nameOf = ({ path }: FieldAt) => path.split('.').at(-1);
  const names = [...new Set(fields.map(nameOf))];
  return names.flatMap(name => fields.filter(field => nameOf(field) === name));
}

export const fieldsAt = (fields: FieldTree, values: object | null, under = ''): FieldAt[] =>
  Object.entries(fields).flatMap(([name, node]) => {
    const path = `${under}${name}`;
    const value: unknown = values?.[name as keyof typeof values];
    return isField(node) ? [{ path, field: node, value }] : fieldsAt(node, Object(value), `${path}.`);
  });
