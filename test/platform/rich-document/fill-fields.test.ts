import { expect, test } from 'vitest';
import { fieldSources } from '../../../functions/composition/field-sources.ts';
import { maxFieldLength } from '../../../shared/core/limits.ts';
import { documentText } from '../../../shared/core/rich-document/document-text.ts';
import {
  changedFields,
  fillFields,
  hasSignaturePlace,
  missingFields,
  signatureField,
} from '../../../shared/core/rich-document/fill-fields.ts';
import { RichDocument } from '../../../shared/core/rich-document/schema.ts';
import { fieldsOf } from '../../../shared/core/rich-document/walk-document.ts';
import { mergeFields } from '../../../shared/features/notes/templates/template-fields.ts';

const field = (name: string, value: string | null = null) => ({
  type: 'field',
  attrs: { name, value },
  marks: [{ type: 'bold' }],
});
const item = (...content: object[]) => ({
  type: 'listItem',
  content: [{ type: 'paragraph', content }],
});
const letter = RichDocument.parse({
  type: 'doc',
  content: [
    { type: 'paragraph', content: [{ type: 'text', text: 'Dear parents of ' }, field('case.fullName')] },
    { type: 'bulletList', content: [item(field('case.age')), item(field('case.school', 'Old School'))] },
    { type: 'paragraph', content: [field('case.fullName'), field('constructor.name')] },
  ],
});

test('fields anywhere in a document are filled with known values; a missing value is printed as a dash and listed', () => {
  const filled = fillFields(letter, { 'case.fullName': 'Mei Chan', 'case.age': ' ', 'case.school': null });
  expect(documentText(filled)).toBe('Dear parents of Mei Chan\n• —\n• —\nMei Chan—');
  expect(missingFields(filled)).toEqual(['case.age', 'case.school', 'constructor.name']);
  expect(RichDocument.parse(filled)).toEqual(filled);
});

test('a field value longer than the limit is shortened, so that the document can be stored', () => {
  const filled = fillFields(letter, { 'case.fullName': 'x'.repeat(maxFieldLength + 10) });
  expect(() => RichDocument.parse(filled)).not.toThrow();
});

const filledIn = (value: string) =>
  fieldsOf(fillFields(letter, { 'case.fullName': value })).map(one => one.value)[0];

test('a field value is trimmed, and a value of exactly the maximum length is not shortened', () => {
  expect(filledIn('  Mei Chan ')).toBe('Mei Chan');
  expect(filledIn('x'.repeat(maxFieldLength))).toBe('x'.repeat(maxFieldLength));
  expect(filledIn('x'.repeat(maxFieldLength + 1))).toBe(`${'x'.repeat(maxFieldLength - 1)}…`);
});

test('a field value of spaces counts as missing', () => {
  const blank = { type: 'doc', content: [{ type: 'paragraph', content: [field('case.age', '  ')] }] };
  expect(missingFields(RichDocument.parse(blank))).toEqual(['case.age']);
});

test('before fields are filled in again, each value that would change is listed once, and the document stays unchanged', () => {
  const filled = fillFields(letter, { 'case.fullName': 'Mei Chan', 'case.age': '8 years' });
  const known = { 'case.fullName': 'Mei Wong', 'case.age': '8 years', 'case.school': 'Hill School' };
  expect(changedFields(filled, known)).toEqual([
    { name: 'case.fullName', before: 'Mei Chan', after: 'Mei Wong' },
    { name: 'case.school', before: null, after: 'Hill School' },
  ]);
  expect(changedFields(fillFields(filled, known), known)).toEqual([]);
});

test('exactly one feature provides the value of each template field', () => {
  const provided = fieldSources.flatMap(({ names }) => names);
  expect(provided.toSorted()).toEqual([...mergeFields].sort());
});

test('a signature field anywhere in a document is found', () => {
  expect(hasSignaturePlace(letter)).toBe(false);
  const signed = { type: 'doc', content: [{ type: 'paragraph', content: [field(signatureField)] }] };
  expect(hasSignaturePlace(RichDocument.parse(signed))).toBe(true);
  const both = { ...signed, content: [...signed.content, ...letter.content] };
  expect(hasSignaturePlace(RichDocument.parse(both)), 'beside other fields').toBe(true);
});
