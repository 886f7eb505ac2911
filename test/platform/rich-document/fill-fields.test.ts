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

test('fields show known values anywhere; an unknown value prints a dash and is listed', () => {
  const filled = fillFields(letter, { 'case.fullName': 'Mei Chan', 'case.age': ' ', 'case.school': null });
  expect(documentText(filled)).toBe('Dear parents of Mei Chan\n• —\n• —\nMei Chan—');
  expect(missingFields(filled)).toEqual(['case.age', 'case.school', 'constructor.name']);
  expect(RichDocument.parse(filled)).toEqual(filled);
});

test('a value longer than the limit is cut, so that the document can be stored', () => {
  const filled = fillFields(letter, { 'case.fullName': 'x'.repeat(maxFieldLength + 10) });
  expect(() => RichDocument.parse(filled)).not.toThrow();
});

const filledIn = (value: string) =>
  fieldsOf(fillFields(letter, { 'case.fullName': value })).map(one => one.value)[0];

test('a value is trimmed, and one that just fits is not cut', () => {
  expect(filledIn('  Mei Chan ')).toBe('Mei Chan');
  expect(filledIn('x'.repeat(maxFieldLength))).toBe('x'.repeat(maxFieldLength));
  expect(filledIn('x'.repeat(maxFieldLength + 1))).toBe(`${'x'.repeat(maxFieldLength - 1)}…`);
});

test('a field of spaces has no value', () => {
  const blank = { type: 'doc', content: [{ type: 'paragraph', content: [field('case.age', '  ')] }] };
  expect(missingFields(RichDocument.parse(blank))).toEqual(['case.age']);
});

test('filling again first lists the changes, each once, and changes nothing', () => {
  const filled = fillFields(letter, { 'case.fullName': 'Mei Chan', 'case.age': '8 years' });
  const known = { 'case.fullName': 'Mei Wong', 'case.age': '8 years', 'case.school': 'Hill School' };
  expect(changedFields(filled, known)).toEqual([
    { name: 'case.fullName', before: 'Mei Chan', after: 'Mei Wong' },
    { name: 'case.school', before: null, after: 'Hill School' },
  ]);
  expect(changedFields(fillFields(filled, known), known)).toEqual([]);
});

test('every field of templates is filled in by exactly one feature', () => {
  const provided = fieldSources.flatMap(({ names }) => names);
  expect(provided.toSorted()).toEqual([...mergeFields].sort());
});

test('a document says whether it has a signature field', () => {
  expect(hasSignaturePlace(letter)).toBe(false);
  const signed = { type: 'doc', content: [{ type: 'paragraph', content: [field(signatureField)] }] };
  expect(hasSignaturePlace(RichDocument.parse(signed))).toBe(true);
  const both = { ...signed, content: [...signed.content, ...letter.content] };
  expect(hasSignaturePlace(RichDocument.parse(both)), 'beside other fields').toBe(true);
});
