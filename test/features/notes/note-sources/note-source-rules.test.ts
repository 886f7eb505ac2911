import { expect, test } from 'vitest';
import type { RichDocument } from '../../../../shared/core/rich-document/schema.ts';
import {
  newRecordFields,
  noDocument,
  sourcesAfter,
} from '../../../../shared/features/notes/notes/note-sources.ts';
import type { NoteSource } from '../../../../shared/features/notes/notes/schema.ts';

const textWith = (...fields: [name: string, value: string | null][]): RichDocument => ({
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: fields.map(([name, value]) => ({ type: 'field' as const, attrs: { name, value } })),
    },
  ],
});
const visit = (revision: number, field: NoteSource['field'] = 'eye.refraction'): NoteSource => ({
  ...{ field, id: `eye_${'a'.repeat(38)}`, revision, date: '2026-03-01', reference: 'EYE-1' },
});
const old = textWith(['eye.refraction', 'R −1.00']);
const before = { body: old, sources: [visit(1)] };
const now = { values: { 'eye.refraction': 'R −2.00' }, sources: [visit(2)] };
const unread = { values: {}, sources: [] };

test('when a note’s field is filled in for the first time, the current records are stored as the field’s sources', () => {
  const body = textWith(['eye.refraction', 'R −2.00'], ['case.fullName', 'Wren']);
  expect(sourcesAfter({ body: noDocument }, body, now)).toEqual([visit(2)]);
});

test('a note field without a value has no sources', () => {
  expect(sourcesAfter({ body: noDocument }, textWith(['eye.refraction', null]), now)).toEqual([]);
});

test('a value that was already in a note keeps its source records, whatever the current value is', () => {
  expect(newRecordFields(old, old)).toEqual([]);
  expect(sourcesAfter(before, old, unread)).toEqual([visit(1)]);
  expect(sourcesAfter(before, old, now)).toEqual([visit(1)]);
});

test('a value in a note that equals the current value has the current records as sources', () => {
  expect(sourcesAfter(before, old, { values: { 'eye.refraction': 'R −1.00' }, sources: [visit(2)] })).toEqual(
    [visit(2)],
  );
});

test('a note’s field that is filled in again has the current records as sources, and a removed field has no sources', () => {
  expect(sourcesAfter(before, textWith(['eye.refraction', 'R −2.00']), now)).toEqual([visit(2)]);
  expect(sourcesAfter(before, noDocument, now)).toEqual([]);
});

test('a note that contains an old and a new value of one field has the records of both values as sources', () => {
  const both = textWith(['eye.refraction', 'R −1.00'], ['eye.refraction', 'R −2.00']);
  expect(newRecordFields(old, both)).toEqual(['eye.refraction']);
  expect(sourcesAfter(before, both, now)).toEqual([visit(1), visit(2)]);
});

test('if a new value in a note is already outdated, its sources are the records that the page sent or, without these, current ones', () => {
  const stale = textWith(['eye.refraction', 'R −1.50']);
  expect(sourcesAfter(before, stale, now, [visit(1)])).toEqual([visit(1)]);
  expect(sourcesAfter(before, stale, now, [visit(1, 'eye.progression')])).toEqual([visit(2)]);
});

test('a note that was stored without sources gets no sources for values that the note already contains', () => {
  expect(sourcesAfter({ body: old }, old, now)).toEqual([]);
});
