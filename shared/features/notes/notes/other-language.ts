import { documentText } from '../../../core/rich-document/document-text.ts';
import { type FieldValues, fieldsInOtherLanguage } from '../../../core/rich-document/fill-fields.ts';
import { isInOtherLanguage } from '../../../core/rich-document/language-of-text.ts';
import { mapFields } from '../../../core/rich-document/walk-document.ts';
import type { NoteFields } from './schema.ts';

/** What in a note is not in the note's language. */
interface OtherLanguage {
  /** Whether the text around the merge fields is. */
  text: boolean;
  /** Names of the merge fields that are. */
  fields: string[];
}

/** @param values current values of the merge fields in the note's language */
export const otherLanguageIn = (
  { body, language }: Pick<NoteFields, 'body' | 'language'>,
  values: FieldValues,
): OtherLanguage => ({
  text: isInOtherLanguage(documentText(mapFields(body, ({ name }) => ({ name, value: null }))), language),
  fields: fieldsInOtherLanguage(body, values, language),
});
