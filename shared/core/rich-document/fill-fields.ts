import { maxFieldLength } from '../limits.ts';
import type { RichDocument } from './schema.ts';
import { fieldsOf, mapFields } from './walk-document.ts';

/** Values of merge fields for one child, by field name; null for a field without a value. */
export type FieldValues = Readonly<Record<string, string | null>>;

export const signatureField = 'author.signature';
/** Line that is printed for the signature until somebody has signed. */
export const signaturePlace = '_'.repeat(28);

/** Fills the fields of a document with current values; unknown fields get no value. */
export const fillFields = <Doc extends RichDocument>(document: Doc, values: FieldValues): Doc =>
  mapFields(document, ({ name }) => ({ name, value: filledValue(values, name) }));

/** The value for a field; null if there is none. */
export const filledValue = (values: FieldValues, name: string): string | null => {
  const value = (Object.hasOwn(values, name) ? values[name]?.trim() : null) || null;
  return value && value.length > maxFieldLength ? `${value.slice(0, maxFieldLength - 1)}…` : value;
};

/** The fields without a value, without duplicates, in the order of the text. */
export const missingFields = (document: RichDocument): string[] => [
  ...new Set(fieldsOf(document).flatMap(({ name, value }) => (value?.trim() ? [] : [name]))),
];

export interface ChangedField {
  name: string;
  before: string | null;
  after: string | null;
}

/**
 * Fields whose value would change if they were filled again, without duplicates, in the order of the text.
 */
export function changedFields(document: RichDocument, values: FieldValues): ChangedField[] {
  const changes = fieldsOf(document).flatMap(({ name, value: before }) => {
    const after = filledValue(values, name);
    return before === after ? [] : [{ name, before, after }];
  });
  return [...new Map(changes.map(change => [JSON.stringify(change), change])).values()];
}

export const hasSignaturePlace = (document: RichDocument): boolean =>
  fieldsOf(document).some(({ name }) => name === signatureField);
