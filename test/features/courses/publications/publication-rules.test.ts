import { expect, test } from 'vitest';
import type { CoursePart } from '../../../../shared/features/courses/course-content/schema.ts';
import type { StoredCourse } from '../../../../shared/features/courses/courses/schema.ts';
import {
  changesOf,
  lacksOf,
  partChanges,
} from '../../../../shared/features/courses/publications/publication-rules.ts';
import type {
  PublishedCourse,
  PublishedPart,
} from '../../../../shared/features/courses/published-courses/schema.ts';

const before = '2026-05-01T08:00:00.000Z';
const since = '2026-05-16T08:00:00.000Z';
const later = '2026-05-17T08:00:00.000Z';
const part = (id: string, changes: object = {}) =>
  ({ id, title: id, parentId: null, updatedAt: before, ...changes }) as CoursePart & PublishedPart;
const details = {
  ...{ title: 'Looking', shortDescription: 'Short', goals: ['See'], languages: ['en'] },
  ...{ ageFrom: 5, ageTo: 8, cover: { fileId: 'file_1', alt: '' }, activities: 1 },
};
const course = (changes: object = {}) => ({ ...details, ...changes }) as unknown as StoredCourse;
const published = (changes: object = {}) =>
  ({ ...details, publishedAt: since, ...changes }) as unknown as PublishedCourse;

test('a course can be published only with a short description, a cover and an activity', () => {
  expect(lacksOf(course())).toEqual([]);
  expect(lacksOf(course({ shortDescription: '' }))).toEqual(['shortDescription']);
  expect(lacksOf(course({ cover: null }))).toEqual(['cover']);
  expect(lacksOf(course({ activities: 0 }))).toEqual(['activities']);
  expect(lacksOf(course({ shortDescription: '', cover: null, activities: 0 }))).toEqual([
    ...['shortDescription', 'cover', 'activities'],
  ]);
});

test('before the first publication of a course, all parts count as added and no detail of the course counts as changed', () => {
  const changes = changesOf(
    { course: course({ cover: null }), parts: [part('a', { updatedAt: later })] },
    undefined,
  );
  expect(changes).toEqual({
    lacks: ['cover'],
    hasDetails: false,
    ...{ added: [{ id: 'a', title: 'a' }], changed: [], moved: [], removed: [] },
  });
});

test('a course detail that differs from the published version counts as a change', () => {
  const hasDetails = (changes: object) =>
    changesOf({ course: course(changes), parts: [] }, { course: published(), parts: [] }).hasDetails;
  expect(hasDetails({})).toBe(false);
  for (const changes of [
    ...[{ title: 'Other' }, { shortDescription: 'Other' }, { goals: [] }, { languages: ['en', 'zh'] }],
    ...[{ ageFrom: null }, { ageTo: 9 }, { cover: null }],
  ])
    expect(hasDetails(changes), JSON.stringify(changes)).toBe(true);
  expect(hasDetails({ version: 9, updatedAt: later })).toBe(false);
});

test('the changes of a course since its published version are listed as changed, moved, added and removed parts', () => {
  const now = [
    part('same'),
    part('renamed', { title: 'New name' }),
    part('edited', { updatedAt: later }),
    part('moved', { parentId: 'same', title: 'Moved and renamed', updatedAt: later }),
    part('new', { updatedAt: later }),
  ];
  const version = ['same', 'renamed', 'edited', 'moved', 'gone'].map(id => part(id));
  expect(partChanges(now, version, since)).toEqual({
    added: [{ id: 'new', title: 'new' }],
    changed: [
      { id: 'renamed', title: 'New name' },
      { id: 'edited', title: 'edited' },
    ],
    moved: [{ id: 'moved', title: 'Moved and renamed' }],
    removed: [{ id: 'gone', title: 'gone' }],
  });
  expect(partChanges([part('a', { updatedAt: since })], [part('a')], since).changed).toEqual([]);
  const { changed } = changesOf(
    { course: course(), parts: [part('a', { updatedAt: since }), part('b', { updatedAt: later })] },
    { course: published(), parts: [part('a'), part('b')] },
  );
  expect(changed).toEqual([{ id: 'b', title: 'b' }]);
});
