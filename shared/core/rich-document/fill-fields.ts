import { maxFieldLength, type RichDocument } from './schema.ts';
import { fieldsOf, mapFields } from './walk-document.ts';

/** What merge fields say about one child, by name; null where there is nothing to say. */
export type FieldValues = Readonly<Record<string, string | null>>;

/** The field where a signature is put, and what stands there until somebody has signed. */
export const signatureField = 'author.signature';
export const signaturePlace = '_'.repeat(28);

/** A document whose fields say what is known now; whatever is not known has no value. */
export const fillFields = <Doc extends RichDocument>(document: Doc, values: FieldValues): Doc =>
  mapFields(document, ({ name }) => ({ name, value: filledValue(values, name) }));

const filledValue = (values: FieldValues, name: string): string | null => {
  const value = (Object.hasOwn(values, name) ? values[name]?.trim() : null) || null;
  return value && value.length > maxFieldLength ? `${value.slice(0, maxFieldLength - 1)}…` : value;
};

/** The fields that have no value, each once, in the order of the text. */
export const missingFields = (document: RichDocument): string[] => [
  ...new Set(fieldsOf(document).flatMap(({ name, value }) => (value?.trim() ? [] : [name]))),
];

/** A field whose value is no longer what is known. */
export interface ChangedField {
  name: string;
  before: string | null;
  after: string | null;
}

/** What filling the fields anew would change, each change once, in the order of the text. */
export function changedFields(document: RichDocument, values: FieldValues): ChangedField[] {
  const changes = fieldsOf(document).flatMap(({ name, value: before }) => {
    const after = filledValue(values, name);
    return before === after ? [] : [{ name, before, after }];
  });
  return [...new Map(changes.map(change => [JSON.stringify(change), change])).values()];
}

/** Whether a document has a place to sign. */
export const hasSignaturePlace = (document: RichDocument): boolean =>
  fieldsOf(document).some(({ name }) => name === signatureField);
