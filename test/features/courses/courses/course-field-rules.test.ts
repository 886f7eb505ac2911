import { expect, test } from 'vitest';
import type { RichDocument } from '../../../../shared/core/rich-document/schema.ts';
import { isPlainDocument } from '../../../../shared/features/courses/courses/plain-document.ts';
import { CourseFields, hasAgesInOrder } from '../../../../shared/features/courses/courses/schema.ts';
import { courseFields } from './samples.ts';

const issuesOf = (more: Partial<CourseFields>) =>
  CourseFields.safeParse(courseFields(more)).error?.issues.map(({ path, message }) => ({ path, message }));
const picture: RichDocument['content'][number] = {
  type: 'image',
  attrs: { fileId: 'file_0000000000000000000000', alt: '', caption: '' },
};
const merged: RichDocument['content'][number] = {
  type: 'paragraph',
  content: [{ type: 'field', attrs: { name: 'case.fullName', value: null } }],
};
const said = (text: string): RichDocument['content'][number] => ({
  type: 'paragraph',
  content: [{ type: 'text', text }],
});
const documentOf = (...content: RichDocument['content']): RichDocument => ({ type: 'doc', content });

test('a text field of a course that allows only plain documents accepts neither pictures nor merge fields', () => {
  expect(isPlainDocument(documentOf())).toBe(true);
  expect(isPlainDocument(documentOf(said('First'), said('Then')))).toBe(true);
  expect(isPlainDocument(documentOf(said('First'), picture))).toBe(false);
  expect(isPlainDocument(documentOf(said('First'), merged))).toBe(false);
});

test('the description of a course must be a plain document without pictures or merge fields', () => {
  const wrong = [{ path: ['description'], message: 'validation.field' }];
  expect(issuesOf({ description: null })).toBeUndefined();
  expect(issuesOf({ description: documentOf(said('First')) })).toBeUndefined();
  expect(issuesOf({ description: documentOf(picture) })).toEqual(wrong);
  expect(issuesOf({ description: documentOf(merged) })).toEqual(wrong);
});

test('the description of a course is limited to 30,000 bytes of JSON; a Chinese character counts as three bytes', () => {
  const around = '{"type":"doc","content":[{"type":"paragraph","content":[{"type":"text","text":""}]}]}'
    .length;
  const room = 30_000 - around;
  const described = (text: string) => issuesOf({ description: documentOf(said(text)) });
  expect(described('x'.repeat(room))).toBeUndefined();
  const wrong = [{ path: ['description'], message: 'validation.max_length' }];
  expect(described('x'.repeat(room + 1))).toEqual(wrong);
  expect(described('眼'.repeat(room / 2))).toEqual(wrong);
});

test('the minimum age of a course cannot be above its maximum age', () => {
  const isInOrder = (ageFrom: number | null, ageTo: number | null) => hasAgesInOrder({ ageFrom, ageTo });
  expect([isInOrder(6, 9), isInOrder(9, 9), isInOrder(9, 8)]).toEqual([true, true, false]);
  expect([isInOrder(null, null), isInOrder(9, null), isInOrder(null, 0)]).toEqual([true, true, true]);
  expect(issuesOf({ ageFrom: 9, ageTo: 9 })).toBeUndefined();
  expect(issuesOf({ ageFrom: 9, ageTo: 8 })).toEqual([{ path: ['ageTo'], message: 'validation.age_order' }]);
});
