import type { Locale } from '../fields.ts';
import { maxFieldLength } from '../limits.ts';
import { languageOfText } from './language-of-text.ts';
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

/**
 * Fills again the fields that still have the value with which they were filled, for example after the
 * language has changed. Fields with another value keep it.
 */
export const refillFields = <Doc extends RichDocument>(
  document: Doc,
  before: FieldValues,
  after: FieldValues,
): Doc =>
  mapFields(document, ({ name, value }) => ({
    name,
    value: value === filledValue(before, name) ? filledValue(after, name) : value,
  }));

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

/**
 * Fields that were filled in another language than that of the current values, without duplicates, in the
 * order of the text. A name that is the same in both languages does not count.
 */
export const fieldsInOtherLanguage = (
  document: RichDocument,
  values: FieldValues,
  language: Locale,
): string[] => {
  const isOther = (text: string | null) => {
    const written = languageOfText(text ?? '');
    return written !== null && written !== language;
  };
  const others = fieldsOf(document).filter(
    ({ name, value }) => isOther(value) && !isOther(filledValue(values, name)),
  );
  return [...new Set(others.map(({ name }) => name))];
};

export const hasSignaturePlace = (document: RichDocument): boolean =>
  fieldsOf(document).some(({ name }) => name === signatureField);
